import { describe, expect, it } from '@jest/globals';
import { locateProblem } from '../../rest/locate-problem.js';
import { registry } from '../../src/operations/registry.js';
import type { Operation } from '../../src/operations/operation.js';
import { Problem } from '../../src/terms/errors.js';

const operationOf = (id: string): Operation => registry.find((row) => row.id === id) as Operation;
const refuse = (at: string): Problem => {
  const message = `${at}: "x" is not right`;
  return new Problem('invalid-parameter', message, [{ at, message }]);
};

describe('a refusal over REST', () => {
  it.each([
    ['compareScenario', 'scenarios[0].withoutAuthorities', 'withoutAuthorities'],
    ['compareScenario', 'scenarios[0].change.origin', 'to.origin'],
    ['compareScenario', 'hts', 'hts'],
    ['calculateDuty', 'hts', 'hts'],
  ])('of %s at %s names the parameter %s', (id, at, name) => {
    const located = locateProblem(refuse(at), operationOf(id));
    expect(located.fields).toEqual([{ at: name, message: `${name}: "x" is not right` }]);
    expect(located.message).toBe(`${name}: "x" is not right`);
  });
});
