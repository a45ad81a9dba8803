import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { Decimal } from '../../terms/decimal.js';
import type { FiledQuantity, UnreadCell } from '../filed-record.js';
import { toFullYear } from './cells.js';

/** Where record 50 has them: the quantity and its unit. */
const QUANTITIES = [
  [36, 48],
  [51, 63],
  [66, 78],
] as const;

/** One record by position, counted from 1 as the chapter on entry summaries does. */
export class Fields {
  constructor(private readonly record: string) {}

  text(position: number, length: number): string {
    return this.record.slice(position - 1, position - 1 + length).trim();
  }

  optional(position: number, length: number): string | null {
    return this.text(position, length) || null;
  }

  /** Money and quantities have implied decimals. */
  amount(position: number, length: number, places: number): Decimal | null {
    const digits = this.text(position, length);
    return /^\d{1,15}$/.test(digits) ? new Decimal(Number(digits), places) : null;
  }

  /** Pairs of a quantity and its unit on record 50. */
  quantities(): readonly FiledQuantity[] {
    return QUANTITIES.flatMap(([quantity, unit]) => {
      const counted = this.amount(quantity, 12, 2);
      return counted === null || this.text(unit, 3) === ''
        ? []
        : [{ amount: counted, unit: this.text(unit, 3) }];
    });
  }

  /** MMDDYY. Null: blank or no day. */
  day(position: number): CalendarDate | null {
    const digits = this.text(position, 6);
    if (!/^\d{6}$/.test(digits)) return null;
    const parsed = parseCalendarDate(
      `${toFullYear(digits.slice(4))}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`,
    );
    return parsed.ok ? parsed.value : null;
  }

  /** A date or an amount that stands there and has other marks than digits, or is no day. */
  listUnread(
    field: 'entryDate' | 'privilegedDate' | 'tariffDuty' | 'tariffValue',
    position: number,
    length: number,
  ): readonly UnreadCell[] {
    const printed = this.text(position, length);
    const isDay = field === 'entryDate' || field === 'privilegedDate';
    const isRead = isDay ? this.day(position) : this.amount(position, length, 0);
    if (printed === '' || isRead !== null) return [];
    const header = `record ${this.text(1, 2)}, position ${position}`;
    return [{ field, header, printed, why: `it is not ${isDay ? 'a day, MMDDYY' : 'an amount'}` }];
  }
}
