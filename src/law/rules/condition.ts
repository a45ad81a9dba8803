import type { Condition } from '../../engine/law.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import { parseHeadingRanges } from '../../terms/heading-ranges.js';

const TOKEN =
  /\s*(?:([&|()!])|([a-z][a-z0-9_]*)\s*(?:(!=|<=|>=|=|<|>)\s*([^&|()\s](?:[^&|()]|\([^&|()]*\))*))?)/y;

interface Token {
  /** An operator or a parenthesis; null for a test of a fact. */
  readonly mark: string | null;
  readonly key: string;
  readonly operator: string;
  readonly operand: string;
}

/**
 * Reads a conditions cell: tests of fact keys joined by `&` (binds first), `|` and parentheses, `!` for not. `key`
 * alone holds when true. `=` and `!=` take a comma list, which may name a note (`19(i)`). `<` `<=` `>` `>=` compare
 * numbers and dates. `heading_due=` takes headings and ranges. Empty text is null: no condition.
 */
export function parseCondition(text: string): Parsed<Condition | null> {
  if (text.trim() === '') return accept(null);
  const tokens = tokenize(text);
  if (tokens === null)
    return refuse(`${quoteInput(text)} is not a condition: see the grammar of the conditions column`);
  try {
    const reader = new TokenReader(tokens);
    const condition = readAny(reader);
    if (!reader.atEnd)
      throw new SyntaxError(
        `nothing may follow a complete condition, found "${reader.peek()?.mark ?? reader.peek()?.key}"`,
      );
    return accept(condition);
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem;
    return refuse(`${quoteInput(text)}: ${problem.message}`);
  }
}

/** True when one level mixes `&` and `|`: the order rests on precedence, not on parentheses. */
export function restsOnPrecedence(text: string): boolean {
  const bare = removeGroups(text);
  return bare.includes('&') && bare.includes('|');
}

function tokenize(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  const source = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (!match) return null;
    const [, mark = null, key = '', operator = '', operand = ''] = match;
    tokens.push({ mark, key, operator, operand: operand.trim() });
  }
  return tokens;
}

class TokenReader {
  private position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get atEnd(): boolean {
    return this.position === this.tokens.length;
  }

  peek(): Token | undefined {
    return this.tokens[this.position];
  }

  takeMark(mark: string): boolean {
    if (this.peek()?.mark !== mark) return false;
    this.position += 1;
    return true;
  }

  takeTest(): Token {
    const token = this.peek();
    if (token === undefined) throw new SyntaxError('a test of a fact is missing at the end');
    if (token.mark !== null) throw new SyntaxError(`a test of a fact is missing before "${token.mark}"`);
    this.position += 1;
    return token;
  }
}

function readAny(reader: TokenReader): Condition {
  const of = [readAll(reader)];
  while (reader.takeMark('|')) of.push(readAll(reader));
  return joined('any', of);
}

function readAll(reader: TokenReader): Condition {
  const of = [readOne(reader)];
  while (reader.takeMark('&')) of.push(readOne(reader));
  return joined('all', of);
}

function readOne(reader: TokenReader): Condition {
  if (reader.takeMark('!')) return { kind: 'not', of: readOne(reader) };
  if (!reader.takeMark('(')) return toTest(reader.takeTest());
  const inner = readAny(reader);
  if (!reader.takeMark(')')) throw new SyntaxError('a closing parenthesis is missing');
  return inner;
}

function joined(kind: 'all' | 'any', of: readonly Condition[]): Condition {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind, of };
}

function toTest({ key, operator, operand }: Token): Condition {
  if (operator === '') return { kind: 'holds', key };
  if (key === 'heading_due') return toHeadingTest(operator, operand);
  if (operator === '=' || operator === '!=') {
    const values = operand.split(',').map((value) => value.trim());
    const test: Condition = { kind: 'isOneOf', key, values };
    return operator === '=' ? test : { kind: 'not', of: test };
  }
  return { kind: 'compares', key, operator: operator as '<' | '<=' | '>' | '>=', operand };
}

function toHeadingTest(operator: string, operand: string): Condition {
  if (operator !== '=') throw new SyntaxError(`heading_due is tested with "=", not "${operator}"`);
  const headings = parseHeadingRanges(operand);
  if (!headings.ok) throw new SyntaxError(headings.message);
  return { kind: 'headingDue', headings: headings.value };
}

function removeGroups(text: string): string {
  let bare = text;
  for (let shorter = ''; shorter !== bare;) {
    shorter = bare;
    bare = bare.replace(/\([^()]*\)/g, 'group');
  }
  return bare;
}
