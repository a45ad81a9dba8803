import fc from 'fast-check';
import { DUTIABLE_VALUE, PROVISION } from '../../../src/engine/chapter98.js';
import { METALS, toContentKey } from '../../../src/engine/portions.js';
import type { Decimal } from '../../../src/terms/decimal.js';
import { stating, type Asked } from '../asked-questions.js';

const percent = fc.constantFrom(0, 10, 30, 50, 80, 100);

/** A claim under Chapter 98, what it leaves dutiable where that is stated, and the content of a metal. */
export const chapter98Seed = fc.record({
  provision: fc.nat(100),
  dutiable: fc.option(percent, { nil: null }),
  content: fc.option(fc.record({ metal: fc.constantFrom(...METALS), share: percent }), { nil: null }),
});

export type Chapter98Seed = typeof chapter98Seed extends fc.Arbitrary<infer T> ? T : never;

/** A provision that the treatments of no provision name. */
const ANOTHER = '9801.00.10';

/** The question with the claim, where its law has treatments of any. */
export function claiming(asked: Asked, seed: Chapter98Seed | null): Asked {
  const provisions = [...new Set(asked.law.chapter98.map(({ provision }) => provision))];
  const value = asked.facts.enteredValue;
  if (seed === null || provisions.length === 0 || value === null) return asked;
  const shareOf = (share: number): Decimal => value.times(share).dividedBy(100).toDecimalPlaces(2);
  const provision = provisions[seed.provision % provisions.length]!;
  let claimed = stating(asked, PROVISION, provision === '*' ? ANOTHER : provision);
  // The values of components are together no more than what stays dutiable: where there are any, it comes first.
  const hasComponents = asked.law.line.column1General.text.includes(' on the ');
  const dutiable = seed.dutiable ?? (hasComponents ? 100 : null);
  if (dutiable !== null) claimed = stating(claimed, DUTIABLE_VALUE, shareOf(dutiable));
  if (seed.content === null) return claimed;
  return stating(claimed, toContentKey(seed.content.metal), shareOf(seed.content.share));
}
