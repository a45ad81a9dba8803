import type { Parameter, ParameterFamily, ParameterType } from '../parameter.js';
import { DEFAULT_MAX_LENGTH } from '../read-value.js';
import type { JsonSchema } from './json-schema.js';

/** The JSON form of a parameter in a body or a tool call: `read-value.ts` accepts what this schema allows. */
export function toParameterSchema(parameter: Parameter): JsonSchema {
  const { description, example } = parameter;
  return { ...formOf(parameter), description, examples: [example] };
}

/** The JSON form of a family: an object of keys and values. */
export function toFamilySchema({ type, maxItems, description, example }: ParameterFamily): JsonSchema {
  const scalar = type === 'decimal' ? ['number', 'string'] : ['string', 'number', 'boolean'];
  return {
    ...{ type: 'object', additionalProperties: { type: scalar } },
    ...(maxItems !== undefined && { maxProperties: maxItems }),
    ...{ description, examples: [example] },
  };
}

type FormOf = (parameter: Parameter) => JsonSchema;

/** Four to ten digits; three before the first pair when a spreadsheet has dropped a leading zero. */
const HTS_NUMBER = '^\\s*(\\d{4}(\\.?\\d{2}){0,3}|\\d{3}(\\.?\\d{2}){1,3})\\s*$';
/** One line: no control characters and no separators that some readers treat as line ends. */
const ONE_LINE = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

const text: FormOf = ({ maxLength = DEFAULT_MAX_LENGTH }) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: ONE_LINE,
});

const forms: Readonly<Record<ParameterType, FormOf>> = {
  htsNumber: () => ({ type: 'string', pattern: HTS_NUMBER }),
  country: () => ({ type: 'string', pattern: '^[A-Z]{2}$' }),
  date: () => ({ type: 'string', format: 'date' }),
  decimal: numberOf('number'),
  integer: numberOf('integer'),
  boolean: () => ({ type: 'boolean' }),
  text,
  choice: ({ oneOf = [] }) => ({ type: 'string', enum: oneOf }),
  textList: (parameter) => ({
    ...{ type: 'array', minItems: 1, items: forms[parameter.items ?? 'text'](parameter) },
    ...(parameter.maxItems !== undefined && { maxItems: parameter.maxItems }),
  }),
};

function formOf(parameter: Parameter): JsonSchema {
  return forms[parameter.type](parameter);
}

function numberOf(type: 'number' | 'integer'): FormOf {
  return ({ minimum, maximum }) => ({
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  });
}
