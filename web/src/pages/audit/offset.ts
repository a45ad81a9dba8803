import type { FiledFindingFragment } from '../../generated/operations.js';
import { formatDifference, formatMoney } from '../../parts/text.js';

/**
 * Why the difference of a finding is not its filed less its lawful amount: a dollar of a line counts once, so what other
 * findings or headings of the line have is taken off. Null: it is filed less lawful.
 */
export function describeOffset({
  code,
  filed,
  lawful,
  difference,
}: Pick<FiledFindingFragment, 'code' | 'filed' | 'lawful' | 'difference'>): string | null {
  if (filed === null || lawful === null || difference === null) return null;
  const whole = toCents(filed) - toCents(lawful);
  const rest = whole - toCents(difference);
  if (rest === 0) return null;
  const where = code === 'T18' ? 'in other findings of the line' : 'set against other headings';
  return `${formatDifference(toAmount(whole))}, less ${formatMoney(toAmount(Math.abs(rest)))} ${where}:`;
}

/** Amounts of entries are in cents: whole numbers of them are exact. */
function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

function toAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
