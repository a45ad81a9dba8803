import type { DutyView } from '../duty/present-duty.js';
import type { checkPga } from '../trade-programs/check-pga.js';
import type { ClassificationView } from './present.js';

interface Report {
  readonly title: string;
  readonly createdAt: string;
  readonly shareExpiresAt: string;
  readonly htsCode: string;
  readonly classification: ClassificationView;
  readonly pga: Pick<ReturnType<typeof checkPga>, 'flags'>;
  readonly duty: DutyView | null;
  readonly warnings: readonly string[];
  readonly disclaimer: string;
}

export function toSharedContent(
  report: Report,
  versions: { readonly dataVersion: string; readonly engineVersion: string },
) {
  const { title, createdAt, shareExpiresAt, htsCode, classification, pga, duty, warnings, disclaimer } =
    report;
  return {
    ...{ title, createdAt, shareExpiresAt, htsCode, warnings, disclaimer, ...versions },
    description: classification.description,
    entryDate: classification.entryDate,
    answer: classification.answer,
    candidates: classification.candidates.map(({ htsCode: code, path, confidence }) => ({
      code,
      path,
      confidence,
    })),
    steps: classification.steps.map(({ rule, finding }) => ({ rule, finding })),
    agencies: pga.flags.map(({ agency, program, requirement, description }) => ({
      ...{ agency, program, requirement, description },
    })),
    duty: duty && {
      complete: duty.calculationComplete,
      countryOfOrigin: duty.countryOfOrigin,
      generalRate: duty.generalRate,
      layers: duty.chapter99Sources.map(({ code, authority, rate }) => ({ code, authority, rate })),
      effectiveRate: duty.effectiveRate,
      totalLandedDuty: duty.totalLandedDuty,
    },
  };
}
