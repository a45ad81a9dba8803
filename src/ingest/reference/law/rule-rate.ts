import type { Basis } from '../../../engine/law.js';
import { parseDecimal } from '../../../terms/decimal.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';

export type RateKind = 'additive' | 'floor' | 'in_lieu' | 'exempt' | 'quota' | 'special';

/** A rate of a rule as its row keeps it. */
export interface CompiledRate {
  readonly kind: RateKind;
  /** Percent of the basis; null: not printed, column 2 rates, or not a percentage. */
  readonly percent: string | null;
  /** What a special rate is: an import ban, or a specific duty by its text in the grammar of the schedule. */
  readonly special:
    { readonly kind: 'prohibited' } | { readonly kind: 'specific'; readonly rate: string } | null;
}

const KINDS: readonly string[] = ['additive', 'floor', 'in_lieu', 'exempt', 'quota', 'special'];
const NEEDS_PERCENT: readonly string[] = ['additive', 'floor'];
const BASES: readonly string[] = [
  'full_value',
  'steel_content',
  'aluminum_content',
  'copper_content',
  'non_copper_content',
  'us_content',
  'non_us_content',
  'us_content_up_to_40pct',
  'non_us_content_above_40pct_cap',
  'due_232_value',
];
const SPECIFIC_DUTY = /^\+ (\$\d+(?:\.\d+)?\/(?:kg|watt)(?: less the customs value)?)\b/;

/** Reads the rate cells of a programs row. */
export function parseRuleRate(rateKind: string, ratePct: string, rateText: string): Parsed<CompiledRate> {
  if (!KINDS.includes(rateKind))
    return refuse(`rateKind ${quoteInput(rateKind)} is not one of ${KINDS.join(', ')}`);
  const kind = rateKind as RateKind;
  if (ratePct !== '' && parseDecimal(ratePct) === null)
    return refuse(`ratePct ${quoteInput(ratePct)} is not a plain decimal`);
  if (ratePct === '' && NEEDS_PERCENT.includes(kind))
    return refuse(`ratePct is empty: a ${kind} rate needs a percentage`);
  if (kind === 'exempt' && ratePct !== '0')
    return refuse(`ratePct ${quoteInput(ratePct)} of an exempt row: write 0`);
  if (kind !== 'special') return accept({ kind, percent: ratePct === '' ? null : ratePct, special: null });
  if (rateText === 'excluded from importation')
    return accept({ kind, percent: null, special: { kind: 'prohibited' } });
  const specific = SPECIFIC_DUTY.exec(rateText);
  if (specific)
    return accept({ kind, percent: null, special: { kind: 'specific', rate: specific[1] as string } });
  return refuse(`rateText ${quoteInput(rateText)}: a special rate is an import ban or "+ $<amount>/<unit>"`);
}

export function parseBasis(text: string): Parsed<Basis> {
  return BASES.includes(text)
    ? accept(text as Basis)
    : refuse(`appliesTo ${quoteInput(text)} is not one of ${BASES.join(', ')}`);
}
