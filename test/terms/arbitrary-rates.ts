import fc from 'fast-check';
import { Decimal } from '../../src/terms/decimal.js';
import type { Measures } from '../../src/terms/quantity.js';
import type {
  AdValoremRate,
  RateExpression,
  RateReference,
  SpecificRate,
} from '../../src/terms/rate-expression.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import type { UnitCode } from '../../src/terms/unit.js';

const PER: readonly UnitCode[] = [
  ...([
    'NO',
    'PIECE',
    'KG',
    'T',
    'G',
    'CY_KG',
    'DRAINED_KG',
    'CONTENTS_KG',
    'CONTAINER_KG',
    'CONTAINER_T',
  ] as const),
  ...([
    'SUGAR_KG',
    'AMC_KG',
    'CU_KG',
    'PB_KG',
    'ZN_KG',
    'MG_KG',
    'MN_KG',
    'MO_KG',
    'SI_KG',
    'W_KG',
    'L',
    'PFL',
  ] as const),
  ...(['BBL', 'M3', 'M2', 'M', 'LIN_M', 'DOZ', 'GROSS', 'THOUSAND', 'PRS', 'PACK', 'GROSS_LINES'] as const),
  ...(['GROSS_CONTAINERS', 'JWL'] as const),
];

const PARTS: readonly UnitCode[] = [
  ...([
    'CASE_USD',
    'STRAP_USD',
    'BATTERY_USD',
    'MOVEMENT_USD',
    'APPARATUS_USD',
    'RIFLE_USD',
    'SIGHT_USD',
  ] as const),
  ...(['PB_USD', 'AL_USD', 'CU_USD', 'STEEL_USD', 'NON_US_USD', 'RETAIL_USD', 'GOODS_COST_USD'] as const),
];

/** Decimal text as the grammar keeps it: no needless zeros. */
const decimalText = fc
  .tuple(fc.nat({ max: 999 }), fc.nat({ max: 999_999 }))
  .map(([whole, places]) => new Decimal(`${whole}.${String(places).padStart(6, '0')}`).toFixed());

const percent = fc.oneof(
  decimalText,
  fc.tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 9 })).map(([w, n]) => `${w} ${n}/9`),
);

const goods = fc.constantFrom<readonly [UnitCode, SpecificRate['goods']]>(
  ['NO', 'head'],
  ['NO', 'article'],
  ['THOUSAND', 'pins'],
  ['M2', 'recordingSurface'],
  ['PFL', 'ethylAlcoholContent'],
);

const specific: fc.Arbitrary<SpecificRate> = fc.oneof(
  fc.record({
    kind: fc.constant('specific' as const),
    dollars: decimalText,
    unit: fc.constantFrom(...PER),
    goods: fc.constant(null),
    over: fc.constant(null),
  }),
  fc.tuple(decimalText, goods).map(([dollars, [unit, named]]) => ({
    kind: 'specific' as const,
    dollars,
    unit,
    goods: named,
    over: null,
  })),
  fc.tuple(decimalText, decimalText).map(([dollars, over]) => ({
    kind: 'specific' as const,
    dollars,
    unit: 'JWL' as const,
    goods: null,
    over,
  })),
);

const adValorem: fc.Arbitrary<AdValoremRate> = fc.record({
  kind: fc.constant('adValorem' as const),
  percent,
  on: fc.oneof(
    fc.constantFrom('article' as const, 'entireSet' as const),
    fc.uniqueArray(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 2 }),
  ),
});

const perDegree: fc.Arbitrary<RateExpression> = fc
  .tuple(decimalText, decimalText, decimalText)
  .map(([dollars, less, under]) => {
    const perKg = (amount: string): SpecificRate => ({
      kind: 'specific',
      dollars: amount,
      unit: 'KG',
      goods: null,
      over: null,
    });
    return { kind: 'perDegree', rate: perKg(dollars), less: perKg(less), under };
  });

const line = fc
  .integer({ min: 1_000_000, max: 99_999_999 })
  .map((number) => toHtsNumber(String(number).padStart(8, '0')));

const named: fc.Arbitrary<RateReference> = fc
  .uniqueArray(fc.tuple(line, line), { minLength: 1, maxLength: 4 })
  .map((pairs) => ({
    kind: 'reference',
    rule: 'lines',
    targets: pairs.map(([from, to]) => ({ from, to })),
    detail: null,
  }));

const described: fc.Arbitrary<RateReference> = fc
  .constantFrom<RateReference['rule']>(
    'applicableSubheading',
    'suchSubheading',
    'unchanged',
    'eachGarment',
    'completeMovement',
    'notEmbroidered',
  )
  .map((rule) => ({ kind: 'reference', rule, targets: [], detail: null }));

const free: fc.Arbitrary<RateExpression> = fc
  .constantFrom(
    null,
    'under bond',
    'under bond, as prescribed in U.S. note 2 to this subchapter',
    'see U.S. note 4 of this subchapter',
  )
  .map((terms) => ({ kind: 'free', terms }));

/** Rates that come to an amount or a range without any reference. */
const calculable = fc.oneof(specific, adValorem, perDegree);
const sum = (term: fc.Arbitrary<RateExpression>): fc.Arbitrary<RateExpression> =>
  fc
    .array(term, { minLength: 1, maxLength: 4 })
    .map((terms) => (terms.length === 1 ? (terms[0] as RateExpression) : { kind: 'compound', terms }));

function limited(rate: fc.Arbitrary<RateExpression>): fc.Arbitrary<RateExpression> {
  const bounds = (
    minimum: RateExpression | null,
    maximum: RateExpression | null,
    when: UnitCode | null,
  ): object => ({
    kind: 'bounded',
    minimum,
    maximum,
    when,
  });
  return fc.tuple(rate, rate, rate, fc.nat({ max: 4 })).map(([inner, first, second, shape]) => {
    const shapes = [
      bounds(first, null, null),
      bounds(null, first, null),
      bounds(first, second, null),
      bounds(null, first, 'HAS_PLATE'),
      bounds(first, null, 'IN_THE_PIECE'),
    ];
    return { ...shapes[shape], rate: inner } as RateExpression;
  });
}

const difference = (rate: fc.Arbitrary<RateExpression>): fc.Arbitrary<RateExpression> =>
  fc.tuple(sum(rate), rate).map(([whole, less]) => ({ kind: 'difference', rate: whole, less }));

/** Any rate the grammar can say, canonical. */
export const anyRate: fc.Arbitrary<RateExpression> = (() => {
  const term = fc.oneof(calculable, named, described, free);
  return fc.oneof(sum(term), limited(sum(term)), difference(term));
})();

/** Any rate that needs no other rate. */
export const calculableRate: fc.Arbitrary<RateExpression> = fc.oneof(
  sum(calculable),
  limited(sum(calculable)),
  difference(calculable),
);

const amount = fc.nat({ max: 10_000_00 }).map((cents) => new Decimal(cents).dividedBy(100));

/** A consistent shipment: parts within the value, contents within the weight, flags 0 or 1. */
export const shipment: fc.Arbitrary<{ readonly customsValue: Decimal; readonly measures: Measures }> = fc
  .record({
    quantities: fc.array(amount, { minLength: PER.length, maxLength: PER.length }),
    parts: fc.array(amount, { minLength: PARTS.length, maxLength: PARTS.length }),
    rest: amount,
    polarity: fc.nat({ max: 1_200 }),
    flags: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ quantities, parts, rest, polarity, flags }) => {
    const measures = new Map<UnitCode, Decimal>();
    PER.forEach((code, index) => measures.set(code, quantities[index] as Decimal));
    PARTS.forEach((code, index) => measures.set(code, parts[index] as Decimal));
    const contents = PER.filter((code) => /^(SUGAR|AMC|CU|PB|ZN|MG|MN|MO|SI|W|CY)_KG$/.test(code));
    const heaviest = Decimal.max(0, ...contents.map((code) => measures.get(code) as Decimal));
    measures.set('KG', heaviest.plus(measures.get('KG') as Decimal));
    // The one `kg` of such a line reports the weight the duty is on.
    measures.set('CONTAINER_KG', measures.get('KG') as Decimal);
    measures.set('L', (measures.get('PFL') as Decimal).plus(measures.get('L') as Decimal));
    measures.set('DEG', new Decimal(polarity).dividedBy(10));
    measures.set('HAS_PLATE', new Decimal(Number(flags[0])));
    measures.set('IN_THE_PIECE', new Decimal(Number(flags[1])));
    return {
      customsValue: parts.reduce((total, part) => total.plus(part), rest),
      measures: oneCodePerDimension(measures),
    };
  });

/** Two units of one dimension would state the same quantity twice and disagree. */
function oneCodePerDimension(measures: ReadonlyMap<UnitCode, Decimal>): Measures {
  const twice: readonly UnitCode[] = [
    'T',
    'G',
    'DRAINED_KG',
    'CONTENTS_KG',
    'CONTAINER_T',
    'BBL',
    'M3',
    'LIN_M',
    'DOZ',
    'GROSS',
    'THOUSAND',
  ];
  return new Map([...measures].filter(([code]) => !twice.includes(code)));
}
