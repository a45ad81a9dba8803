import type { JsonSchema, ObjectSchema } from '../operations/json-schema/json-schema.js';
import { toFamilySchema, toParameterSchema } from '../operations/json-schema/parameter-schema.js';
import type { Operation } from '../operations/operation.js';
import type { ToolGuide } from './tool-guide.js';

/** How much of an answer is requested. */
export type View = 'compact' | 'full';

export const DEFAULT_VIEW: View = 'compact';

const VIEW: JsonSchema = {
  type: 'string',
  enum: ['compact', 'full'] satisfies View[],
  default: DEFAULT_VIEW,
  description:
    'compact leaves out evidence and long texts; full is the whole answer, the same as over REST and GraphQL.',
};

const CURSOR: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description:
    'Value of _page.nextCursor of the answer before, with the same other arguments: the rest of a list that was cut.',
};

/** The input of a tool: the parameters of its operation, its families as objects, and the view. Nothing else. */
export function toInputSchema(operation: Operation, { withheld = [], lists = [] }: ToolGuide): ObjectSchema {
  const offered = operation.parameters.filter(({ name }) => !withheld.includes(name));
  const ordered = [
    ...offered.filter(({ required }) => required),
    ...offered.filter(({ required }) => !required),
  ];
  const hasOwnCursor = offered.some(({ name }) => name === 'cursor');
  const properties = {
    ...Object.fromEntries(ordered.map((parameter) => [parameter.name, toParameterSchema(parameter)])),
    ...Object.fromEntries(
      (operation.families ?? []).map((family) => [family.member, toFamilySchema(family)]),
    ),
    view: VIEW,
    ...(lists.length > 0 && !hasOwnCursor && { cursor: CURSOR }),
  };
  const required = ordered.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
