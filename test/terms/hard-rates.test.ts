import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { Decimal } from '../../src/terms/decimal.js';
import {
  evaluateRate,
  formulaOf,
  parseRate,
  parseSpecialColumn,
  printRate,
  referencesOf,
  type RateExpression,
  type RateInputs,
} from '../../src/terms/rate-expression.js';
import { formatHtsNumber } from '../../src/terms/hts-number.js';
import { isUnitCode, type UnitCode } from '../../src/terms/unit.js';
import { calculateExactly, toExact } from './exact-arithmetic.js';

interface HardRate {
  readonly at: string;
  readonly column: 'general' | 'special' | 'other';
  readonly text: string;
  readonly program?: string;
  readonly value?: string;
  readonly measures?: Readonly<Record<string, string>>;
  readonly resolve?: string;
  readonly arithmetic: string;
  readonly amount?: string;
  readonly needs?: readonly string[];
  readonly lower?: string;
  readonly upper?: string | null;
  readonly unresolved?: readonly string[];
}

const rows = parse(
  readFileSync(new URL('../cases/hard-rates.yaml', import.meta.url), 'utf8'),
) as readonly HardRate[];

function read(text: string): RateExpression {
  const parsed = parseRate(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function rateOf(row: HardRate): RateExpression {
  if (row.column !== 'special') return read(row.text);
  const parsed = parseSpecialColumn(row.text);
  const rate = parsed.ok && parsed.value.find(({ programs }) => programs.includes(row.program ?? ''));
  if (!rate) throw new Error(`no special rate for ${row.program}: ${row.text}`);
  return rate.rate;
}

function inputsOf(row: HardRate, rate: RateExpression): RateInputs {
  const measures = new Map<UnitCode, Decimal>();
  for (const [code, amount] of Object.entries(row.measures ?? {})) {
    if (!isUnitCode(code)) throw new Error(`not a unit: ${code}`);
    measures.set(code, new Decimal(amount));
  }
  const customsValue = row.value === undefined ? null : new Decimal(row.value);
  const own = referencesOf(rate);
  const resolved = row.resolve === undefined ? null : read(row.resolve);
  return { customsValue, measures, resolve: (reference) => (own.includes(reference) ? resolved : null) };
}

test('the table is long enough to be worth its name', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThanOrEqual(150);
});

describe.each(rows)('$at $column: $text ($arithmetic)', (row) => {
  const rate = rateOf(row);
  const inputs = inputsOf(row, rate);
  const outcome = evaluateRate(rate, inputs);

  test('comes to what the arithmetic says', () => {
    if (row.amount !== undefined) {
      expect(outcome).toMatchObject({ kind: 'amount' });
      expect(outcome.kind === 'amount' && outcome.amount.toString()).toBe(new Decimal(row.amount).toString());
    } else if (row.needs !== undefined) {
      expect(outcome.kind === 'needs' && outcome.missing.map(({ code }) => code)).toEqual(row.needs);
      expect(outcome.kind === 'needs' && outcome.lowerBound.toString()).toBe(
        new Decimal(row.lower ?? 0).toString(),
      );
      const upper = row.upper === null ? null : new Decimal(row.upper ?? 0).toString();
      expect(outcome.kind === 'needs' && (outcome.upperBound?.toString() ?? null)).toBe(upper);
    } else {
      const lines =
        outcome.kind === 'unresolved' && outcome.reference.targets.map(({ from }) => formatHtsNumber(from));
      expect(lines).toEqual(row.unresolved);
    }
  });

  const { amount } = row;
  if (amount !== undefined)
    test('is explained by a formula with the same value', () => {
      expect(calculateExactly(formulaOf(rate, inputs) ?? '')).toBe(toExact(new Decimal(amount).toString()));
    });

  test('prints back', () => {
    expect(read(printRate(rate))).toEqual(rate);
  });
});
