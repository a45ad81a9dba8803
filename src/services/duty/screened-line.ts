import { NOTHING_SAID } from '../../adcvd/scope/product.js';
import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { AdcvdCandidate, Law, TariffLine } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { readLaw } from './privileged-law.js';
import { libraryOf } from '../adcvd/library.js';
import { screenLine, type Goods } from '../adcvd/screen-line.js';
import { otherRatesOn, toOtherRates } from '../adcvd/other-rates.js';
import { toCandidate } from '../adcvd/to-candidate.js';
import type { ServiceContext } from '../service-context.js';

/** The law of one line, with the AD/CVD orders that may cover these goods. */
export interface ScreenedLine {
  readonly law: Law;
  readonly matches: readonly ScreeningMatch[];
}

interface Question {
  readonly facts: ShipmentFacts;
  readonly goods: Goods;
  readonly context: ServiceContext;
  /** The day whose published text of the law is read; undefined: the last. Orders and rates are read as known now. */
  readonly published: CalendarDate | undefined;
}

/** Reads the law of a line, as changed by a scenario, and screens the goods against the orders on their origin. */
export function screenGoodsOf(
  line: TariffLine,
  { facts, goods, context, published }: Question,
  changeLaw: (law: Law) => Law,
): ScreenedLine {
  const { countryOfOrigin: country, entryDate: date } = facts;
  const law = changeLaw(readLaw(line, { facts, published }, context.snapshot));
  const { adcvd: listed } = law;
  if (listed.length === 0 && goods.declared.size === 0 && goods.product === NOTHING_SAID)
    return { law, matches: [] };
  const library = libraryOf(context);
  const matches = screenLine(library, { line: line.number, country, date, goods, listed });
  const isFirmOpen = goods.producer === null && goods.exporter === null;
  const candidates = matches.map((match) => {
    const rates = library.ratesOf(match.order);
    return toCandidate(
      match,
      isFirmOpen ? otherRatesOn(rates, date) : toOtherRates(match.rate.alternatives, rates, date),
    );
  });
  return { law: new ScreenedLaw(law, candidates), matches };
}

/** The law of a line with the AD/CVD cases screened for these goods. Rarely used parts are read on demand. */
class ScreenedLaw implements Law {
  readonly line: Law['line'];
  readonly date: Law['date'];
  readonly rules: Law['rules'];
  readonly ruleSet: object;
  readonly displacements: Law['displacements'];
  readonly chapter98: Law['chapter98'];
  readonly factDefinitions: Law['factDefinitions'];
  readonly specialPrograms: Law['specialPrograms'];
  readonly fees: Law['fees'];
  readonly mpfExemption: Law['mpfExemption'];
  readonly programsVerifiedTo: Law['programsVerifiedTo'];
  readonly scheduleVerifiedTo: Law['scheduleVerifiedTo'];
  readonly rateOf: Law['rateOf'];
  readonly #law: Law;

  constructor(
    law: Law,
    readonly adcvd: readonly AdcvdCandidate[],
  ) {
    this.#law = law;
    this.line = law.line;
    this.date = law.date;
    this.rules = law.rules;
    this.ruleSet = law.ruleSet ?? law.rules;
    this.displacements = law.displacements;
    this.chapter98 = law.chapter98;
    this.factDefinitions = law.factDefinitions;
    this.specialPrograms = law.specialPrograms;
    this.fees = law.fees;
    this.mpfExemption = law.mpfExemption;
    this.programsVerifiedTo = law.programsVerifiedTo;
    this.scheduleVerifiedTo = law.scheduleVerifiedTo;
    this.rateOf = law.rateOf;
  }

  get otherOrigins(): Law['otherOrigins'] {
    return this.#law.otherOrigins;
  }

  get otherOriginSet(): object {
    return this.#law.otherOriginSet ?? this.otherOrigins;
  }
}
