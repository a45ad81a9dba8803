import type { DutyResult, Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import { describeRate } from './rate-in-words.js';

/** What two duties differ in. */
export interface Difference {
  /** The layer or part, for example `9903.88.03` or `column duty`. */
  readonly part: string;
}

/**
 * The first part in which any result differs from the first, layers before totals; null when all give the same duty.
 * The lines' own numbers and their descriptions are not compared.
 */
export function findFirstDifference(results: readonly DutyResult[]): Difference | null {
  if (results.length < 2) return null;
  return differenceIn(results.map(layersOf)) ?? differenceIn(results.map(summaryOf));
}

/** One part of a result in words, to tell lines apart; null when the result does not have it. */
export function describePart(result: DutyResult, part: string): string | null {
  return layersOf(result).get(part) ?? summaryOf(result).get(part) ?? null;
}

type Parts = ReadonlyMap<string, string>;

function differenceIn([first, ...others]: readonly Parts[]): Difference | null {
  for (const other of others) {
    for (const part of new Set([...(first?.keys() ?? []), ...other.keys()])) {
      if (first?.get(part) !== other.get(part)) return { part };
    }
  }
  return null;
}

function layersOf(result: DutyResult): Parts {
  const parts = new Map<string, string>();
  for (const layer of result.layers) {
    const part = layer.kind === 'column' ? 'column duty' : layer.heading;
    parts.set(part, [parts.get(part), describeLayer(layer)].filter(Boolean).join('; '));
  }
  return parts;
}

function summaryOf(result: DutyResult): Parts {
  const { totals, boundsWithoutClaims: limits, requiredInputs, missingMeasures, adcvd } = result;
  return new Map([
    ['total duty', text(totals.totalDuty)],
    ['bounds without claims', `${text(limits.low)} to ${text(limits.high)}`],
    ['required inputs', requiredInputs.map((input) => input.field).join(', ')],
    ['quantities', missingMeasures.join(', ')],
    ['AD/CVD candidates', adcvd.map((candidate) => candidate.caseNumber).join(', ')],
  ]);
}

function describeLayer(layer: Layer): string {
  const open = layer.ending === 'applies' ? '' : ` (undetermined: ${layer.openFacts.join(', ')})`;
  return describeRate(layer) + open;
}

function text(amount: Decimal | null): string {
  return amount === null ? 'not known' : amount.toFixed();
}
