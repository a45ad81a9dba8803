import { Decimal } from './decimal.js';
import { accept, quoteInput, refuse, type Parsed } from './result.js';
import { stripMarkup } from './rate-text.js';
import { UNITS, type UnitDefinition } from './unit-table.js';

/** A canonical unit or measure; `toUnitMeaning` says what each counts. */
export type UnitCode = keyof typeof UNITS;

/** Every code, in the order of the table. */
export const UNIT_CODES = Object.freeze(Object.keys(UNITS)) as readonly UnitCode[];
const CODES: ReadonlySet<string> = new Set(UNIT_CODES);

/** Whether external text (a request, a stored row) is a code. */
export function isUnitCode(text: string): text is UnitCode {
  return CODES.has(text);
}

/** Codes of the Automated Broker Interface that differ from ours. */
const BROKER_CODES: ReadonlyMap<string, UnitCode> = new Map([
  ['DPC', 'DOZ_PCS'],
  ['DPR', 'DOZ_PRS'],
]);

/** A code, or one that brokers report to CBP (`DPR`, dozens of pairs); null when neither. */
export function toUnitCode(text: string): UnitCode | null {
  return isUnitCode(text) ? text : (BROKER_CODES.get(text) ?? null);
}

/** The unit as the schedule prints it: `kg`, `No.`, `pf.liters`; `USD` for values. */
export function toUnitLabel(code: UnitCode): string {
  return UNITS[code].label;
}

/** What the code counts, in words. */
export function toUnitMeaning(code: UnitCode): string {
  return UNITS[code].meaning;
}

/** Other spellings in the archives, lower case, without the final period. */
const SPELLINGS: readonly (readonly [string, UnitCode])[] = [
  ['liter', 'L'],
  ['pf. liters', 'PFL'],
  ['pieces', 'PCS'],
  ['jewels', 'JWL'],
];

const REPORTED = UNIT_CODES.slice(0, UNIT_CODES.indexOf('DEG'));
const REPORTED_CODES: ReadonlySet<UnitCode> = new Set(REPORTED);
const TOKENS: ReadonlyMap<string, UnitCode> = new Map([
  ...REPORTED.map((code) => [tokenKey(UNITS[code].label), code] as const),
  ...SPELLINGS,
]);

/** True: lines are reported in it, as against values, degrees and conditions that a rate asks for. */
export function isReportedUnit(code: UnitCode): boolean {
  return REPORTED_CODES.has(code);
}

function tokenKey(text: string): string {
  return text.toLowerCase().replace(/\.$/, '').trim();
}

/**
 * Reads one token of the schedule's unit column, mark-up and all. Null: a token that is only blanks.
 * A token that names two units (`No. and kg`) is refused: `parseUnits` splits it.
 */
function parseUnit(token: string): Parsed<UnitCode | null> {
  const text = tokenKey(stripMarkup(token));
  if (text === '') return accept(null);
  const code = TOKENS.get(text);
  return code
    ? accept(code)
    : refuse(
        `${quoteInput(token)} is not a unit of quantity: write it as the schedule does, for example kg or No.`,
      );
}

/** Reads the unit column of a row: blanks dropped, `No. and kg` as its two units, each unit once. */
export function parseUnits(tokens: readonly string[]): Parsed<readonly UnitCode[]> {
  const codes = new Set<UnitCode>();
  for (const token of tokens.flatMap((cell) => cell.split(' and '))) {
    const parsed = parseUnit(token);
    if (!parsed.ok) return parsed;
    if (parsed.value !== null) codes.add(parsed.value);
  }
  return accept([...codes]);
}

const FACTORS = new Map(UNIT_CODES.map((code) => [code, new Decimal(UNITS[code].factor)] as const));
const CONVERTIBLE = new Map(
  UNIT_CODES.map((code) => [code, UNIT_CODES.filter((other) => isSameDimension(code, other))] as const),
);

function isSameDimension(code: UnitCode, other: UnitCode): boolean {
  const { dimension }: UnitDefinition = UNITS[code];
  return code !== other && dimension !== null && UNITS[other].dimension === dimension;
}

/** Other codes whose quantities convert into `code`, exactly and by definition. */
export function listConvertibleUnits(code: UnitCode): readonly UnitCode[] {
  return CONVERTIBLE.get(code) as readonly UnitCode[];
}

/** The factor and divisor between two units of a dimension; `over` null is 1. */
export function toUnitRatio(
  from: UnitCode,
  to: UnitCode,
): { readonly times: Decimal; readonly over: Decimal | null } {
  const over = FACTORS.get(to) as Decimal;
  return { times: FACTORS.get(from) as Decimal, over: over.equals(1) ? null : over };
}
