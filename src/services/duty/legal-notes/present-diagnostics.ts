import type { NoteEffect } from '../../../store/snapshot/note-records.js';
import { formatHtsNumber, toHtsNumber } from '../../../terms/hts-number.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { judgeEffect, type Judgement } from './judge-effect.js';
import { judgeQuotas } from './quotas.js';
import { selectRelevantEffects } from './relevant-effects.js';
import { PREFERENCE } from '../../../engine/facts.js';

/** The common members of a diagnostic: its source, place, wording, and whether it applies to the goods. */
function common(effect: NoteEffect, judged: Pick<Judgement, 'applicability' | 'requiredFactKey'>) {
  const { effectId, noteId, effectType, sourceLocator, sourceSpan, effectValueText, conditionText } = effect;
  return {
    effectId,
    noteId,
    effectType,
    reviewStatus: 'approved',
    sourceLocator,
    sourceSpan,
    effectValueText,
    conditionText,
    requiredFactKey: judged.requiredFactKey,
    applicability: judged.applicability,
  };
}

export function presentRateRules(answer: DutyAnswer, { snapshot }: ServiceContext) {
  return selectRelevantEffects(answer, 'rate_rule', snapshot).map((effect) => {
    const judged = judgeEffect(effect, answer, snapshot);
    const { percent } = effect.effect;
    return {
      ...common(effect, judged),
      ratePercent: percent === null ? null : Number(percent),
      quantityValue: null,
      quantityUnit: null,
      // References still to be reviewed matter only for the applicability of a heading.
      parityStatus: judged.parity === 'blocked_by_reference_review' ? 'not_evaluable' : judged.parity,
      blockedByFacts: judged.blockedByFacts,
    };
  });
}

export function presentApplicability(answer: DutyAnswer, { snapshot }: ServiceContext) {
  return selectRelevantEffects(answer, 'chapter_99_applicability', snapshot).map((effect) => {
    const judged = judgeEffect(effect, answer, snapshot);
    return {
      ...common(effect, judged),
      countryCodes: effect.countries,
      targetChapter99Codes: effect.effect.targets,
      exceptionChapter99Codes: effect.effect.exceptions,
      conditionHtsTargets: effect.htsPrefixes.map((digits) => formatHtsNumber(toHtsNumber(digits))),
      parityStatus: judged.parity,
      blockedByFacts: judged.blockedByFacts,
      blockedByReview: judged.blockedByReview,
    };
  });
}

export function presentQuotas(answer: DutyAnswer, { snapshot }: ServiceContext) {
  return judgeQuotas(answer, snapshot).map(
    ({ effect, applicability, reason, programIndicators, quantity }) => ({
      ...common(effect, { applicability, requiredFactKey: applicability === 'unknown' ? PREFERENCE : null }),
      quotaQuantity: quantity,
      quotaUnit: effect.effect.unit,
      targetCodes: effect.effect.targets,
      countryCodes: effect.countries,
      programIndicators,
      applicabilityReason: reason,
      notice:
        applicability === 'matched'
          ? 'engine_does_not_track_aggregate_quota_usage'
          : 'diagnostic_only_not_used_for_amount_computation',
    }),
  );
}
