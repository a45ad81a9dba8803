import type { Fee } from '../../engine/result.js';
import type { Cited } from '../../terms/citation.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { constantLayerOf, type ConstantLayer } from './constant-layer.js';
import { presentCitations } from './present-citation.js';

/** The documents behind each layer and fee, and the versions that fix the answer. */
export function presentProvenance({ result, law }: DutyAnswer, { snapshot, engineVersion }: ServiceContext) {
  const layers = result.layers.map((layer) => constantLayerOf(layer).source);
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

type FeeSource = ConstantLayer['source'];

const feeSources = { mpf: new WeakMap<Cited, FeeSource>(), hmf: new WeakMap<Cited, FeeSource>() };

/** One object for all answers under the same schedule of fees. */
function feeSource(code: 'mpf' | 'hmf', { citations }: Fee): FeeSource {
  const known = feeSources[code].get(citations);
  if (known !== undefined) return known;
  const source: FeeSource = Object.freeze({
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
