import type { DutyResult } from '../../src/engine/result.js';

/** A result with the parts that are only written when they are read. */
export function wholeResult(result: DutyResult): DutyResult {
  const { notApplied, requiredInputs, assumedFacts, claims, considered } = result;
  return { ...result, notApplied, requiredInputs, assumedFacts, claims, considered };
}
