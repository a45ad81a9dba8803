import { DIGITS, type Outcome } from './evaluate.js';

const PLACES = [1, 5, 10] as const;
const TIERS = ['high', 'medium', 'low'] as const;

/** The figures of one set, as lines for the terminal. */
export function reportOn(name: string, outcomes: readonly Outcome[]): string {
  const goods = outcomes.filter(({ item }) => item.codes.length > 0);
  const parts = [`${name}: ${outcomes.length} descriptions`];
  if (goods.length > 0) parts.push(...describeHits(goods), ...describeTiers(goods));
  return [...parts, describeRefusals(outcomes), describeTimes(outcomes)].join('\n');
}

/** Right among the first, five and ten, at each length that the codes of the set have. */
function describeHits(outcomes: readonly Outcome[]): readonly string[] {
  return DIGITS.flatMap((digits) => {
    const coded = outcomes.filter(({ item }) => item.codes.every((code) => code.length >= digits));
    if (coded.length === 0) return [];
    const shares = PLACES.map((most) => {
      const within = coded.filter(({ ranks }) => isWithin(ranks.get(digits), most)).length;
      return percent(within, coded.length);
    });
    return [
      `  ${String(digits).padStart(2)} digits  first ${shares[0]}  five ${shares[1]}  ten ${shares[2]}`,
    ];
  });
}

function isWithin(rank: number | undefined, most: number): boolean {
  return rank !== undefined && rank >= 0 && rank < most;
}

/** What each tier says and how often it was right at six digits. */
function describeTiers(outcomes: readonly Outcome[]): readonly string[] {
  return TIERS.flatMap((tier) => {
    const some = outcomes.filter((one) => one.tier === tier);
    if (some.length === 0) return [];
    const scores = some.reduce((sum, { score }) => sum + score, 0);
    const right = some.filter(({ ranks }) => ranks.get(6) === 0).length;
    const shares = `says ${percent(scores, some.length)}, right ${percent(right, some.length)}`;
    return [`  ${tier.padEnd(6)} ${String(some.length).padStart(6)}  ${shares}`];
  });
}

function describeRefusals(outcomes: readonly Outcome[]): string {
  const refused = outcomes.filter(({ tier }) => tier === null).length;
  const asked = outcomes.filter(({ tier, asks }) => tier === 'low' && asks).length;
  const guessed = outcomes.length - refused - asked;
  const shares = [refused, asked, guessed].map((count) => percent(count, outcomes.length));
  return `  refused as too vague ${shares[0]}, asked at low confidence ${shares[1]}, answered ${shares[2]}`;
}

function describeTimes(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `  p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function percent(count: number, of: number): string {
  return `${((100 * count) / Math.max(1, of)).toFixed(1)}%`;
}
