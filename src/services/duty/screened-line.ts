import { NOTHING_SAID } from '../../adcvd/scope/product.js';
import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { AdcvdCandidate, Law, TariffLine } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { libraryOf } from '../adcvd/library.js';
import { screenLine, type Goods } from '../adcvd/screen-line.js';
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
  /** The day whose text of the law is read; undefined: the last. Orders and their rates are read as they are now known. */
  readonly published: CalendarDate | undefined;
}

/** Reads the law of a line, as it is supposed to be, and screens the goods against the orders of their origin. */
export function screenGoodsOf(
  line: TariffLine,
  { facts, goods, context, published }: Question,
  suppose: (law: Law) => Law,
): ScreenedLine {
  const { countryOfOrigin: country, entryDate: date } = facts;
  const law = suppose(context.snapshot.lawFor(line, country, date, published));
  const { adcvd: listed } = law;
  if (listed.length === 0 && goods.declared.size === 0 && goods.product === NOTHING_SAID)
    return { law, matches: [] };
  const matches = screenLine(libraryOf(context), { line: line.number, country, date, goods, listed });
  return { law: withCases(law, matches.map(toCandidate)), matches };
}

/** The law of a line with its AD/CVD cases as they were screened for these goods. What is seldom read stays unread. */
function withCases(law: Law, adcvd: readonly AdcvdCandidate[]): Law {
  return {
    line: law.line,
    date: law.date,
    rules: law.rules,
    ...(law.ruleSet && { ruleSet: law.ruleSet }),
    get otherOrigins() {
      return law.otherOrigins;
    },
    ...(law.otherOriginSet && { otherOriginSet: law.otherOriginSet }),
    displacements: law.displacements,
    chapter98: law.chapter98,
    factDefinitions: law.factDefinitions,
    specialPrograms: law.specialPrograms,
    fees: law.fees,
    mpfExemption: law.mpfExemption,
    adcvd,
    programsVerifiedTo: law.programsVerifiedTo,
    rateOf: law.rateOf,
  };
}
