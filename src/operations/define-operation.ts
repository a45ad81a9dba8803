import { documentArguments, inputFields, type DescribedArgument } from '../generated/arguments.js';
import { describedOperations } from '../generated/described-operations.js';
import type { Operation } from './operation.js';
import type { Parameter, ParameterFamily } from './parameter.js';

type Example = Parameter['example'];

/** What a row says of a parameter beside its example: where its value goes, and what the SDL does not say. */
type SaidParameter = Pick<Parameter, 'example'> & Partial<Omit<Parameter, 'name' | 'in'>>;

/**
 * Parameters by the names callers use, each with its example. Type, limits and description are those of the argument
 * or input field of the same name, or of `variable`.
 */
export type ParameterRows = Readonly<Record<string, Example | SaidParameter>>;

/** Families by prefix. */
export type FamilyRows = Readonly<
  Record<string, Pick<ParameterFamily, 'member' | 'example'> & Partial<Omit<ParameterFamily, 'prefix'>>>
>;

type OperationId = keyof typeof describedOperations;

/** What the SDL does not say of an operation of `@operation`. */
export interface OperationRow
  extends
    Omit<
      Operation,
      | ('kind' | 'parameters' | 'families' | 'unwrap' | 'extension' | 'heavy')
      | keyof (typeof describedOperations)[OperationId]
    >,
    Partial<Pick<Operation, 'unwrap'>> {
  readonly id: OperationId;
  readonly parameters: ParameterRows;
  readonly families?: FamilyRows;
}

/**
 * An operation of the SDL: address, tool, data sets, availability and parameters are those of its field, whose value is
 * the body unless `unwrap` is null. Throws where neither SDL nor row describes a parameter.
 */
export function defineOperation({ parameters, families, ...said }: OperationRow): Operation {
  const { field, ...described } = describedOperations[said.id];
  const row = { kind: 'query', unwrap: field, ...described, ...said } as const;
  return {
    ...row,
    parameters: Object.entries(parameters).map(([name, given]) => toParameter(row, name, given)),
    ...(families && {
      families: Object.entries(families).map(([prefix, given]) => toFamily(row, prefix, given)),
    }),
  };
}

/** A variable of a document that adds a part to the answer. */
export const flag = (description: string) => ({ type: 'boolean', description, example: true }) as const;

/** The same parameters for the fields of the variable `holder`, by other names. */
export function renameRows(
  rows: ParameterRows,
  holder: string,
  nameOf: (name: string) => string,
): ParameterRows {
  const renamed = Object.entries(rows).map(([name, given]) => {
    const said = toSaid(given);
    const field = said.variable?.split('.').at(-1) ?? name;
    return [nameOf(name), { ...said, variable: `${holder}.${field}` }];
  });
  return Object.fromEntries(renamed) as ParameterRows;
}

type Addressed = Pick<Operation, 'method' | 'path' | 'document'>;

function toParameter(row: Addressed, name: string, given: ParameterRows[string]): Parameter {
  const said = toSaid(given);
  const { variable = variableOf(row, name) } = said;
  const { input: _input, ...described } = findArgument(row, variable) ?? {};
  const parameter = { name, in: placeOf(row, name), variable, ...described, ...said };
  if (!isDescribed(parameter)) throw new Error(undescribed(row, name));
  return parameter;
}

function toFamily(row: Addressed, prefix: string, said: FamilyRows[string]): ParameterFamily {
  const { variable = variableOf(row, said.member) } = said;
  const { description: described, maxItems } = findArgument(row, variable) ?? {};
  const description = said.description ?? described;
  if (description === undefined) throw new Error(undescribed(row, prefix));
  return {
    prefix,
    variable,
    type: 'text',
    ...(maxItems !== undefined && { maxItems }),
    ...said,
    description,
  };
}

function toSaid(given: ParameterRows[string]): SaidParameter {
  return typeof given === 'object' && 'example' in given ? given : { example: given };
}

function isDescribed(parameter: Partial<Parameter>): parameter is Parameter {
  return parameter.type !== undefined && parameter.description !== undefined;
}

const undescribed = ({ document }: Addressed, name: string): string =>
  `${document}: ${name} is described neither by the SDL nor by its row`;

function placeOf({ path, method }: Addressed, name: string): Parameter['in'] {
  if (path.includes(`{${name}}`)) return 'path';
  return method === 'GET' ? 'query' : 'body';
}

/** The variable of that name, or the field of that name in the first variable that holds an input. */
function variableOf({ document }: Addressed, name: string): string {
  const variables = documentArguments[document]!;
  if (name in variables) return name;
  const holder = Object.keys(variables).find((variable) => name in fieldsOf(variables[variable]));
  return holder === undefined ? name : `${holder}.${name}`;
}

function findArgument({ document }: Addressed, path: string): DescribedArgument | undefined {
  const [variable, ...fields] = path.split('.') as [string, ...string[]];
  return fields.reduce<DescribedArgument | undefined>(
    (holder, field) => fieldsOf(holder)[field],
    documentArguments[document]![variable],
  );
}

function fieldsOf(holder: DescribedArgument | undefined): Readonly<Record<string, DescribedArgument>> {
  return holder?.input === undefined ? {} : inputFields[holder.input]!;
}
