import type { MatchedRule } from '../../../engine/law.js';
import type { NoteEffect, NoteEffectType } from '../../../store/snapshot/note-records.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import { addToList } from '../../../terms/group-by.js';
import { contains } from '../../../terms/interval.js';
import { onceFor } from '../../../terms/lazily.js';
import type { DutyAnswer } from '../calculate-duty.js';

/** Approved effects by the headings they concern, built once per data version. */
type EffectIndex = ReadonlyMap<string, readonly NoteEffect[]>;

const indexOf = onceFor((snapshot: Snapshot): EffectIndex => {
  const index = new Map<string, NoteEffect[]>();
  for (const effect of selectApprovedEffects(snapshot)) {
    for (const heading of effect.effect.targets) addToList(index, heading, effect);
  }
  return index;
});

/** Approved effects of a type that concern a heading in the law of the line and origin, in the order of the notes. */
export function selectRelevantEffects(
  { law }: DutyAnswer,
  type: NoteEffectType,
  snapshot: Snapshot,
): readonly NoteEffect[] {
  const index = indexOf(snapshot);
  const headings = new Set(law.rules.map(({ rule }) => rule.heading));
  const found = new Set([...headings].flatMap((heading) => index.get(heading) ?? []));
  return [...found].filter(
    (effect) => effect.effectType === type && contains(effect.legal, law.date) && isAbout(effect, headings),
  );
}

/** An exemption for goods of another heading matters only where that heading is considered too. */
function isAbout({ effect }: NoteEffect, headings: ReadonlySet<string>): boolean {
  if (!isExemptionFor(effect)) return true;
  return effect.exceptions.some((heading) => headings.has(heading));
}

function isExemptionFor({ exceptions, percent }: NoteEffect['effect']): boolean {
  return exceptions.length > 0 && percent === null;
}

/** Effects that are not approved are never shown. */
export function selectApprovedEffects({ catalog }: Snapshot): readonly NoteEffect[] {
  return catalog.noteEffects.filter(({ reviewStatus }) => reviewStatus === 'approved');
}

/** The rules of the line under any of the headings. */
export function selectRulesUnder(headings: readonly string[], { law }: DutyAnswer): readonly MatchedRule[] {
  return law.rules.filter(({ rule }) => headings.includes(rule.heading));
}
