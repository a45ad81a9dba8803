import { Decimal } from '../../terms/decimal.js';
import { formatMoneyForPeople } from '../../terms/money.js';

/** How the report is drawn on this output. */
export interface Style {
  readonly color: boolean;
  /** False: ASCII characters only. */
  readonly unicode: boolean;
  /** Characters per line. */
  readonly width: number;
}

const NARROWEST = 60;
const WIDEST = 110;
const WITHOUT_TERMINAL = 100;

/** The style for the environment: NO_COLOR (no-color.org), TERM=dumb, and whether the locale is UTF-8. */
export function styleOf(
  env: Readonly<Record<string, string | undefined>>,
  output: { readonly isTTY?: boolean; readonly columns?: number },
): Style {
  const isTerminal = output.isTTY === true && env.TERM !== 'dumb';
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  const width = Math.min(Math.max(output.columns ?? WITHOUT_TERMINAL, NARROWEST), WIDEST);
  return {
    color: isTerminal && !env.NO_COLOR,
    unicode: /utf-?8/i.test(locale) && env.TERM !== 'dumb',
    width,
  };
}

export type Paint = 'bold' | 'dim' | 'warn' | number;

const CODES = { bold: '1', dim: '2', warn: '33' } as const;

/** Wraps text in an ANSI style; a number is a color of the 256-color palette. */
export function paint(text: string, how: Paint, { color }: Style): string {
  if (!color || text === '') return text;
  const code = typeof how === 'number' ? `38;5;${how}` : CODES[how];
  return `\u001b[${code}m${text}\u001b[0m`;
}

/** Free text from the data or the caller, made safe and drawable on this output. */
export function toDrawable(text: string, { unicode }: Style): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  // eslint-disable-next-line no-control-regex -- nothing in a description may steer the terminal
  const harmless = oneLine.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '');
  return unicode ? harmless : harmless.replace(/[^\x20-\x7e]/g, '?');
}

/** Breaks text into lines of at most `width`, every line after the first indented. */
export function wrap(text: string, { width }: Style, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length <= width || line === '') {
      line = next;
      continue;
    }
    lines.push(line);
    line = indent + word;
  }
  return [...lines, line];
}

const INDENT = '    ';

/** Free text in lines that stand below another, each indented. */
export function wrapIndented(text: string, style: Style, hanging = ''): string[] {
  const narrower = { ...style, width: style.width - INDENT.length };
  return wrap(toDrawable(text, style), narrower, hanging).map((line) => INDENT + line);
}

/** `14172` as `14,172.00`. */
export function formatMoney(amount: Decimal | string | number): string {
  return formatMoneyForPeople(new Decimal(amount));
}
