import type { NoteEffect } from '../../../store/snapshot/note-records.js';
import { listPathTo, type ScheduleNode } from '../../../store/snapshot/schedule/schedule-row.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import { toHtsNumber } from '../../../terms/hts-number.js';
import { contains } from '../../../terms/interval.js';
import type { DutyAnswer } from '../calculate-duty.js';
import type { Applicability } from './judge-effect.js';
import { selectApprovedEffects } from './relevant-effects.js';
import { PREFERENCE } from '../../../engine/facts.js';

/** A quota printed in a note, and why it does or does not apply to the goods. */
export interface QuotaJudgement {
  readonly effect: NoteEffect;
  readonly applicability: Applicability;
  readonly reason: string;
  readonly programIndicators: readonly string[];
  readonly quantity: number | null;
  readonly blockedByFacts: readonly string[];
}

/** Quotas whose Chapter 99 rows name the line, for any origin. */
export function judgeQuotas(answer: DutyAnswer, snapshot: Snapshot): readonly QuotaJudgement[] {
  const { law } = answer;
  const effects = selectApprovedEffects(snapshot).filter(
    ({ effectType, legal }) => effectType === 'quota' && contains(legal, law.date),
  );
  return effects.flatMap((effect) => {
    const nodes = effect.effect.targets.flatMap(
      (heading) => snapshot.findRow(toHtsNumber(heading.replaceAll('.', '')), law.date) ?? [],
    );
    const named = nodes.some((node) => namesLine(node, answer));
    return named ? [judge(effect, nodes, answer)] : [];
  });
}

const NUMBER = /(?<![\d.])(?!99|98)\d{4}\.\d{2}(?:\.\d{2}){0,2}(?![\d.]\d)/g;

function namesLine(node: ScheduleNode, { line }: DutyAnswer): boolean {
  const digits = line.number.padEnd(10, '0');
  const texts = [...listPathTo(node), ...below(node)].map(({ row }) => row.description);
  return texts.some((text) =>
    [...text.matchAll(NUMBER)].some(([number]) => digits.startsWith(number.replaceAll('.', ''))),
  );
}

function below(node: ScheduleNode): readonly ScheduleNode[] {
  return node.children.flatMap((child) => [child, ...below(child)]);
}

function judge(effect: NoteEffect, nodes: readonly ScheduleNode[], answer: DutyAnswer): QuotaJudgement {
  const programIndicators = [...new Set(nodes.flatMap(({ row }) => programsOf(row.special)))].sort();
  const year = Number(answer.facts.entryDate.slice(0, 4));
  const quantity = effect.effect.quantities.find((one) => one.year === year)?.quantity ?? null;
  return { effect, programIndicators, quantity, ...weigh(effect, programIndicators, answer) };
}

/** `Free (P+)` is claimed under P+. */
function programsOf(special: string): readonly string[] {
  const symbols = /\(([^()]{1,200})\)/.exec(special)?.[1] ?? '';
  return symbols.split(',').flatMap((symbol) => symbol.trim() || []);
}

function weigh(
  { countries }: NoteEffect,
  programs: readonly string[],
  { facts }: DutyAnswer,
): Pick<QuotaJudgement, 'applicability' | 'reason' | 'blockedByFacts'> {
  const origin = facts.countryOfOrigin;
  if (origin === null)
    return {
      applicability: 'unknown',
      reason: 'the country of origin is not stated',
      blockedByFacts: ['origin'],
    };
  if (countries.length > 0 && !countries.some((one) => one === origin))
    return {
      applicability: 'not_matched',
      reason: `the quota is not for goods of ${origin}`,
      blockedByFacts: [],
    };
  const claimed = facts.stated.get(PREFERENCE);
  if (claimed === undefined)
    return {
      applicability: 'unknown',
      reason: 'no preference program is stated',
      blockedByFacts: [PREFERENCE],
    };
  const isClaimed = programs.length === 0 || programs.some((program) => program === claimed);
  return isClaimed
    ? {
        applicability: 'matched',
        reason: 'line, origin and program are those of the quota',
        blockedByFacts: [],
      }
    : {
        applicability: 'not_matched',
        reason: `the quota is claimed under ${programs.join(', ')}`,
        blockedByFacts: [],
      };
}
