import { calculateDuty } from '../../engine/calculate-duty.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { HeadingRange, Law, MatchedRule } from '../../engine/law.js';
import type { DutyResult } from '../../engine/result.js';
import type { RetroactiveCorrection } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { hasAny, selectFrom } from '../../terms/frozen-lists.js';
import { readLaw } from './privileged-law.js';
import { contains } from '../../terms/interval.js';

/** One reading of the law and the duty under it. */
export interface Reading {
  readonly law: Law;
  readonly result: DutyResult;
}

/** Corrections that apply retroactively to a date, on any subject; most dates have none. */
function correctionsOver(
  { date }: Law,
  { entryDate }: ShipmentFacts,
  { catalog }: Snapshot,
): readonly RetroactiveCorrection[] {
  return selectFrom(
    catalog.corrections,
    ({ entries }) => contains(entries, entryDate) || contains(entries, date),
  );
}

/** How a question is read, so that it can also be read the other way. */
export interface Asked {
  readonly asFiled: boolean;
  readonly facts: ShipmentFacts;
  readonly snapshot: Snapshot;
  /** The law as it is, or as a scenario changes it. */
  readonly changeLaw: (law: Law) => Law;
}

/** Computes the other reading only where a correction for the date affects the rules or the stacking of the line. */
export function findCorrections(
  asked: Reading,
  { asFiled, facts, snapshot, changeLaw }: Asked,
): readonly RetroactiveCorrection[] {
  const over = correctionsOver(asked.law, facts, snapshot);
  if (over.length === 0) return NONE;
  const { line } = asked.law;
  const published = asFiled ? undefined : facts.entryDate;
  const law = changeLaw(readLaw(line, { facts, published }, snapshot));
  if (isSameLaw(asked.law, law)) return NONE;
  const laws: TwoLaws = asFiled ? [law, asked.law] : [asked.law, law];
  const reaching = over.map((correction) => reachOf(correction, laws)).filter(reachesAny);
  if (reaching.length === 0) return NONE;
  const other: Reading = { law, result: calculateDuty(facts, law) };
  const changed = changedHeadings(asked.result, other.result);
  return reaching.filter((reach) => changesAny(reach, changed)).map(({ correction }) => correction);
}

const NONE: readonly RetroactiveCorrection[] = [];

/** Both readings have the same wordings of the same rules, stacked alike, so the duty is the same for any facts. */
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

/** The parts of a line that a correction affects, for any facts. */
interface Reach {
  readonly correction: RetroactiveCorrection;
  /** Headings of its rules that only one of the two laws has. */
  readonly headings: readonly string[];
  /** Losing headings of the stacking orders that it changes and whose winner is a rule of the line. */
  readonly losers: readonly HeadingRange[];
}

/** The corrected law and the law as filed. */
type TwoLaws = readonly [corrected: Law, filed: Law];

function reachOf(correction: RetroactiveCorrection, [corrected, filed]: TwoLaws): Reach {
  const differing = [...missingFrom(filed, corrected), ...missingFrom(corrected, filed)];
  const stacking = selectFrom(
    corrected.displacements,
    ({ id, winners }) =>
      correction.displacements.includes(id) &&
      hasAny(corrected.rules, ({ rule }) => names(winners, rule.heading)),
  );
  return {
    correction,
    headings: differing.filter((one) => isAbout(correction, one)).map(({ rule }) => rule.heading),
    losers: stacking.flatMap(({ losers }) => losers),
  };
}

/** The rules of one law that the other does not have. */
function missingFrom({ rules: known }: Law, { rules }: Law): readonly MatchedRule[] {
  return selectFrom(rules, ({ rule }) => !hasAny(known, (other) => other.rule.id === rule.id));
}

function isAbout({ headings, lists }: RetroactiveCorrection, { rule, list }: MatchedRule): boolean {
  return headings.includes(rule.heading) || lists.some((name) => list?.startsWith(name) ?? false);
}

function names(ranges: readonly HeadingRange[], heading: string): boolean {
  return hasAny(ranges, ({ from, to }) => from <= heading && heading <= to);
}

function reachesAny({ headings, losers }: Reach): boolean {
  return headings.length > 0 || losers.length > 0;
}

function changesAny({ headings, losers }: Reach, changed: readonly string[]): boolean {
  return changed.some((heading) => headings.includes(heading) || names(losers, heading));
}

/** Headings that appear in one answer only, or with another amount or rate. */
function changedHeadings(one: DutyResult, other: DutyResult): readonly string[] {
  const [now, then] = [layersOf(one), layersOf(other)];
  return [...new Set([...now.keys(), ...then.keys()])].filter(
    (heading) => now.get(heading) !== then.get(heading),
  );
}

function layersOf({ layers }: DutyResult): ReadonlyMap<string, string> {
  return new Map(
    layers.map(({ heading, ending, rateText, amount }) => [
      heading,
      `${ending} ${rateText} ${amount?.toFixed() ?? ''}`,
    ]),
  );
}

/** What the caller should know about the reading that was not requested. */
export function listCorrectionWarnings(
  corrections: readonly RetroactiveCorrection[],
  asFiled: boolean,
): readonly string[] {
  return corrections.map(({ title, publishedFrom, entries }) =>
    asFiled
      ? `Read as published on the entry date: a correction of ${publishedFrom} that reaches back to ${entries.from} is left out (${title}).`
      : `Corrected on ${publishedFrom} for entries from ${entries.from}: ${title}. With asFiled the text of the entry date is read.`,
  );
}
