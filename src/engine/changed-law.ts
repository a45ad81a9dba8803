import type { Law, MatchedRule, Rule } from './law.js';

/** How a scenario changes the law. */
export interface LawChange {
  /** Rules that are treated as absent. */
  readonly isTakenAway: (rule: Rule) => boolean;
  /** Rules that are treated as in force. */
  readonly extended: readonly MatchedRule[];
}

/** The law with rules removed or added and everything else unchanged. A duty under it is not a duty owed. */
export function changeLaw(law: Law, { isTakenAway, extended }: LawChange): Law {
  const known = new Set(law.rules.map(({ rule }) => rule.id));
  const stays = ({ rule }: MatchedRule): boolean => !isTakenAway(rule);
  const added = extended.filter(({ rule }) => !known.has(rule.id));
  return {
    line: law.line,
    date: law.date,
    rules: [...law.rules.filter(stays), ...added],
    otherOrigins: law.otherOrigins.filter(stays),
    displacements: law.displacements,
    chapter98: law.chapter98,
    factDefinitions: law.factDefinitions,
    specialPrograms: law.specialPrograms,
    fees: law.fees,
    mpfExemption: law.mpfExemption,
    adcvd: law.adcvd,
    programsVerifiedTo: law.programsVerifiedTo,
    scheduleVerifiedTo: law.scheduleVerifiedTo,
    rateOf: law.rateOf,
  };
}
