import type { MatchedRule } from '../../engine/law.js';
import { metalOf as metalOfBasis, METALS, type Metal } from '../../engine/portions.js';

/** The lists of U.S. note 16(c) to subchapter III of Chapter 99, as their own headings name them. */
const NOTE_16C: Readonly<Record<string, Metal>> = {
  i: 'aluminum',
  ii: 'aluminum',
  iii: 'steel',
  iv: 'steel',
  v: 'copper',
  vi: 'aluminum',
  vii: 'steel',
  viii: 'copper',
  ix: 'aluminum',
  x: 'steel',
};

/** The metal that a rule concerns, from the value it charges, its list or its program. Null: no single metal. */
export function metalOf({ rule, list }: MatchedRule): Metal | null {
  const content = metalOfBasis(rule.basis);
  if (content !== null) return content;
  const note = /16c\(([ivx]+)\)/.exec(list ?? '')?.[1];
  if (note !== undefined) return NOTE_16C[note] ?? null;
  return METALS.find((metal) => `${list ?? ''} ${rule.program}`.includes(metal)) ?? null;
}
