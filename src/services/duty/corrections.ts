import { calculateDuty } from '../../engine/calculate-duty.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { Displacement, HeadingRange, Law, MatchedRule } from '../../engine/law.js';
import type { DutyResult } from '../../engine/result.js';
import type { RetroactiveCorrection } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { contains } from '../../terms/interval.js';

/** One reading of the law and the duty under it. */
export interface Reading {
  readonly law: Law;
  readonly result: DutyResult;
}

/** The law of one line, origin and entry date in both readings. */
interface TwoReadings {
  readonly corrected: Reading;
  readonly filed: Reading;
}

/** Corrections that reach back over a date, whatever they are about; on most dates there are none. */
function correctionsOver({ date }: Law, { catalog }: Snapshot): readonly RetroactiveCorrection[] {
  return catalog.corrections.filter(({ entries }) => contains(entries, date));
}

/** How a question is read, so that it can be read the other way. */
export interface Asked {
  readonly asFiled: boolean;
  readonly facts: ShipmentFacts;
  readonly snapshot: Snapshot;
  /** The law as it is, or as it is supposed to be. */
  readonly suppose: (law: Law) => Law;
}

/** The other reading is computed only on dates that some correction reaches back over. */
export function findCorrections(
  asked: Reading,
  { asFiled, facts, snapshot, suppose }: Asked,
): readonly RetroactiveCorrection[] {
  if (correctionsOver(asked.law, snapshot).length === 0) return [];
  const { line, date } = asked.law;
  const law = suppose(snapshot.lawFor(line, facts.countryOfOrigin, date, asFiled ? undefined : date));
  if (isSameLaw(asked.law, law)) return [];
  const other: Reading = { law, result: calculateDuty(facts, law) };
  const [corrected, filed] = asFiled ? [other, asked] : [asked, other];
  return correctionsBetween({ corrected, filed }, snapshot);
}

/** Both readings have the same wordings of the same rules, stacked alike: the duty is the same, whatever is stated. */
function isSameLaw(left: Law, right: Law): boolean {
  if (left.displacements !== right.displacements) return false;
  if (left.ruleSet !== undefined && left.ruleSet === right.ruleSet) return true;
  const isSame = (one: MatchedRule, other: MatchedRule | undefined): boolean =>
    one.rule === other?.rule && one.listedAs === other.listedAs && one.qualifier === other.qualifier;
  return (
    left.rules.length === right.rules.length &&
    left.rules.every((matched, index) => isSame(matched, right.rules[index]))
  );
}

/** Of the corrections that reach back over the date, those that make the layers of the two readings differ. */
function correctionsBetween(readings: TwoReadings, snapshot: Snapshot): readonly RetroactiveCorrection[] {
  const changed = changedHeadings(readings);
  if (changed.size === 0) return [];
  return correctionsOver(readings.corrected.law, snapshot).filter(
    (correction) =>
      changesRules(correction, readings, changed) || changesStacking(correction, readings, changed),
  );
}

/** Headings that stand in one answer only, or with another amount or rate. */
function changedHeadings({ corrected, filed }: TwoReadings): ReadonlySet<string> {
  const [now, then] = [layersOf(corrected.result), layersOf(filed.result)];
  const headings = new Set([...now.keys(), ...then.keys()]);
  return new Set([...headings].filter((heading) => now.get(heading) !== then.get(heading)));
}

function layersOf({ layers }: DutyResult): ReadonlyMap<string, string> {
  return new Map(
    layers.map(({ heading, ending, rateText, amount }) => [
      heading,
      `${ending} ${rateText} ${amount?.toFixed() ?? ''}`,
    ]),
  );
}

function changesRules(
  { headings, lists }: RetroactiveCorrection,
  { corrected, filed }: TwoReadings,
  changed: ReadonlySet<string>,
): boolean {
  const [now, then] = [idsOf(corrected.law), idsOf(filed.law)];
  const differing = [...corrected.law.rules, ...filed.law.rules].filter(
    ({ rule }) => changed.has(rule.heading) && now.has(rule.id) !== then.has(rule.id),
  );
  return differing.some(({ rule, list }) => {
    const isListed = lists.some((name) => list?.startsWith(name) ?? false);
    return headings.includes(rule.heading) || isListed;
  });
}

function idsOf({ rules }: Law): ReadonlySet<string> {
  return new Set(rules.map(({ rule }) => rule.id));
}

/** An order of stacking matters where the law of the line has a winner of it and a loser changed. */
function changesStacking(
  { displacements }: RetroactiveCorrection,
  { corrected: { law } }: TwoReadings,
  changed: ReadonlySet<string>,
): boolean {
  const headings = law.rules.map(({ rule }) => rule.heading);
  const names = (ranges: readonly HeadingRange[], heading: string): boolean =>
    ranges.some(({ from, to }) => from <= heading && heading <= to);
  return law.displacements.some(
    ({ id, winners, losers }: Displacement) =>
      displacements.includes(id) &&
      headings.some((heading) => names(winners, heading)) &&
      [...changed].some((heading) => names(losers, heading)),
  );
}

/** What the caller should know of the reading that was not asked for. */
export function correctionWarnings(
  corrections: readonly RetroactiveCorrection[],
  asFiled: boolean,
): readonly string[] {
  return corrections.map(({ title, publishedFrom, entries }) =>
    asFiled
      ? `Read as published on the entry date: a correction of ${publishedFrom} that reaches back to ${entries.from} is left out (${title}).`
      : `Corrected on ${publishedFrom} for entries from ${entries.from}: ${title}. With asFiled the text of the entry date is read.`,
  );
}
