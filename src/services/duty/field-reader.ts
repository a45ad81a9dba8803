import { Decimal, parseDecimal } from '../../terms/decimal.js';
import { Problem, type FieldProblem } from '../../terms/errors.js';
import { quoteInput, type Parsed } from '../../terms/result.js';
import type { NumberArgument } from './arguments.js';

/** The largest amount or quantity accepted: far above any entry, and well within exact arithmetic. */
const LARGEST_AMOUNT = new Decimal('1000000000000');

/** Named in one answer: so many show what is wrong. */
const MAX_PROBLEMS = 20;

/** Facts, answers to prompts and quantities of one question: more than the vocabulary and the units have. */
export const MAX_ANSWERS = 100;

export interface NumberRange {
  /** Null when `LARGEST_AMOUNT` is the only limit. */
  readonly max: Decimal | null;
  /** The name of the limit, for the message. */
  readonly limit?: string;
  readonly example: string;
}

/** Reads fields one by one and collects every problem, so that a caller sees all of them at once. */
export class FieldReader {
  private readonly problems: FieldProblem[] = [];

  /** Records a problem, as long as there are few; the field then counts as not stated. */
  refuse(at: string, message: string): null {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ at, message: `${at}: ${message}` });
    return null;
  }

  /** The items of a list, at most `most`: more are refused. */
  readList<Item>(at: string, given: readonly Item[] | null | undefined, most: number): readonly Item[] {
    const items = given ?? [];
    if (items.length <= most) return items;
    this.refuse(at, `${items.length} are given: give at most ${most}`);
    return items.slice(0, most);
  }

  /** The value of a text field, or null when it is not stated or refused. */
  readText<T>(at: string, text: string | null | undefined, parse: (text: string) => Parsed<T>): T | null {
    if (text === null || text === undefined) return null;
    const parsed = parse(text);
    return parsed.ok ? parsed.value : this.refuse(at, parsed.message);
  }

  /** A number of zero or more; null when it is not stated or is refused. Minus zero is zero. */
  readNumber(at: string, given: NumberArgument | null | undefined, range: NumberRange): Decimal | null {
    if (given === null || given === undefined) return null;
    // A scalar has parsed it already; the text of a short number would parse to the same number.
    const value = given instanceof Decimal && given.long === null ? given : parseDecimal(textOf(given));
    if (value === null) {
      const written = textOf(given);
      const cure = `write plain digits with at most one point, for example ${range.example}`;
      return this.refuse(at, `${quoteInput(written)} is not a plain decimal number: ${cure}`);
    }
    const max = range.max ?? LARGEST_AMOUNT;
    if (value.isZero()) return new Decimal(0);
    if (!value.isNegative() && value.lessThanOrEqualTo(max)) return value;
    const limit = range.limit ?? max.toFixed();
    return this.refuse(at, `${quoteInput(textOf(given))} is out of range: give a number from 0 to ${limit}`);
  }

  /** Throws one Problem that names every field refused. */
  finish(): void {
    const [first] = this.problems;
    if (first !== undefined) throw new Problem('invalid-parameter', first.message, this.problems);
  }
}

/** JSON numbers in plain digits; anything else stays as it is and is refused by its text. */
function textOf(given: NumberArgument): string {
  if (typeof given === 'string') return given;
  if (typeof given !== 'number') return given.toFixed();
  return Number.isFinite(given) ? new Decimal(given).toFixed() : String(given);
}
