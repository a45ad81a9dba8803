import { Problem } from '../terms/errors.js';
import { quoteInput } from '../terms/result.js';

export interface JsonLimits {
  readonly jsonDepth: number;
  readonly jsonMembers: number;
}

/**
 * Reads JSON text (RFC 8259) more strictly than JSON.parse: no deeper than the limit, no object with two members of
 * one name, no member `__proto__`. Throws `malformed-request`, in which `what` names the text.
 */
export function parseJson(text: string, limits: JsonLimits, what = 'The body'): unknown {
  try {
    new Scan(text, limits).run();
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const fault = cause instanceof Fault ? cause.message : NOT_JSON;
    throw new Problem('malformed-request', `${what} ${fault}`);
  }
}

const NOT_JSON = 'is not well-formed JSON.';

/** What is wrong with a text, to be said after its name. */
class Fault extends Error {}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [BRACKET, CLOSING_BRACKET] = [0x5b, 0x5d];
const [BRACE, CLOSING_BRACE] = [0x7b, 0x7d];
const COMMA = 0x2c;

/** One pass over the text that looks only at brackets and member names; everything else is left to JSON.parse. */
class Scan {
  private at = 0;
  /** Names seen in each open object; null for an array. */
  private readonly open: (Names | null)[] = [];
  private expectsName = false;
  private readonly hasEscapes: boolean;

  constructor(
    private readonly text: string,
    private readonly limits: JsonLimits,
  ) {
    this.hasEscapes = text.includes('\\');
  }

  run(): void {
    const { text } = this;
    for (; this.at < text.length; this.at += 1) {
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) this.takeString();
      else if (code === BRACE || code === BRACKET) this.enter(code === BRACE);
      else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) this.leave();
      else if (code === COMMA) this.expectsName = this.names() !== null;
    }
  }

  private names(): Names | null {
    return this.open[this.open.length - 1] ?? null;
  }

  private enter(isObject: boolean): void {
    this.open.push(isObject ? new Names() : null);
    this.expectsName = isObject;
    if (this.open.length > this.limits.jsonDepth) {
      throw malformed(`is nested more than ${this.limits.jsonDepth} levels deep.`);
    }
  }

  private leave(): void {
    this.open.pop();
    this.expectsName = false;
  }

  private takeString(): void {
    const from = this.at;
    this.at = this.endOfString(from + 1);
    if (this.expectsName) this.takeName(this.text.slice(from, this.at + 1));
    this.expectsName = false;
  }

  /** The place of the quote that ends a string; the length of the text where none does. */
  private endOfString(from: number): number {
    const { text } = this;
    if (!this.hasEscapes) {
      const end = text.indexOf('"', from);
      return end < 0 ? text.length : end;
    }
    let at = from;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) break;
    }
    return at;
  }

  private takeName(written: string): void {
    const names = this.names()!;
    const name = written.includes('\\') ? unescape(written) : written.slice(1, -1);
    if (name === '__proto__') throw malformed('has a member named __proto__.');
    if (!names.add(name)) throw malformed(`has two members named ${quoteInput(name)} in one object.`);
    if (names.size > this.limits.jsonMembers) {
      throw malformed(`has an object with more than ${this.limits.jsonMembers} members.`);
    }
  }
}

/** Up to this many names a list is faster than a set. */
const MAX_LISTED_NAMES = 8;

/** The names of an object so far. */
class Names {
  private readonly few: string[] = [];
  private many: Set<string> | null = null;

  get size(): number {
    return this.many?.size ?? this.few.length;
  }

  /** False: the name is there already. */
  add(name: string): boolean {
    if (this.many === null && this.few.length === MAX_LISTED_NAMES) this.many = new Set(this.few);
    if (this.many === null ? this.few.includes(name) : this.many.has(name)) return false;
    if (this.many === null) this.few.push(name);
    else this.many.add(name);
    return true;
  }
}

/** A name spelt with escapes equals the same name without them. */
function unescape(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    throw malformed(NOT_JSON);
  }
}

function malformed(fault: string): Fault {
  return new Fault(fault);
}
