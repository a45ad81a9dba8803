import { createBinder, type RawArguments } from '../../../src/operations/bind.js';
import type { Operation } from '../../../src/operations/operation.js';
import type { Parameter } from '../../../src/operations/parameter.js';
import { Problem } from '../../../src/terms/errors.js';
import { parseQueryString } from '../../../rest/query-string.js';

/** An operation with a parameter of every type. */
const parameter = (name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  variable: `input.${name}`,
  type,
  description: name,
  example: '1',
  ...more,
});

const operation: Operation = {
  kind: 'query',
  id: 'calculate',
  group: 'Duty Calculation',
  method: 'GET',
  path: '/v1/calculate',
  summary: 'one of each',
  document: 'getRegulatoryDataStatus',
  parameters: [
    parameter('hts', 'htsNumber', { required: true, example: '7326.90.86.88' }),
    parameter('origin', 'country'),
    parameter('value', 'decimal', { minimum: 0, maximum: 1_000_000, example: '14172.50' }),
    parameter('steel', 'decimal', { minimum: 0, maximum: 100 }),
    parameter('limit', 'integer', { minimum: 1, maximum: 100 }),
    parameter('date', 'date'),
    parameter('transport', 'choice', { oneOf: ['ocean', 'air'] }),
    parameter('trace', 'boolean', { variable: 'trace' }),
    parameter('q', 'text', { maxLength: 1000 }),
    parameter('exclusions', 'textList'),
    parameter('valuation.packingCosts', 'decimal', { in: 'body', variable: 'input.valuation.packingCosts' }),
    parameter('weight', 'decimal', { in: 'body' }),
  ],
  families: [
    {
      prefix: 'fact.',
      member: 'facts',
      variable: 'input.facts',
      type: 'text',
      description: 'facts',
      example: {},
    },
  ],
  unwrap: null,
  availability: 'public',
  mcpTool: null,
  datasets: [],
  examples: [{ summary: 'one', arguments: { hts: '1' } }],
};

export const binder = createBinder(operation);
export const bind = (search: string, more: Partial<RawArguments> = {}) =>
  binder.fromRequest({ path: {}, query: parseQueryString(search), ...more });

/** What an act was refused for; anything else fails the test. */
export function refusalOf(act: () => unknown): Problem {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
