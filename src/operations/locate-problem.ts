import type { Operation } from './operation.js';
import { Problem, type FieldProblem } from '../terms/errors.js';

/**
 * The same refusal with its fields named as in the operation: a service names its input (`hts`,
 * `valuation.packingCosts`), a body has members (`/htsCode`, `/valuation/packingCosts`), a query may have another name.
 */
export function locateProblem(problem: Problem, operation: Operation): Problem {
  const fields = problem.fields.map((field) => locate(field, operation));
  const first = problem.fields.findIndex(({ message }) => message === problem.message);
  const detail = fields[first]?.message ?? problem.message;
  return new Problem(problem.kind, detail, fields).withHeaders(problem.headers);
}

function locate(field: FieldProblem, operation: Operation): FieldProblem {
  const at = operation.method === 'GET' ? nameOf(field.at, operation) : placeOf(field.at, operation);
  if (at === null) return field;
  const named = field.message.startsWith(`${field.at}:`);
  return { at, message: named ? at + field.message.slice(field.at.length) : field.message };
}

/** The query parameter of what a service names, maybe within a list; null: it has that name already. */
function nameOf(field: string, { parameters, refusalsAt }: Operation): string | null {
  if (refusalsAt !== undefined && field.startsWith(refusalsAt)) {
    const variable = field.slice(refusalsAt.length);
    return parameters.find((parameter) => parameter.variable === variable)?.name ?? variable;
  }
  if (parameters.some(({ name }) => name === field)) return null;
  return parameters.find(({ variable }) => variable.endsWith(`.${field}`))?.name ?? null;
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
