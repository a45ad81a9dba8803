import { Buffer } from 'node:buffer';

/** Answers are cut from slabs of this size: one allocation serves several, and a slow reader retains few bytes. */
const SLAB_BYTES = 64 * 1024;
/** Up to this length a loop is faster than a native call. */
const LOOPED_CHARACTERS = 24;
/** UTF-8 bytes of one UTF-16 unit. */
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

/** Usual decimal places of numbers in answers: whole numbers, cents, percentages. */
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

/** ASCII that needs no escape in JSON text. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** Constant JSON, one or more members of an object: as its first member and after another. */
export interface MemberPiece {
  readonly first: Uint8Array;
  readonly next: Uint8Array;
}

export function createMemberPiece(json: Uint8Array): MemberPiece {
  const next = Buffer.concat([Buffer.from(','), json]);
  return { first: next.subarray(1), next };
}

/**
 * A buffer of JSON text in UTF-8. Pieces are appended; `take` returns what was written since the last one. Writing must
 * not be interrupted: one document at a time, without awaiting in between.
 */
export class JsonBytes {
  private slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  private start = 0;
  private at = 0;

  /** Length of the current document so far. */
  get length(): number {
    return this.at - this.start;
  }

  /** JSON that is already encoded. */
  writeRaw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.slab.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** A member of the current object, or its key. */
  writeMember({ first, next }: MemberPiece): void {
    this.writeRaw(this.slab[this.at - 1] === OPEN_OBJECT ? first : next);
  }

  /** Members in the form that follows another member; there may be no other. */
  writePiece(next: Uint8Array): void {
    this.writeRaw(this.slab[this.at - 1] === OPEN_OBJECT ? next.subarray(1) : next);
  }

  /** One ASCII character of the syntax. */
  writeCharacter(code: number): void {
    this.reserve(1);
    this.slab[this.at] = code;
    this.at += 1;
  }

  /** Text that needs no quotes or escapes: a number. */
  writePlain(text: string): void {
    const { length } = text;
    this.reserve(length);
    if (length > LOOPED_CHARACTERS) this.slab.write(text, this.at, 'latin1');
    else for (let index = 0; index < length; index += 1) this.slab[this.at + index] = text.charCodeAt(index);
    this.at += length;
  }

  /** A finite number, as `JSON.stringify` writes it. */
  writeNumber(value: number): void {
    for (const { places, power } of NUMBER_PLACES) {
      const units = Math.round(value * power);
      // With fifteen digits or fewer, no two decimals share a double, so this one is printed.
      if (units / power === value && Math.abs(units) < FIFTEEN_DIGITS)
        return this.writeDecimal(units, places);
    }
    this.writePlain(String(value));
  }

  /** A number in units of its last decimal place, written without trailing zeros. */
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
    // Concatenation tells V8 that this is a string; at a site with more than four string kinds it assumes nothing.
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

  /** Any JSON value, as `JSON.stringify` writes it. */
  writeValue(value: unknown): void {
    const text = JSON.stringify(value);
    this.reserve(text.length * MAX_BYTES_OF_UNIT);
    this.at += this.slab.write(text, this.at);
  }

  /** A copy of what was written since the document had `length`. */
  copyFrom(length: number): Uint8Array {
    // Pieces are small and many, so Node allocates them from its pool.
    return Buffer.from(this.slab.subarray(this.start + length, this.at));
  }

  /** The same, and removes it from the document. */
  cutFrom(length: number): Uint8Array {
    const cut = this.copyFrom(length);
    this.at = this.start + length;
    return cut;
  }

  /** Returns what was written; the next piece starts a new document. */
  take(): Buffer {
    const taken = this.slab.subarray(this.start, this.at);
    this.start = this.at;
    return taken;
  }

  /** Discards a document that could not be completed. */
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

  /** Moves the current document to a new slab; documents already taken keep the old one. */
  private moveToNewSlab(bytes: number): void {
    const { length } = this;
    const next = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, 2 * (length + bytes)));
    this.slab.copy(next, 0, this.start, this.at);
    this.slab = next;
    this.start = 0;
    this.at = length;
  }
}
