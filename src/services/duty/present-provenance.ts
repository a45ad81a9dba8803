import type { Fee, Layer } from '../../engine/result.js';
import type { Cited } from '../../terms/citation.js';
import type { ServiceContext } from '../service-context.js';
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
    feeSource('mpf', result.merchandiseProcessingFee),
    feeSource('hmf', result.harborMaintenanceFee),
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

const feeSources = { mpf: new WeakMap<Cited, Source>(), hmf: new WeakMap<Cited, Source>() };

/** One object for all answers under the same fee schedule. */
function feeSource(code: 'mpf' | 'hmf', { citations }: Fee): Source {
  const known = feeSources[code].get(citations);
  if (known !== undefined) return known;
  const source: Source = Object.freeze({
    code,
    ruleId: null,
    citations: presentCitations(citations),
    confidence: 'high',
    assumptions: NO_ASSUMPTIONS,
  });
  feeSources[code].set(citations, source);
  return source;
}

const NO_ASSUMPTIONS: readonly number[] = Object.freeze([]);
