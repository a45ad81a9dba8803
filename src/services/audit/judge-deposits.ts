import { findFirmRates } from '../../adcvd/rates/firm-rates.js';
import { findGroupRates } from '../../adcvd/rates/group-rates.js';
import type { RateRecord } from '../../adcvd/records.js';
import type { FiledDeposit } from '../../audit/filed-record.js';
import { createFinding, type Finding } from '../../audit/finding.js';
import type { FiledEntry } from '../../audit/group-entries.js';
import { parseCaseNumber } from '../../terms/case-number.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { percentOf } from '../../terms/decimal.js';
import { roundToCent } from '../../terms/money.js';
import { libraryOf } from '../adcvd/library.js';
import type { ServiceContext } from '../service-context.js';

/** Case numbers as they are transmitted: `A570601000` is A-570-601. */
const TRANSMITTED = /^([AC])-?(\d{3})-?(\d{3})(-?\d{3})?$/;

/** AD/CVD deposits against the rates of their cases on the entry date: the firm decides, so any of its rates will do. */
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
  const { percent, value } = deposit;
  if (order === null || percent === null) return null;
  const rates = library.ratesOf(order);
  const group = findGroupRates(rates, date).row;
  const { rows, isOneUnknown } = findFirmRates(rates, date);
  const known = [...rows, ...(group === null ? [] : [group])].filter(isPercent);
  if (known.length === 0 || known.some(({ rate }) => rate.equals(percent))) return null;
  const lawful = group === null || !isPercent(group) ? null : group;
  const base = value === null || lawful === null ? null : roundToCent(percentOf(lawful.rate, value));
  const filed = deposit.duty ?? (value === null ? null : roundToCent(percentOf(percent, value)));
  const other = isOneUnknown ? '; a review replaced the rate of a firm by one that is not held' : '';
  return createFinding({
    code: 'A02',
    severity: 'advisory',
    filed,
    lawful: base,
    confidence: lawful?.confidence ?? 'low',
    difference: filed === null || base === null ? null : filed.minus(base),
    why:
      `${percent.toFixed()}% was filed under ${order.caseNumber}; no firm of the case has that rate on ${date}` +
      `${lawful === null ? '' : `, and that of firms without their own is ${lawful.rate.toFixed()}%`}${other}.`,
    citations: (lawful ?? known[0]!).citations.map(({ document }) => document),
  });
}

function isPercent({ rateUnit, rateType }: RateRecord): boolean {
  return rateUnit === 'percent' && rateType !== 'excluded';
}
