import { ZERO, type Decimal } from '../terms/decimal.js';
import { onceFor } from '../terms/lazily.js';
import { atomsOf, COLUMN_EQUIVALENT, compileTest, keysOf, type Test } from './conditions.js';
import type { Condition, HeadingRange, Rule } from './law.js';
import { portionOf, type Portion } from './portions.js';

/** What follows from a rule alone, computed once for all lines and origins that it is a candidate for. */
export interface CompiledRule {
  readonly rule: Rule;
  /** Null: no condition. One that asks which headings are due is compiled again for each set of candidates. */
  readonly test: Test | null;
  readonly keys: readonly string[];
  /** The tests of facts in the condition, in the order written. */
  readonly atoms: readonly Condition[];
  readonly readsColumnEquivalent: boolean;
  /** Headings whose being due the condition asks for. */
  readonly due: readonly HeadingRange[];
  readonly portion: Portion;
  readonly percent: Decimal;
  /** True for a rule that can put a duty on the goods. */
  readonly charges: boolean;
}

export const compileRule = onceFor(compile);

function compile(rule: Rule): CompiledRule {
  const keys = keysOf(rule.when);
  const atoms = atomsOf(rule.when);
  return {
    rule,
    test: rule.when === null ? null : compileTest(rule.when, []),
    keys,
    atoms,
    readsColumnEquivalent: keys.includes(COLUMN_EQUIVALENT),
    due: atoms.flatMap((atom) => (atom.kind === 'headingDue' ? [...atom.headings] : [])),
    portion: portionOf(rule.basis),
    percent: 'percent' in rule.rate && rule.rate.percent !== null ? rule.rate.percent : ZERO,
    charges: rule.rate.kind !== 'exempt' && rule.rate.kind !== 'quota',
  };
}
