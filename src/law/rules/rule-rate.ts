import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';

type RateKind = 'additive' | 'floor' | 'in_lieu' | 'exempt' | 'quota' | 'special';

/** A rate of a rule as its row stores it. */
export interface CompiledRate {
  readonly kind: RateKind;
  /** Percent of the base; null: not printed, a column 2 rate, or not a percentage. */
  readonly percent: string | null;
  /** A special rate: an import ban, or a specific duty as text in the grammar of the schedule. */
  readonly special:
    { readonly kind: 'prohibited' } | { readonly kind: 'specific'; readonly rate: string } | null;
}

const PERCENTAGE: Readonly<Record<string, RegExp>> = {
  additive: /^\+(\d+(?:\.\d+)?)%$/,
  floor: /^(\d+(?:\.\d+)?)% in total$/,
  in_lieu: /^(?:(\d+(?:\.\d+)?)% )?in lieu$/,
  quota: /^quota(?: (\d+(?:\.\d+)?)%)?$/,
};
const SPECIFIC_DUTY = /^\$\d+(?:\.\d+)?\/(?:kg|watt)(?: less the customs value)?$/;

/**
 * Reads a rate: `+25%` on top of column 1, `15% in total` with column 1, `35% in lieu` of the column rate (`in lieu`:
 * that of another column), `exempt`, `quota 0%` within a quota, `$0.45/kg less the customs value`, `prohibited`.
 */
export function parseRuleRate(text: string): Parsed<CompiledRate> {
  for (const [kind, shape] of Object.entries(PERCENTAGE)) {
    const match = shape.exec(text);
    if (match) return accept({ kind: kind as RateKind, percent: match[1] ?? null, special: null });
  }
  if (text === 'exempt') return accept({ kind: 'exempt', percent: '0', special: null });
  if (text === 'prohibited')
    return accept({ kind: 'special', percent: null, special: { kind: 'prohibited' } });
  if (SPECIFIC_DUTY.test(text))
    return accept({ kind: 'special', percent: null, special: { kind: 'specific', rate: text } });
  return refuse(
    `rate ${quoteInput(text)}: write +25%, 15% in total, 35% in lieu, exempt, quota 0%, $0.45/kg or prohibited`,
  );
}
