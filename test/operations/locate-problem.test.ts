import { describe, expect, it } from '@jest/globals';
import { locateProblem } from '../../src/operations/locate-problem.js';
import { registry } from '../../src/operations/registry.js';
import type { Operation } from '../../src/operations/operation.js';
import { Problem } from '../../src/terms/errors.js';

const operationOf = (id: string): Operation => registry.find((row) => row.id === id) as Operation;
const refuse = (at: string): Problem => {
  const message = `${at}: "x" is not right`;
  return new Problem('invalid-parameter', message, [{ at, message }]);
};

describe('a refusal over REST or MCP', () => {
  it.each([
    ['compareScenario', 'scenarios[0].withoutAuthorities', 'withoutAuthorities'],
    ['compareScenario', 'scenarios[0].change.origin', 'to.origin'],
    ['compareScenario', 'hts', 'hts'],
    ['calculateDuty', 'hts', 'hts'],
    ['calculateDuty', 'manufacturerName', 'manufacturer'],
    ['compareDuties', 'manufacturerName', 'manufacturer'],
    ['compareDuties', 'to.manufacturerName', 'to.manufacturer'],
    ['compareDuties', 'to.fact.smelt_country', 'to.fact.smelt_country'],
    ['compareScenario', 'scenarios[0].change.fact.smelt_country', 'to.fact.smelt_country'],
    ['calculateDutyWithValuation', 'manufacturerName', '/manufacturerName'],
    ['calculateDutyWithValuation', 'valuation.packingCosts', '/valuation/packingCosts'],
  ])('of %s at %s names the parameter %s', (id, at, name) => {
    const located = locateProblem(refuse(at), operationOf(id));
    expect(located.fields).toEqual([{ at: name, message: `${name}: "x" is not right` }]);
    expect(located.message).toBe(`${name}: "x" is not right`);
  });
});
