import { describe, expect, it } from '@jest/globals';
import { defineOperation, renameRows } from '../../src/operations/define-operation.js';

const ROW = { id: 'calculateDuty', examples: [{ summary: 'none', arguments: {} }] } as const;

describe('an operation', () => {
  it('is at the address, and in the tool, that its field of the SDL says', () => {
    expect(defineOperation({ ...ROW, parameters: {} })).toMatchObject({
      ...{ kind: 'query', method: 'GET', path: '/v1/duty/calculate', mcpTool: 'trade_duty_calculate' },
      ...{ document: 'calculateDuty', unwrap: 'dutyInfo', availability: 'public' },
    });
  });

  it('says of a parameter what the SDL says of the input field of that name', () => {
    const [parameter] = defineOperation({ ...ROW, parameters: { steel: 85 } }).parameters;
    expect(parameter).toEqual({
      name: 'steel',
      in: 'query',
      variable: 'input.steel',
      type: 'decimal',
      description: 'Steel content, percent of the customs value, 0 to 100.',
      minimum: 0,
      maximum: 100,
      example: 85,
    });
  });

  it('requires what the SDL requires, and says what holds without the rest', () => {
    const { parameters } = defineOperation({
      ...ROW,
      parameters: { hts: '7326.90.86.88', date: '2026-09-15' },
    });
    expect(parameters.map(({ name, type, required = false }) => [name, type, required])).toEqual([
      ['hts', 'htsNumber', true],
      ['date', 'date', false],
    ]);
    expect(parameters[1]!.description).toContain('Without it: today in America/New_York.');
  });

  it('takes the values of an enum and the default of an argument', () => {
    const { parameters } = defineOperation({
      ...ROW,
      id: 'listEntryAuditFindings',
      parameters: { id: 'x', sort: 'money', severity: ['error'] },
    });
    expect(parameters.map((parameter) => parameter.in)).toEqual(['path', 'query', 'query']);
    expect(parameters[1]).toMatchObject({ type: 'choice', oneOf: ['money', 'deadline', 'entry'] });
    expect(parameters[1]!.description).toMatch(/Without it: money\.$/);
    expect(parameters[2]).toMatchObject({ type: 'textList', items: 'choice' });
  });

  it('gives a body what a query gives under other names', () => {
    const rows = { manufacturer: { variable: 'input.manufacturerName', example: 'A' }, origin: 'CN' };
    const renamed = renameRows(rows, 'input', (name) => `${name}Stated`);
    const { parameters } = defineOperation({
      ...ROW,
      id: 'calculateDutyWithValuation',
      parameters: renamed,
    });
    expect(parameters.map((parameter) => [parameter.name, parameter.in, parameter.variable])).toEqual([
      ['manufacturerStated', 'body', 'input.manufacturerName'],
      ['originStated', 'body', 'input.origin'],
    ]);
  });

  it('is refused where neither the SDL nor the row describes a parameter', () => {
    expect(() => defineOperation({ ...ROW, parameters: { weight: 1 } })).toThrow(
      'calculateDuty: weight is described neither by the SDL nor by its row',
    );
    expect(() =>
      defineOperation({ ...ROW, parameters: {}, families: { 'note.': { member: 'notes', example: {} } } }),
    ).toThrow('calculateDuty: note. is described neither by the SDL nor by its row');
  });
});
