import type { Operation } from './operation.js';
import type { Parameter } from './parameter.js';
import type { Problem } from '../terms/errors.js';

/**
 * The same refusal with its fields named as in the operation: a service names its input (`hts`,
 * `valuation.packingCosts`), a body has members (`/htsCode`, `/valuation/packingCosts`), a query may have another name.
 */
export function locateProblem(problem: Problem, operation: Operation): Problem {
  const nameAt = operation.method === 'GET' ? nameOf : placeOf;
  return problem.rename((at) => nameAt(at, operation));
}

/** The query parameter of what a service names, maybe within a list; null: it has that name already. */
function nameOf(field: string, operation: Operation): string | null {
  const { parameters, refusalsAt } = operation;
  if (refusalsAt !== undefined && field.startsWith(refusalsAt)) {
    const inside = field.slice(refusalsAt.length);
    return parameterAt(inside, operation) ?? inside;
  }
  return parameters.some(({ name }) => name === field) ? null : parameterAt(field, operation);
}

/** By the place of its value: `change.origin`, or `origin` alone; a member of a family by that of the family. */
function parameterAt(place: string, { parameters, families = [] }: Operation): string | null {
  const isAt = ({ variable }: Parameter): boolean => variable === place || variable.endsWith(`.${place}`);
  const parameter = parameters.find(isAt);
  if (parameter !== undefined) return parameter.name;
  for (const { prefix, variable } of families) {
    const [holder] = variable.split('.') as [string];
    const inService = `${holder}.${prefix.split('.').at(-2)}.`;
    if (place.startsWith(inService)) return prefix + place.slice(inService.length);
  }
  return null;
}

/** Null when the field is not a member of the body. */
function placeOf(field: string, { parameters, families = [] }: Operation): string | null {
  const variable = `input.${field}`;
  const exact = parameters.find((parameter) => parameter.variable === variable);
  if (exact?.in === 'body') return `/${exact.name.replaceAll('.', '/')}`;
  const inside = parameters.some(
    (parameter) => parameter.in === 'body' && parameter.variable.startsWith(`${variable}.`),
  );
  if (inside) return `/${field}`;
  const family = families.find(({ prefix }) => field.startsWith(prefix));
  return family === undefined ? null : `/${family.member}/${field.slice(family.prefix.length)}`;
}
