/** A fraction of two integers, the lower one positive. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const TOKEN = /\s*(\d+(?:\.\d+)?|max|min|[-+x/%(),])/y;

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`not arithmetic: ${text}`);
    tokens.push(match[1] as string);
  }
  return tokens;
}

function toFraction(decimal: string): Fraction {
  const [whole, places = ''] = decimal.split('.');
  return { over: BigInt(`${whole}${places}`), under: 10n ** BigInt(places.length) };
}

const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** Reads the formulas of `formulaOf` with exact fractions: no code shared with what it checks. */
class Reader {
  private position = 0;

  constructor(private readonly tokens: readonly string[]) {}

  sum(): Fraction {
    let left = this.product();
    while (this.next('+', '-')) {
      const sign = this.tokens[this.position - 1] === '-' ? -1n : 1n;
      const right = this.product();
      left = {
        over: left.over * right.under + sign * right.over * left.under,
        under: left.under * right.under,
      };
    }
    return left;
  }

  atEnd(): boolean {
    return this.position === this.tokens.length;
  }

  private product(): Fraction {
    let left = this.factor();
    while (this.next('x', '/')) {
      const isDivision = this.tokens[this.position - 1] === '/';
      const right = this.factor();
      left = isDivision
        ? { over: left.over * right.under, under: left.under * right.over }
        : { over: left.over * right.over, under: left.under * right.under };
    }
    return left;
  }

  private factor(): Fraction {
    let value = this.atom();
    while (this.next('%')) value = { over: value.over, under: value.under * 100n };
    return value;
  }

  private atom(): Fraction {
    const token = this.tokens[this.position++];
    if (token === '(') {
      const inner = this.sum();
      this.expect(')');
      return inner;
    }
    if (token === 'max' || token === 'min') return this.extreme(token);
    return toFraction(token as string);
  }

  private extreme(name: 'max' | 'min'): Fraction {
    this.expect('(');
    const left = this.sum();
    this.expect(',');
    const right = this.sum();
    this.expect(')');
    return isLess(left, right) === (name === 'max') ? right : left;
  }

  private next(...tokens: readonly string[]): boolean {
    if (!tokens.includes(this.tokens[this.position] ?? '')) return false;
    this.position += 1;
    return true;
  }

  private expect(token: string): void {
    if (!this.next(token))
      throw new Error(`expected ${token} before ${this.tokens.slice(this.position).join(' ')}`);
  }
}

/** The value of a formula to 40 decimal places, truncated. */
export function calculateExactly(formula: string): string {
  const reader = new Reader(tokenize(formula));
  const { over, under } = reader.sum();
  if (!reader.atEnd()) throw new Error(`not arithmetic to its end: ${formula}`);
  return ((over * 10n ** 40n) / under).toString();
}

/** Decimal text in the same units as `calculateExactly`. */
export function toExact(decimal: string): string {
  return calculateExactly(decimal);
}
