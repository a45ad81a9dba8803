import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { DutyResult } from '../../src/engine/result.js';
import { answersTo, keysRead, stating, type Asked } from './asked-questions.js';

/** Combinations of the other asked facts that are tried before a fact is called idle. */
const MAX_COMBINATIONS = 5_000;

/**
 * Facts that an answer asks for without ground: no rule of the law reads them, or no two answers to them give
 * different duties, whatever the other asked facts are. Founded on trying the answers out, one calculation each.
 */
export function unfoundedAsks(asked: Asked, result: DutyResult): readonly string[] {
  const inputs = result.requiredInputs.filter(({ field }) => asked.law.factDefinitions.has(field));
  const read = keysRead(asked.law);
  const blocking = inputs.filter((one) => one.severity === 'blocking').map((one) => one.field);
  return inputs.flatMap(({ field }) => {
    if (!read.has(field)) return [`${field}: no rule reads it`];
    const others = blocking.filter((other) => other !== field);
    return isDeciding(asked, field, others) ? [] : [`${field}: no two answers differ`];
  });
}

function isDeciding(asked: Asked, key: string, others: readonly string[]): boolean {
  const definition = asked.law.factDefinitions.get(key)!;
  const answers = answersTo(definition, asked.law);
  const differs = (given: Asked): boolean =>
    new Set([given, ...answers.map((answer) => stating(given, key, answer))].map(owes)).size > 1;
  if (differs(asked)) return true;
  return combinationsOf(asked, others).some((given) =>
    differs(given.reduce((sofar, [other, answer]) => stating(sofar, other, answer), asked)),
  );
}

type Given = readonly (readonly [string, FactValue])[];

function combinationsOf(asked: Asked, keys: readonly string[]): readonly Given[] {
  return keys.reduce<readonly Given[]>(
    (sofar, key) => {
      const answers = answersTo(asked.law.factDefinitions.get(key)!, asked.law);
      return sofar
        .flatMap((given) => [given, ...answers.map((answer) => [...given, [key, answer] as const])])
        .slice(0, MAX_COMBINATIONS);
    },
    [[]],
  );
}

/**
 * The duty and its parts, an amount that lacks a quantity by its rate; which facts are open is left out, it is what is
 * examined.
 */
function owes({ facts, law }: Asked): string {
  const { layers, totals, prohibited } = calculateDuty(facts, law);
  const amounts = layers.map(
    ({ heading, amount, rateText }) => `${heading} ${amount?.toFixed() ?? `at ${rateText}`}`,
  );
  return [prohibited, totals.totalDuty?.toFixed() ?? '?', ...amounts].join('; ');
}
