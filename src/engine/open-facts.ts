import { ZERO } from '../terms/decimal.js';
import { canChangeColumn } from './column.js';
import { asksDutiableValue, DUTIABLE_VALUE } from './chapter98.js';
import { unreadKeyOf, type OpenFact } from './open-keys.js';
import type { FactDefinition } from './law.js';
import type { Question } from './question.js';
import { AnsweredFacts } from './fact-set.js';
import { PREFERENCE, PRIVILEGED } from './facts.js';

/** The facts read by the candidate rules that were not stated and vary under one law, in order of first reading. */
export function listOpenFacts(question: Question): readonly OpenFact[] {
  const { graph, facts, claim, law } = question;
  const open: OpenFact[] = [];
  let readsPreference = false;
  for (const key of graph.openKeys) {
    const name = key.definition.key;
    readsPreference ||= name === PREFERENCE;
    if (name === PRIVILEGED) continue;
    if (facts.stated.has(name) || (name === PREFERENCE && claim.kind !== 'none')) continue;
    open.push(key.isShareOfCustoms ? { ...key, alternatives: [ZERO, question.customs] } : key);
  }
  addDutiableValue(question, open);
  if (readsPreference || !canChangeColumn(facts, law)) return open;
  const preference = law.factDefinitions.get(PREFERENCE);
  const isOpen = preference !== undefined && !facts.stated.has(PREFERENCE) && claim.kind === 'none';
  if (isOpen) open.push(unreadKeyOf(preference));
  return open;
}

/** What stays dutiable under a Chapter 98 claim, where it was not stated. */
function addDutiableValue({ facts, law, customs }: Question, open: OpenFact[]): void {
  const definition = law.factDefinitions.get(DUTIABLE_VALUE);
  if (definition === undefined || facts.stated.has(DUTIABLE_VALUE)) return;
  const given = new AnsweredFacts(facts.stated, law.factDefinitions);
  if (!asksDutiableValue(law, given)) return;
  open.push({ ...unreadKeyOf(definition), alternatives: [ZERO, customs] });
}

/**
 * True for a fact to be asked for that has no assumed answer: it is presumed to have none of the answers that the law
 * names.
 */
export function isPresumed({ ask, assumed }: FactDefinition): boolean {
  return ask && assumed === null;
}
