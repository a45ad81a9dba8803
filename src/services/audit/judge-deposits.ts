import { findFirmRates } from '../../adcvd/rates/firm-rates.js';
import { findGroupRates } from '../../adcvd/rates/group-rates.js';
import type { OrderRecord, RateRecord } from '../../adcvd/records.js';
import { isSameAmount } from '../../audit/compare/same-amount.js';
import type { FiledDeposit } from '../../audit/filed-record.js';
import { createFinding, type Finding } from '../../audit/finding.js';
import type { FiledEntry } from '../../audit/group-entries.js';
import { parseCaseNumber } from '../../terms/case-number.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { percentOf, type Decimal } from '../../terms/decimal.js';
import { roundToCent } from '../../terms/money.js';
import { libraryOf } from '../adcvd/library.js';
import type { ServiceContext } from '../service-context.js';

/** Case numbers as they are transmitted: `A570601000` is A-570-601. */
const TRANSMITTED = /^([AC])-?(\d{3})-?(\d{3})(-?\d{3})?$/;

/** AD/CVD deposits against the rates of their cases on the entry date: the firm decides, so any rate of the case will do. */
export function judgeDeposits(entry: FiledEntry, context: ServiceContext): readonly Finding[] {
  const { entryDate } = entry;
  if (entryDate === null) return [];
  return entry.lines.flatMap(({ number: line, deposits, value }) =>
    deposits.flatMap((deposit): readonly Finding[] => {
      const found = judgeDeposit({ ...deposit, value: deposit.value ?? value }, entryDate, context);
      return found === null ? [] : [{ ...found, line, heading: deposit.caseNumber }];
    }),
  );
}

function judgeDeposit(deposit: FiledDeposit, date: CalendarDate, context: ServiceContext): Finding | null {
  const [, type, country, place] = TRANSMITTED.exec(deposit.caseNumber.toUpperCase()) ?? [];
  const parsed = parseCaseNumber(`${type}-${country}-${place}`);
  const library = libraryOf(context);
  const order = parsed.ok ? library.findOrder(parsed.value) : null;
  if (order === null) return null;
  const rates = library.ratesOf(order);
  const group = findGroupRates(rates, date).row;
  const { rows, isOneUnknown } = findFirmRates(rates, date);
  const all = [...rows, ...(group === null ? [] : [group])];
  const known = all.filter(isPercent);
  // A deposit without a rate may be one by the kilogram.
  if (known.length === 0 || (deposit.percent === null && known.length < all.length)) return null;
  const { percent } = deposit;
  const ofRate = percent === null ? known : known.filter(({ rate }) => rate.equals(percent));
  if (ofRate.some((row) => isAmountOf(deposit, row))) return null;
  const filedAt = percent === null ? null : (ofRate[0] ?? null);
  const lawful = filedAt ?? (group === null || !isPercent(group) ? null : group);
  return describe(deposit, { order, lawful, isAmountAlone: filedAt !== null, isOneUnknown, known, date });
}

/** Whether the amount filed is the value at a rate; what the file does not say is taken to be right. */
function isAmountOf({ value, duty }: FiledDeposit, { rate }: RateRecord): boolean {
  return value === null || duty === null || isSameAmount(duty, depositAt(rate, value));
}

interface Judged {
  readonly order: OrderRecord;
  /** The rate that the deposit should be at; null: not held. */
  readonly lawful: RateRecord | null;
  /** Whether the case has the rate that was filed. */
  readonly isAmountAlone: boolean;
  readonly isOneUnknown: boolean;
  readonly known: readonly RateRecord[];
  readonly date: CalendarDate;
}

function describe(
  { percent, value, duty }: FiledDeposit,
  { order, lawful, isAmountAlone, isOneUnknown, known, date }: Judged,
): Finding {
  const { caseNumber } = order;
  const base = value === null || lawful === null ? null : depositAt(lawful.rate, value);
  const filed = duty ?? (value === null || percent === null ? null : depositAt(percent, value));
  const ofGroup = lawful === null ? '' : `, and that of firms without their own is ${lawful.rate.toFixed()}%`;
  const other = isOneUnknown ? '; a review replaced the rate of a firm by one that is not held' : '';
  const onValue = `${filed?.toFixed(2)} was filed under ${caseNumber} on ${value?.toFixed(2)}`;
  const why =
    percent === null
      ? `${onValue}; no rate that a firm of the case has on ${date} comes to that${ofGroup}${other}.`
      : isAmountAlone
        ? `${onValue}; ${percent.toFixed()}% of it is ${base?.toFixed(2)}.`
        : `${percent.toFixed()}% was filed under ${caseNumber}; no firm of the case has that rate on ${date}${ofGroup}${other}.`;
  return createFinding({
    ...{ code: 'A02', severity: 'advisory', filed, lawful: base, why },
    confidence: lawful?.confidence ?? 'low',
    difference: filed === null || base === null ? null : filed.minus(base),
    citations: (lawful ?? known[0]!).citations.map(({ document }) => document),
  });
}

function depositAt(percent: Decimal, value: Decimal): Decimal {
  return roundToCent(percentOf(percent, value));
}

function isPercent({ rateUnit, rateType }: RateRecord): boolean {
  return rateUnit === 'percent' && rateType !== 'excluded';
}
