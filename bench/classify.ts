import { classify, rankOf, readItems, readLaw, type Item } from './classification-items.js';

// Classification of ruling-style descriptions without any model: right numbers among the first 1, 3 and 5, and how
// often each tier of confidence is right at six digits. Developed on the odd-numbered items; both halves are printed.
//   tsx bench/classify.ts

const DIGITS = [4, 6, 10] as const;
const RANKS = [1, 3, 5] as const;
const TIERS = ['high', 'medium', 'low'] as const;

type Measured = { readonly item: Item; readonly ranks: Record<number, number>; readonly tier: string };

function printTable(title: string, measured: readonly Measured[]): void {
  const share = (some: readonly Measured[], within: (one: Measured) => boolean): string =>
    `${((100 * some.filter(within).length) / Math.max(1, some.length)).toFixed(1)}%`;
  const within = (digits: number, most: number) => (one: Measured) => {
    const rank = one.ranks[digits] as number;
    return rank >= 0 && rank < most;
  };
  console.log(`\n${title}: ${measured.length} items`);
  console.table(
    Object.fromEntries(
      DIGITS.map((digits) => [
        `${digits} digits`,
        Object.fromEntries(RANKS.map((most) => [`top-${most}`, share(measured, within(digits, most))])),
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      TIERS.map((tier) => {
        const some = measured.filter((one) => one.tier === tier);
        const right = share(some, within(6, 1));
        return [
          tier,
          { items: some.length, 'right at 6 digits': right, 'right at 4 digits': share(some, within(4, 1)) },
        ];
      }),
    ),
  );
}

function main(): void {
  const law = readLaw();
  const started = performance.now();
  const measured = readItems().map((item): Measured => {
    const answer = classify(item.description, law);
    const ranks = Object.fromEntries(DIGITS.map((digits) => [digits, rankOf(answer, item, digits)]));
    return { item, ranks, tier: answer.answer?.confidence.tier ?? 'none' };
  });
  const milliseconds = (performance.now() - started) / measured.length;
  printTable(
    'odd-numbered (developed on)',
    measured.filter(({ item }) => item.place % 2 === 1),
  );
  printTable(
    'even-numbered',
    measured.filter(({ item }) => item.place % 2 === 0),
  );
  printTable('all', measured);
  console.log(`${milliseconds.toFixed(0)} ms a description`);
}

main();
