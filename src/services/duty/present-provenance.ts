import type { Layer } from '../../engine/result.js';
import type { Cited } from '../../terms/citation.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';
import type { DutyAnswer } from './calculate-duty.js';
import type { ConstantLayer, ShownLayer } from './constant-layer.js';
import { presentCitations } from './present-citation.js';

/** The documents behind each layer and fee, and the versions that determine the answer. */
export function presentProvenance(
  { result, law }: DutyAnswer,
  layers: readonly ShownLayer[],
  { snapshot, engineVersion }: ServiceContext,
) {
  const sources = layers.map(({ layer, constant }) => constant?.source ?? columnSource(layer));
  const fees = [
    feeSources.mpf(result.merchandiseProcessingFee.citations),
    feeSources.hmf(result.harborMaintenanceFee.citations),
  ];
  return {
    dataVersion: snapshot.dataVersion,
    engineVersion,
    programsVerifiedTo: law.programsVerifiedTo,
    scheduleVerifiedTo: law.scheduleVerifiedTo,
    rates: [...sources, ...fees],
  };
}

type Source = ConstantLayer['source'];

function columnSource({ heading, ruleId, citations, confidence, assumptions }: Layer): Source {
  return { code: heading, ruleId, citations: presentCitations(citations), confidence, assumptions };
}

const NO_ASSUMPTIONS: readonly number[] = Object.freeze([]);

/** One object for all answers under the same fee schedule. */
const feeSources = { mpf: showOnce(sourceOfFee('mpf')), hmf: showOnce(sourceOfFee('hmf')) };

function sourceOfFee(code: 'mpf' | 'hmf') {
  return (citations: Cited): Source => ({
    code,
    ruleId: null,
    citations: presentCitations(citations),
    confidence: 'high',
    assumptions: NO_ASSUMPTIONS,
  });
}
