import { Buffer } from 'node:buffer';

/** Answers are cut from slabs of this size: one allocation for some of them, and few enough bytes held by a slow reader. */
const SLAB_BYTES = 64 * 1024;
/** Up to this length a loop is faster than a call out of JavaScript. */
const LOOPED_CHARACTERS = 24;
/** UTF-8 of one UTF-16 unit. */
const MAX_BYTES_OF_UNIT = 3;

/** Called as such, for the same reason as in `text`. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is only called with a text
const { charCodeAt } = String.prototype;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7e;

export const COMMA = 0x2c;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;

/** Decimal places that numbers of answers mostly have: whole numbers, cents, percentages. */
const NUMBER_PLACES = [
  { places: 0, power: 1 },
  { places: 2, power: 100 },
  { places: 6, power: 1_000_000 },
];
const FIFTEEN_DIGITS = 1e15;
/** Of a whole number that a double holds exactly, with its sign, its point and zeros in front. */
const MAX_DIGITS = 64;

function digitsOf(units: number): number {
  let digits = 1;
  for (let power = 10; power <= units; power *= 10) digits += 1;
  return digits;
}

/** ASCII that stands in JSON text as it is. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** JSON that is the same every time, one member of an object or some: as the first in it and behind another. */
export interface MemberPiece {
  readonly first: Uint8Array;
  readonly next: Uint8Array;
}

export function createMemberPiece(json: Uint8Array): MemberPiece {
  const next = Buffer.concat([Buffer.from(','), json]);
  return { first: next.subarray(1), next };
}

/**
 * JSON text on its way out, as UTF-8. Pieces follow each other; `take` gives what was written since the last one.
 * Writing must not be interrupted: one document at a time, without a promise in between.
 */
export class JsonBytes {
  private slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  private start = 0;
  private at = 0;

  /** How much the document under way has so far. */
  get length(): number {
    return this.at - this.start;
  }

  /** JSON that is written already. */
  writeRaw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.slab.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** A member of the object under way, or its key. */
  writeMember({ first, next }: MemberPiece): void {
    this.writeRaw(this.slab[this.at - 1] === OPEN_OBJECT ? first : next);
  }

  /** Members as they are written behind others, of which there may be none. */
  writePiece(next: Uint8Array): void {
    this.writeRaw(this.slab[this.at - 1] === OPEN_OBJECT ? next.subarray(1) : next);
  }

  /** One ASCII character of the syntax. */
  writeCharacter(code: number): void {
    this.reserve(1);
    this.slab[this.at] = code;
    this.at += 1;
  }

  /** Text without anything to quote or to escape: a number. */
  writePlain(text: string): void {
    const { length } = text;
    this.reserve(length);
    if (length > LOOPED_CHARACTERS) this.slab.write(text, this.at, 'latin1');
    else for (let index = 0; index < length; index += 1) this.slab[this.at + index] = text.charCodeAt(index);
    this.at += length;
  }

  /** A finite number, as `JSON.stringify` has it. */
  writeNumber(value: number): void {
    for (const { places, power } of NUMBER_PLACES) {
      const units = Math.round(value * power);
      // Of fifteen digits or fewer no two decimals are the same double: this one is what is printed.
      if (units / power === value && Math.abs(units) < FIFTEEN_DIGITS)
        return this.writeDecimal(units, places);
    }
    this.writePlain(String(value));
  }

  /** Whole units of the last of so many decimal places, without the zeros at the end. */
  writeDecimal(units: number, places: number): void {
    let left = Math.abs(units);
    let behind = places;
    while (behind > 0 && left % 10 === 0) {
      left /= 10;
      behind -= 1;
    }
    this.reserve(MAX_DIGITS);
    if (units < 0) this.writeCharacter(MINUS);
    const point = behind === 0 ? 0 : 1;
    const end = this.at + Math.max(digitsOf(left), behind + 1) + point;
    for (let at = end - 1; at >= this.at; at -= 1) {
      if (point === 1 && at === end - 1 - behind) {
        this.slab[at] = POINT;
        continue;
      }
      const tens = Math.floor(left / 10);
      this.slab[at] = ZERO + (left - tens * 10);
      left = tens;
    }
    this.at = end;
  }

  /** A string. */
  writeText(given: string): void {
    // Joined with a text it is known as one: V8 takes strings in memory of more than four kinds for anything otherwise.
    const value = '' + given;
    const { length } = value;
    if (length > LOOPED_CHARACTERS) return this.longText(value);
    this.reserve(length + 2);
    const { slab } = this;
    let { at } = this;
    slab[at] = QUOTE;
    for (let index = 0; index < length; index += 1) {
      const code = charCodeAt.call(value, index);
      if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH)
        return this.writeValue(value);
      at += 1;
      slab[at] = code;
    }
    slab[at + 1] = QUOTE;
    this.at = at + 2;
  }

  /** Any JSON value, as `JSON.stringify` has it. */
  writeValue(value: unknown): void {
    const text = JSON.stringify(value);
    this.reserve(text.length * MAX_BYTES_OF_UNIT);
    this.at += this.slab.write(text, this.at);
  }

  /** A copy of what was written since the document had `length`. */
  copyFrom(length: number): Uint8Array {
    // Pieces are small and many: Node puts them into common memory.
    return Buffer.from(this.slab.subarray(this.start + length, this.at));
  }

  /** The same, taken out again. */
  cutFrom(length: number): Uint8Array {
    const cut = this.copyFrom(length);
    this.at = this.start + length;
    return cut;
  }

  /** What was written; the next piece begins a new document. */
  take(): Buffer {
    const taken = this.slab.subarray(this.start, this.at);
    this.start = this.at;
    return taken;
  }

  /** Forgets a document that could not be written to its end. */
  discard(): void {
    this.at = this.start;
  }

  private longText(value: string): void {
    if (!PLAIN.test(value)) return this.writeValue(value);
    this.reserve(value.length + 2);
    const { slab, at } = this;
    slab[at] = QUOTE;
    slab.write(value, at + 1, 'latin1');
    slab[at + 1 + value.length] = QUOTE;
    this.at = at + value.length + 2;
  }

  private reserve(bytes: number): void {
    if (this.at + bytes > this.slab.length) this.moveToNewSlab(bytes);
  }

  /** Takes the document under way along; what was taken from the old slab keeps it. */
  private moveToNewSlab(bytes: number): void {
    const { length } = this;
    const next = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, 2 * (length + bytes)));
    this.slab.copy(next, 0, this.start, this.at);
    this.slab = next;
    this.start = 0;
    this.at = length;
  }
}
