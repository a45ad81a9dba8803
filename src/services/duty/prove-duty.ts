import { proveDuty, type DutyProof } from '../../engine/proof.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyArguments } from './arguments.js';
import { calculateDuty } from './calculate-duty.js';

/** The proof of the answer to the same question: its facts, its law and what was claimed. Throws as `calculateDuty`. */
export function proveDutyOf(given: DutyArguments, context: ServiceContext): DutyProof {
  const { facts, law } = calculateDuty(given, context);
  return proveDuty(facts, law, context.snapshot.dataVersion);
}
