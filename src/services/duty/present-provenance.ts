import type { Fee } from '../../engine/result.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { presentCitations } from './present-citation.js';

/** The documents behind each layer and fee, and the versions that fix the answer. */
export function presentProvenance({ result, law }: DutyAnswer, { snapshot, engineVersion }: ServiceContext) {
  const layers = result.layers.map(({ heading, ruleId, citations, confidence, assumptions }) => ({
    code: heading,
    ruleId,
    citations: presentCitations(citations),
    confidence,
    assumptions,
  }));
  const fees = [
    feeSource('mpf', result.merchandiseProcessingFee),
    feeSource('hmf', result.harborMaintenanceFee),
  ];
  return {
    dataVersion: snapshot.dataVersion,
    engineVersion,
    programsVerifiedTo: law.programsVerifiedTo,
    rates: [...layers, ...fees],
  };
}

function feeSource(code: string, { citations }: Fee) {
  return {
    code,
    ruleId: null,
    citations: presentCitations(citations),
    confidence: 'high' as const,
    assumptions: [],
  };
}
