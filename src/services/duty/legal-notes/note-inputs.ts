import type { RequiredInput } from '../../../engine/result.js';
import { createFactInput } from '../../../engine/required-inputs.js';
import type { NoteEffect } from '../../../store/snapshot/note-records.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { judgeEffect } from './judge-effect.js';
import { selectRelevantEffects } from './relevant-effects.js';

/**
 * One advisory prompt for each fact that an approved passage depends on and that was not stated. A fact stated under
 * `legalNoteFact.` or elsewhere has no prompt.
 */
export function listNoteInputs(answer: DutyAnswer, { snapshot }: ServiceContext): readonly RequiredInput[] {
  const prompts = new Map<string, RequiredInput>();
  for (const effect of selectRelevantEffects(answer, 'chapter_99_applicability', snapshot)) {
    const { requiredFactKey: key, applicability } = judgeEffect(effect, answer, snapshot);
    if (key === null || applicability === 'not_matched' || answer.facts.stated.has(key)) continue;
    const definition = answer.law.factDefinitions.get(key);
    if (definition === undefined || prompts.has(key)) continue;
    prompts.set(key, {
      ...createFactInput(definition, 'advisory', {
        reason: `${definition.question} The note says: "${effect.sourceSpan}".`,
      }),
      field: `legalNoteFact.${key}`,
      citation: placeOf(effect),
    });
  }
  return [...prompts.values()];
}

function placeOf({ citations: [{ document, locator }] }: NoteEffect): string {
  return locator === null ? document : `${document}, ${locator}`;
}
