import type { ParameterFamily } from '../operations/parameter.js';
import { isJsonObject, listAt, readTextAt, readValueAt, type JsonObject } from '../terms/json-object.js';

/** One fact that an answer lacks, as `requiredInputs` states it. */
export interface RequiredInput {
  /** Name of the parameter that answers it, for example `value` or `fact.smelt_country`. */
  readonly field: string;
  readonly type: string;
  readonly reason: string;
  readonly min?: number;
  readonly max?: number;
}

/** Prefixes of families and the members that contain them in a tool call. */
const MEMBERS: Readonly<Record<string, string>> = {
  'fact.': 'facts',
  'facts.': 'facts',
  'measures.': 'measures',
  'legalNoteFact.': 'legalNoteFacts',
};

/** Puts the answer to one field of `requiredInputs` where the tool expects it in the arguments. */
export function toArgument(given: JsonObject, field: string, value: unknown): JsonObject {
  const prefix = Object.keys(MEMBERS).find((start) => field.startsWith(start));
  if (prefix === undefined) return { ...given, [field]: value };
  const member = MEMBERS[prefix]!;
  const inner = isJsonObject(given[member]) ? given[member] : {};
  return { ...given, [member]: { ...inner, [field.slice(prefix.length)]: value } };
}

/** Moves arguments written with a dotted family name, `fact.smelt_country`, into the member of the family. */
export function gatherFamilies(given: JsonObject, families: readonly ParameterFamily[]): JsonObject {
  const isDotted = (name: string): boolean =>
    families.some(({ prefix }) => name.startsWith(prefix) && name.length > prefix.length);
  const plain = Object.fromEntries(Object.entries(given).filter(([name]) => !isDotted(name)));
  return Object.entries(given)
    .filter(([name]) => isDotted(name))
    .reduce((all, [name, value]) => toArgument(all, name, value), plain as JsonObject);
}

/** The facts without which an answer is undetermined, without duplicates. */
export function blockingInputsOf(answer: JsonObject): readonly RequiredInput[] {
  const inputs = ['dutyInfo.requiredInputs', 'requiredInputs'].flatMap((path) => listAt(answer, path));
  const blocking = inputs.filter((input) => input.severity === 'blocking');
  const byField = new Map(blocking.map((input) => [readTextAt(input, 'field'), toRequiredInput(input)]));
  return [...byField.values()];
}

function toRequiredInput(input: JsonObject): RequiredInput {
  const { min, max } = input;
  return {
    field: readTextAt(input, 'field'),
    type: readTextAt(input, 'type'),
    reason: readTextAt(input, 'reason'),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  };
}

/** What is known of the duty while facts are missing, in words; empty when nothing is known. */
export function describeRange(answer: JsonObject): string {
  const [low, high] = [
    readTextAt(readValueAt(answer, 'dutyInfo'), 'boundsWithoutClaims.low'),
    readTextAt(readValueAt(answer, 'dutyInfo'), 'boundsWithoutClaims.high'),
  ];
  return low && high ? `Without them the duty lies between ${low} and ${high} USD.` : '';
}
