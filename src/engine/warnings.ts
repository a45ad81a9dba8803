import { claimedProvision, findClaimedTreatment } from './chapter98.js';
import { isEffective, sayNoRate } from './column.js';
import type { Evaluation } from './evaluation.js';
import type { Law, SpecialProgram } from './law.js';
import { isPresumed } from './open-facts.js';
import type { Question } from './question.js';
import type { IncompleteReason, Layer } from './result.js';

export function warningsOf(
  question: Question,
  primary: Evaluation,
  layers: readonly Layer[],
): readonly string[] {
  const warnings = claimWarnings(question, primary);
  if (primary.columnOutcome.kind === 'unresolved')
    warnings.push(
      `The column duty could not be computed: "${primary.column.rate.text}" refers to a rate that is not resolved.`,
    );
  const banned = primary.prohibition?.rule;
  if (banned) warnings.push(`Import prohibited by ${banned.authority}: ${banned.rateText}.`);
  warnings.push(...chapter98Warnings(question, primary, layers));
  warnings.push(...openWarnings(openFactsIn(layers), question.law));
  for (const { heading, confidence } of layers)
    if (confidence === 'low') warnings.push(`${heading}: the source of this layer has low confidence.`);
  return warnings;
}

/** The law does not settle on what value some duties are owed under a Chapter 98 claim, or whether they are. */
function chapter98Warnings(
  { law }: Question,
  { factSet }: Evaluation,
  layers: readonly Layer[],
): readonly string[] {
  const provision = claimedProvision(factSet);
  if (provision === null) return [];
  const types = new Set(law.rules.map(({ rule }) => rule.authorityType));
  return [...types].flatMap((type) => {
    const treatment = findClaimedTreatment(law, type, factSet);
    const assumptions = treatment?.assumptions ?? [];
    if (treatment === null || assumptions.length === 0) return [];
    const named = `(assumption ${assumptions.join(', ')})`;
    if (treatment.value === 'none')
      return [
        `Under ${provision} duties of ${type} are taken as not owed ${named}: the law does not settle it.`,
      ];
    const charged = layers.filter(
      ({ authorityType, amount }) => authorityType === type && amount?.isZero() !== true,
    );
    if (charged.length === 0) return [];
    const value =
      treatment.value === 'full_value' ? 'the customs value' : 'what the provision leaves dutiable';
    const headings = charged.map(({ heading }) => heading).join(', ');
    return [
      `On what value ${headings} is owed under ${provision} is not settled ${named}: ${value} is taken.`,
    ];
  });
}

/** What is not known of the law on the day. */
export function warnBeyondLaw(reasons: readonly IncompleteReason[]): readonly string[] {
  return reasons
    .filter(({ kind }) => kind === 'programs_not_verified' || kind === 'schedule_not_verified')
    .map(({ detail }) => detail);
}

/** A presumed fact can raise the total; any other open fact can only lower it. */
function openWarnings(open: readonly string[], { factDefinitions }: Law): readonly string[] {
  const presumed = open.filter((key) => {
    const definition = factDefinitions.get(key);
    return definition !== undefined && isPresumed(definition);
  });
  const others = open.filter((key) => !presumed.includes(key));
  const warnings: string[] = [];
  if (others.length > 0)
    warnings.push(
      `The total is the dearest that what is open allows and may be less: ${others.join(', ')} not stated.`,
    );
  if (presumed.length > 0)
    warnings.push(
      `${presumed.join(', ')} not stated: the total takes none of the answers that the law names, and may be more under one of them (bounds).`,
    );
  return warnings;
}

function openFactsIn(layers: readonly Layer[]): readonly string[] {
  const open: string[] = [];
  for (const { openFacts } of layers) for (const key of openFacts) if (!open.includes(key)) open.push(key);
  return open;
}

function claimWarnings({ claim, law, facts }: Question, { column }: Evaluation): string[] {
  if (claim.kind === 'refused') return [sayNotApplied(claim.symbol, claim.because)];
  if (claim.kind !== 'accepted') return [];
  if (column.column === 'column2')
    return [sayNotApplied(claim.program.symbol, `goods of ${facts.countryOfOrigin} are under column 2`)];
  if (!isEffective(claim, law))
    return [`The line prints ${sayNoRate(claim.program, law.line)}; column 1 general applies.`];
  const { program } = claim;
  return [
    ...(claim.isByNote ? [sayWhatIsFreed(program)] : []),
    ...(program.statusText === 'retroactive'
      ? [`The claim of ${program.symbol} rests on a later renewal: ${program.name}.`]
      : []),
  ];
}

function sayNotApplied(symbol: string, because: string): string {
  return `Special program indicator ${symbol} was not applied: ${because}.`;
}

function sayWhatIsFreed({ symbol, generalNote, excludedArticles }: SpecialProgram): string {
  const free = `${generalNote} itself frees goods claimed under ${symbol}: the line prints no rate for it`;
  return excludedArticles === null
    ? `${free}.`
    : `${free}. It excepts these, and whether the goods are among them is the importer's word (assumption 51): ${excludedArticles}.`;
}
