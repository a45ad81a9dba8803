import type { Random } from '../../../bench/random.js';
import type {
  Basis,
  Condition,
  Displacement,
  FactDefinition,
  MatchedRule,
  Rule,
} from '../../../src/engine/law.js';
import { Decimal } from '../../../src/terms/decimal.js';
import { specific } from '../duty.js';
import {
  all,
  any,
  CITED,
  compares,
  definitionOf,
  due,
  holds,
  isOneOf,
  not,
  range,
  ruleOf,
  type LawOptions,
} from '../law-fixture.js';

/** A random law of a few headings (X0, X1, ..), each of which may take away or ask for the ones before it alone. */
export interface MadeUpLaw {
  readonly options: LawOptions;
  readonly facts: readonly FactDefinition[];
}

/** `onWhole`: nothing but the whole value is charged, so that the ends of the total can be found by trying. */
export function makeUpLaw(random: Random, onWhole: boolean): MadeUpLaw {
  const booleans = ['b0', 'b1', 'b2'].slice(0, 1 + random.below(3));
  const facts = [...factsOf(booleans, random), ...(onWhole ? [] : valuesOf(random))];
  const headings = Array.from({ length: 1 + random.below(6) }, (_, place) => `X${place}`);
  const rules = headings.map((heading, place) =>
    new RuleMaker({ random, booleans, headings, place, onWhole }).make(heading),
  );
  const options = {
    ...{ rules, facts, displacements: displacementsOf(headings, random) },
    chapter98: onWhole ? [] : treatmentsOf(random),
    general: random.pick(onWhole ? WHOLE_RATES : [...WHOLE_RATES, ...MIXED_RATES]),
    special: random.chance(0.5) ? ([['S', 'Free']] as const) : [],
  };
  return { options, facts };
}

const WHOLE_RATES = ['2.5%', 'Free', '10%', '5%'];
const MIXED_RATES = ['10¢/kg but not less than 5% nor more than 50%', '10¢/kg', '12¢/kg + 3%'];
const METALS = ['steel', 'aluminum', 'copper'];

function factsOf(booleans: readonly string[], random: Random): FactDefinition[] {
  const asked = booleans.map((key) =>
    definitionOf(key, { ask: random.chance(0.4), assumed: String(random.chance(0.5)) }),
  );
  const code = random.chance(0.5) ? { assumed: 'p', ask: random.chance(0.5) } : { assumed: null, ask: false };
  return [
    ...asked,
    definitionOf('k', { type: 'code', values: ['p', 'q', 'r'], ...code }),
    definitionOf('col1_ave', { type: 'derived', assumed: null }),
    definitionOf('spi', { type: 'code', assumed: null }),
    definitionOf('excl', { type: 'heading', assumed: null }),
    definitionOf('day', { type: 'date', assumed: null }),
  ];
}

function valuesOf(random: Random): FactDefinition[] {
  const share = random.chance(0.5) ? '0' : null;
  return [
    definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: share }),
    ...METALS.map((metal) =>
      definitionOf(`${metal}_content_value`, { type: 'number', unit: 'USD', assumed: null }),
    ),
    definitionOf('chapter98_provision', { type: 'code', values: ['none', '9802.00.50'], assumed: 'none' }),
    definitionOf('chapter98_dutiable_value', { type: 'number', unit: 'USD', assumed: null }),
  ];
}

function treatmentsOf(random: Random): NonNullable<LawOptions['chapter98']> {
  const values = ['none', 'dutiable_value', 'full_value'] as const;
  return ['9802.00.50', '*'].flatMap((provision) =>
    ['column', 'section_a', 'section_b'].map((authorityType) => ({
      ...{ provision, authorityType, citations: CITED },
      value: random.pick(values),
    })),
  );
}

function displacementsOf(headings: readonly string[], random: Random): readonly Partial<Displacement>[] {
  return Array.from({ length: random.below(3) }, () => {
    const winner = random.below(headings.length);
    const loser = headings[winner + 1 + random.below(headings.length)] ?? NO_HEADING;
    return {
      winners: range(headings[winner]!),
      losers: range(loser),
      requires: random.pick(['positive_duty', 'applies'] as const),
      extent: random.pick(['article', 'portion'] as const),
    };
  });
}

const NO_HEADING = 'Z9';
const SHARE_LIMITS = [
  ['>', '0'],
  ['>=', '20'],
  ['<', '40'],
  ['<=', '95'],
] as const;
const OPERATORS = ['<', '<=', '>', '>='] as const;
const BASES: readonly Basis[] = [
  ...(['full_value', 'full_value', 'full_value', 'steel_content', 'aluminum_content'] as const),
  ...(['copper_content', 'non_copper_content', 'us_content', 'non_us_content'] as const),
  ...(['us_content_up_to_40pct', 'non_us_content_above_40pct_cap', 'due_232_value'] as const),
];

interface Place {
  readonly random: Random;
  readonly booleans: readonly string[];
  readonly headings: readonly string[];
  readonly place: number;
  readonly onWhole: boolean;
}

class RuleMaker {
  constructor(private readonly at: Place) {}

  make(heading: string): MatchedRule {
    const { random, headings, place } = this.at;
    const rate = this.rate();
    const basis = this.basis(rate);
    const when = basis === 'due_232_value' ? this.whereDue() : random.chance(0.75) ? this.condition(0) : null;
    const made = ruleOf(heading, {
      ...{ rate, basis, when, aceOrder: 10 + place },
      authorityType: random.pick(['section_a', 'section_a', 'section_b']),
      exceptions: random.chance(0.3) ? range(this.earlier()) : [],
      displaces: random.chance(0.3)
        ? range(headings[place + 1 + random.below(headings.length)] ?? NO_HEADING)
        : [],
    });
    return { ...made, listedAs: random.chance(0.7) ? '1234' : null };
  }

  private earlier(): string {
    const { random, headings, place } = this.at;
    return place === 0 ? NO_HEADING : headings[random.below(place)]!;
  }

  private rate(): Rule['rate'] {
    const { random, onWhole } = this.at;
    const kind = random.below(20);
    const percent = new Decimal(random.pick(['10', '25', '7.5', '50', '15', '0']));
    if (kind < 9) return { kind: 'additive', percent };
    if (kind < 12) return { kind: 'floor', percent };
    if (kind < 14) return { kind: 'inLieu', percent };
    if (kind < 18) return { kind: 'exempt' };
    if (kind === 18) return { kind: 'quota', percent: random.chance(0.5) ? null : percent };
    return random.chance(0.4) ? { kind: 'prohibited' } : onWhole ? { kind: 'exempt' } : specific('25¢/kg');
  }

  private basis({ kind }: Rule['rate']): Basis {
    const { random, onWhole } = this.at;
    if (!onWhole) return random.pick(BASES);
    return kind === 'exempt' && random.chance(0.2) ? 'due_232_value' : 'full_value';
  }

  private whereDue(): Condition {
    const isDue = due(this.earlier());
    return this.at.random.chance(0.7) ? isDue : all(isDue, this.test());
  }

  private condition(depth: number): Condition {
    const { random } = this.at;
    const kind = random.below(depth > 1 ? 5 : 8);
    if (kind < 5) return this.test();
    if (kind === 5) return not(this.condition(depth + 1));
    const parts = [this.condition(depth + 1), this.condition(depth + 1)];
    return kind === 6 ? all(...parts) : any(...parts);
  }

  private test(): Condition {
    const { random, booleans, onWhole } = this.at;
    switch (random.below(onWhole ? 9 : 11)) {
      case 3:
        return isOneOf('k', ...random.pick([['p'], ['q'], ['p', 'q'], ['r', 'p']]));
      case 4:
        return due(this.earlier());
      case 5:
        return compares('col1_ave', random.pick(OPERATORS), random.pick(['2.5', '5', '10', '15']));
      case 6:
        return isOneOf('excl', random.pick(['E1', 'E2', 'E3']));
      case 7:
        return isOneOf('spi', 'S');
      case 8:
        return compares('day', random.pick(['<', '>=']), random.pick(['2026-09-01', '2026-08-01']));
      case 9:
      case 10: {
        const [operator, limit] = random.pick(SHARE_LIMITS);
        return compares('us_content_pct', operator, limit);
      }
      default:
        return holds(random.pick(booleans));
    }
  }
}
