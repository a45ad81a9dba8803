import { PROVISION } from '../../../src/engine/chapter98.js';
import type { Layer } from '../../../src/engine/result.js';
import { Decimal } from '../../../src/terms/decimal.js';
import type { Step } from './answers.js';

const ZERO = new Decimal(0);
const CENT = new Decimal('0.01');

/** What the law charges side by side on one value, headings by their beginnings. */
const TOGETHER: readonly (readonly [RegExp, RegExp])[] = [
  // EO 14289 section 3: steel and aluminum duties may both apply.
  [/^9903\.8[01]\./, /^9903\.85\./],
  // U.S. notes 19(m) and 36 (law/assumptions.md 39).
  [/^9903\.78\.01/, /^9903\.85\.(?:67|68|69|70)/],
  // Proclamation of Aug 6 2026: the duty by value and the minimum import price (law/assumptions.md 16).
  [/^9903\.45\.3[0-2]/, /^9903\.45\.3[3-6]/],
];

/** One section 232 program on each part of the value: those that the law does not charge together share it. */
export function programsOverValue(step: Step): string[] {
  const whole = valueCharged(step);
  if (whole === null) return [];
  const { layers } = step.result;
  const charged = layers.filter(
    ({ authorityType, amount }) => authorityType === 'section_232' && amount?.greaterThan(ZERO) === true,
  );
  return charged.flatMap((layer, place) => {
    const sharing = [layer, ...charged.slice(place + 1).filter((other) => !areTogether(layer, other))];
    const onValue = sharing.reduce((sum, { baseValue }) => sum.plus(baseValue ?? ZERO), ZERO);
    if (onValue.lessThanOrEqualTo(whole.plus(CENT))) return [];
    const names = sharing.map(({ heading }) => heading).join(', ');
    return [`section 232 is charged on ${onValue.toFixed()} of a value of ${whole.toFixed()}: ${names}`];
  });
}

/** The most that a duty falls on. A claim under Chapter 98 can leave the column less of the value than others. */
export function valueCharged({ asked: { facts }, result: { layers } }: Step): Decimal | null {
  if (facts.stated.has(PROVISION)) return facts.enteredValue;
  return layers.find(({ kind }) => kind === 'column')?.baseValue ?? null;
}

function areTogether({ heading: one }: Layer, { heading: other }: Layer): boolean {
  return TOGETHER.some(
    ([first, second]) => (first.test(one) && second.test(other)) || (first.test(other) && second.test(one)),
  );
}
