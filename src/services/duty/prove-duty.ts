import { proveDuty, type DutyProof } from '../../engine/proof.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyArguments } from './arguments.js';
import { calculateDuty, type DutyAnswer } from './calculate-duty.js';

/** The proof of the answer to the same question: its facts, law and claims. Throws as `calculateDuty`. */
export function proveDutyOf(given: DutyArguments, context: ServiceContext): DutyProof {
  return proofOf(calculateDuty(given, context), context);
}

/** The proof of an answer, with its identifiers. */
export function presentProof(answer: DutyAnswer, context: ServiceContext) {
  const document = proofOf(answer, context);
  const { format, engineVersion, dataVersion } = document;
  return { format, engineVersion, dataVersion, rules: document.law.rules.length, document };
}

/** No data version contains a changed law, so the proof of an answer under one says so. */
function proofOf({ facts, law, lawChanges }: DutyAnswer, { snapshot }: ServiceContext): DutyProof {
  const { dataVersion } = snapshot;
  return proveDuty(facts, law, lawChanges === undefined ? dataVersion : `${dataVersion}, supposed otherwise`);
}
