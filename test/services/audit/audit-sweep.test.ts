import { beforeAll, describe, expect, it } from '@jest/globals';
import { Random } from '../../../bench/random.js';
import type { AuditedEntry } from '../../../src/audit/judge-entry.js';
import { readAuditLaw } from '../../../src/audit/read-audit-law.js';
import type { Layer } from '../../../src/engine/result.js';
import { EntryAuditor } from '../../../src/services/audit/entry-auditor.js';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { addDays, toCalendarDate, type CalendarDate } from '../../../src/terms/calendar-date.js';
import { Decimal, ZERO } from '../../../src/terms/decimal.js';
import { Problem } from '../../../src/terms/errors.js';
import { formatHtsNumber, toHtsNumber } from '../../../src/terms/hts-number.js';
import { recordsOf, type FiledNumberGiven } from '../../audit/filed-entries.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

const ORIGINS = [
  'CN',
  'VN',
  'DE',
  'JP',
  'IN',
  'MX',
  'CA',
  'TW',
  'KR',
  'GB',
  'CH',
  'BR',
  'RU',
  'CU',
  'IL',
  'AU',
];
const QUANTITIES = [
  ['1000', 'KG'],
  ['50', 'NO'],
  ['900', 'L'],
] as const;
const FIRST_DAY = toCalendarDate('2025-01-05');
const DAYS = 680;
/** Headings that somebody files in error: of other days, other countries, other goods, exempting ones and one unknown. */
const STRAY = [
  '99038803',
  '99038815',
  '99030124',
  '99030125',
  '99030163',
  '99030301',
  '99030531',
  '99030584',
  '99038190',
].concat([
  '99038508',
  '99039405',
  '99030273',
  '99030220',
  '99030269',
  '99030132',
  '99030303',
  '99038869',
  '99030128',
  '99999999',
]);

const RETURNED = toHtsNumber('98020080');

let context: ServiceContext;
let auditor: EntryAuditor;
beforeAll(async () => {
  context = await bundledContext();
  const auditLaw = readAuditLaw((name) => `law/entry-audit/${name}`);
  auditor = new EntryAuditor(context, { asOf: toCalendarDate('2026-11-20'), auditLaw });
}, 120_000);

/** Whole numbers below an end, the same for the same seed. */
function toBelow(seed: number): (end: number) => number {
  const random = new Random(seed);
  return (end) => random.below(end);
}

interface Lawful {
  readonly origin: string;
  readonly entryDate: CalendarDate;
  readonly numbers: readonly FiledNumberGiven[];
}

/** A random line as the law wants it filed: a total rate whole on its heading. Null: not every amount is known. */
function findLawfulLine(random: (below: number) => number): Lawful | null {
  const entryDate = addDays(FIRST_DAY, random(DAYS));
  const lines = context.snapshot.listReportableLines(entryDate);
  const [hts, origin] = [lines[random(lines.length)]!, ORIGINS[random(ORIGINS.length)]!];
  const dutiable = 1000 + random(100_000);
  // A third of the goods went abroad and come back. Not to Canada or Mexico: there a void duty on what is dutiable
  // stands in the place of one on the full value, so that more is owed without it than at entry.
  const isReturned = random(3) === 0 && origin !== 'CA' && origin !== 'MX';
  const free = isReturned ? 1000 + random(100_000) : 0;
  const facts =
    free === 0
      ? []
      : [
          { key: 'chapter98_provision', value: formatHtsNumber(RETURNED) },
          { key: 'chapter98_dutiable_value', value: String(dutiable) },
        ];
  const measures = QUANTITIES.map(([amount, key]) => ({ key, value: amount }));
  const question = { hts, origin, date: entryDate, value: String(dutiable + free), measures, facts };
  const { result } = calculateDuty(question, context);
  const layers = result.layers.filter(({ heading, kind }) => kind !== 'adcvd' && /^\d{4}\./.test(heading));
  if (result.prohibited || layers.some(({ amount }) => amount === null)) return null;
  const total = layers.find(({ kind }) => kind === 'floor' || kind === 'in_lieu');
  const column = layers.find(({ kind }) => kind === 'column')?.amount ?? ZERO;
  const dutyOf = ({ kind, amount }: Layer, isTotal: boolean): Decimal => {
    if (total === undefined) return amount!;
    return isTotal ? amount!.plus(column) : kind === 'column' ? ZERO : amount!;
  };
  const numbers = layers.map((layer) => ({
    hts: layer.heading.replaceAll('.', ''),
    ...(layer.kind === 'column' && { value: String(dutiable) }),
    duty: dutyOf(layer, layer === total).toFixed(),
  }));
  const returned = free === 0 ? [] : [{ hts: RETURNED, value: String(free), duty: '0' }];
  return { origin, entryDate, numbers: [...returned, ...numbers] };
}

function* listLawfulLines(count: number, seed: number): Generator<Lawful> {
  const random = toBelow(seed);
  for (let made = 0; made < count;) {
    try {
      const line = findLawfulLine(random);
      if (line === null) continue;
      made += 1;
      yield line;
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
    }
  }
}

const audit = ({ origin, entryDate, numbers }: Lawful): AuditedEntry =>
  auditor.auditEntry(recordsOf({ entryDate, lines: [{ origin, numbers, quantities: QUANTITIES }] }));

/** Differences of the tariff: not refunds of void duty, contested duty and claims that could be made. */
const differencesOf = ({ findings }: AuditedEntry) =>
  findings.filter(
    ({ code, difference }) => /^T/.test(code) && !/^T(09|18|19)$/.test(code) && difference !== null,
  );

describe('over random lines, days and origins', () => {
  it('what is filed as the law is has no error', () => {
    for (const line of listLawfulLines(250, 11)) {
      const audited = audit(line);
      const wrong = audited.findings.filter(({ severity }) => severity === 'error');
      expect({ line, wrong }).toEqual({ line, wrong: [] });
    }
  });

  it('an amount that is halved or doubled is what the findings of its line come to', () => {
    const random = toBelow(13);
    for (const line of listLawfulLines(350, 17)) {
      const charged = line.numbers.filter(({ duty }) => Number(duty) > 1);
      if (charged.length === 0) continue;
      const wrong = charged[random(charged.length)]!;
      const filed = new Decimal(wrong.duty).times(random(2) === 0 ? '0.5' : 2).toDecimalPlaces(2);
      const numbers = line.numbers.map((one) => (one === wrong ? { ...one, duty: filed.toFixed(2) } : one));
      const audited = audit({ ...line, numbers });
      const found = differencesOf(audited);
      // Half of the duty on metal says half of it is metal, where the rest of the value owes nothing.
      const law = audited.articles[0]?.law;
      if (found.length === 0 && law?.status === 'computed' && law.claims.length > 0) continue;
      const sum = found.reduce((all, { difference }) => all.plus(difference!), ZERO);
      const off = sum.minus(filed.minus(wrong.duty)).abs();
      const isWhole = off.lessThan('0.05');
      expect({ line, wrong, found, isWhole }).toEqual({ line, wrong, found, isWhole: true });
    }
  });

  it('the differences of a line add up to filed less lawful, and no dollar is refunded twice', () => {
    const random = toBelow(3);
    for (const line of listLawfulLines(350, 5)) {
      const spoiled = { ...line, numbers: spoil(line.numbers, random) };
      const audited = audit(spoiled);
      const [article] = audited.articles;
      if (article === undefined || article.atEntry === null) continue;
      const kept = (article.comparison?.notAudited ?? []).reduce(
        (sum, { duty }) => sum.plus(duty ?? ZERO),
        ZERO,
      );
      const filed = article.filed.minus(kept);
      const sum = differencesOf(audited).reduce((all, { difference }) => all.plus(difference!), ZERO);
      const cents = new Decimal('0.01').times(spoiled.numbers.length + 3);
      const isWhole = sum.minus(filed.minus(article.atEntry)).abs().lessThanOrEqualTo(cents);
      const refunds = audited.findings
        .filter(
          ({ code, severity, difference }) =>
            /^T(?!09|19)/.test(code) && severity !== 'info' && difference?.greaterThan(0) === true,
        )
        .reduce((all, { difference }) => all.plus(difference!), ZERO);
      const owed = article.withoutIeepa ?? article.atEntry;
      const isOnce = refunds.minus(Decimal.max(ZERO, filed.minus(owed))).lessThanOrEqualTo(cents);
      expect({ spoiled, isWhole, isOnce }).toEqual({ spoiled, isWhole: true, isOnce: true });
    }
  });
});

/** Leaves a heading out, adds one, changes an amount, or files others altogether. */
function spoil(
  numbers: readonly FiledNumberGiven[],
  random: (below: number) => number,
): readonly FiledNumberGiven[] {
  const stray = (): FiledNumberGiven => ({
    hts: STRAY[random(STRAY.length)]!,
    duty: (random(900_000) / 100).toFixed(2),
  });
  const others = numbers.slice(-1);
  switch (random(4)) {
    case 0:
      return numbers.length > 1 ? numbers.filter((_, at) => at !== 0) : numbers;
    case 1:
      return [stray(), ...numbers];
    case 2: {
      const place = random(numbers.length);
      return numbers.map((one, at) =>
        at === place ? { ...one, duty: (random(3_000_000) / 100).toFixed(2) } : one,
      );
    }
    default:
      return [stray(), stray(), stray(), ...others];
  }
}
