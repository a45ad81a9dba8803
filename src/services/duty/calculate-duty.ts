import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import { calculateDuty as calculate } from '../../engine/calculate-duty.js';
import type { ShipmentFacts, Transport } from '../../engine/facts.js';
import type { Law, TariffLine } from '../../engine/law.js';
import type { DutyResult, IncompleteReason } from '../../engine/result.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { parseCountry } from '../../terms/country.js';
import { Problem } from '../../terms/errors.js';
import { formatHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import type { EntryNotice, RetroactiveCorrection } from '../../store/snapshot/records.js';
import { libraryOf } from '../adcvd/library.js';
import type { Goods } from '../adcvd/screen-line.js';
import type { ServiceContext } from '../service-context.js';
import { selectExpired } from '../unmodelled-headings.js';
import { screenGoodsOf, type ScreenedLine } from './screened-line.js';
import { listAdcvdWarnings } from './adcvd-warnings.js';
import type { DutyArguments } from './arguments.js';
import { listColumnRateWarnings } from './column-rate-warnings.js';
import { listBegunLater, listEarlyReasons, listEarlyWarnings } from './early-dates.js';
import { describePart, findFirstDifference } from './compare-results.js';
import { listCorrectionWarnings, findCorrections } from './corrections.js';
import { refuseUncoveredDate } from './entry-date.js';
import { listEntryNotices, listNoticeWarnings } from './entry-notices.js';
import { listClaimWarnings } from './claim-warnings.js';
import { FieldReader } from './field-reader.js';
import { findLines, type FoundLines } from './find-lines.js';
import { listPrivilegedWarnings, listUnreadReasons, rateDayOf } from './privileged-law.js';
import { readFacts } from './read-facts.js';
import { readGoods, addDeclared } from './read-goods.js';
import { readMeasures } from './read-measures.js';
import { readValuation, type Valuation } from './read-valuation.js';

/** The duty on one line with everything it was computed from. */
export interface DutyAnswer {
  /** The number the answer is for: as asked, or eight digits where all lines under it have the same duty. */
  readonly number: HtsNumber;
  readonly line: TariffLine;
  readonly facts: ShipmentFacts;
  readonly goods: Goods;
  readonly law: Law;
  /** Notices beside the duties, which are not computed. */
  readonly notices: readonly EntryNotice[];
  /** The AD/CVD orders behind the cases of the result, in the same order. */
  readonly matches: readonly ScreeningMatch[];
  readonly result: DutyResult;
  readonly valuation: Valuation;
  /** Whether the law was read as published on the entry date. */
  readonly asFiled: boolean;
  /** Later corrections under which the layers of the two readings differ. */
  readonly corrections: readonly RetroactiveCorrection[];
  /** Whether required inputs include prompts of legal notes; they affect no amount. */
  readonly promptsOfNotes: boolean;
  /** What was repaired, assumed or unused in the input, followed by the warnings of the engine. */
  readonly warnings: readonly string[];
  /** False when an input is missing, the goods are prohibited, or a heading of the line has no rule yet. */
  readonly complete: boolean;
  /** Why the answer is not complete; empty when it is. */
  readonly incompleteReasons: readonly IncompleteReason[];
  /** How a scenario changes the law, in words; absent when it is the law as it stands. */
  readonly lawChanges?: readonly string[];
}

const TRANSPORTS = ['ocean', 'air', 'truck', 'rail'] as const satisfies readonly Transport[];

/**
 * The full duty on one tariff line. Throws a Problem that names every field in error: `invalid-parameter`,
 * `unknown-hts-code`, `ambiguous-hts-code` (statistical lines that differ) or `date-out-of-coverage`.
 */
export function calculateDuty(given: DutyArguments, context: ServiceContext): DutyAnswer {
  return answerQuestion(readQuestion(given, context));
}

/**
 * The question with every field checked. Throws as `calculateDuty`. The law is read as published on `textOf`; without
 * `textOf`, as the question says: on the entry date, or last.
 */
export function readQuestion(
  given: DutyArguments,
  context: ServiceContext,
  textOf?: CalendarDate,
): DutyQuestion {
  const { snapshot } = context;
  const reader = new FieldReader();
  const stated = reader.readText('date', given.date, parseCalendarDate);
  reader.finish();
  const entryDate = stated ?? context.today;
  refuseUncoveredDate(entryDate, snapshot);
  const published = textOf ?? (given.asFiled ? entryDate : undefined);
  const declared = reader.readNumber('value', given.value, { max: null, example: '14172.50' });
  const valuation = readValuation(declared, given.valuation, reader);
  const { customsValue } = valuation;
  const { stated: statements, warnings: factWarnings } = readFacts(given, {
    snapshot,
    reader,
    customsValue,
    entryDate,
  });
  const date = rateDayOf({ entryDate, stated: statements }, snapshot);
  const found = findLines(given.hts, { date, ...(published && { published }) }, snapshot);
  const { measures, warnings: measureWarnings } = readMeasures(given, found.lines[0], reader);
  const facts: ShipmentFacts = {
    countryOfOrigin: reader.readText('origin', given.origin, parseCountry),
    entryDate,
    enteredValue: customsValue,
    measures,
    transport: reader.readText('transport', given.transport, parseTransport),
    stated: statements,
  };
  const goods = readGoods(given, reader, () => libraryOf(context));
  reader.finish();
  return {
    found,
    facts: addDeclared(facts, goods),
    goods,
    valuation,
    context,
    published,
    promptsOfNotes: given.includeLegalNoteRequiredInputs === true,
    inputWarnings: [...found.warnings, ...valuation.warnings, ...factWarnings, ...measureWarnings],
  };
}

/** A question that can be answered, and asked again with another origin or under a changed law. */
export interface DutyQuestion {
  readonly found: FoundLines;
  readonly facts: ShipmentFacts;
  readonly goods: Goods;
  readonly valuation: Valuation;
  readonly context: ServiceContext;
  /** The day whose published text of the law is read; undefined: the text as last published. */
  readonly published: CalendarDate | undefined;
  readonly promptsOfNotes: boolean;
  readonly inputWarnings: readonly string[];
}

/** The law as it is, or as a scenario changes it. */
type ChangeLaw = (law: Law) => Law;

const AS_IT_IS: ChangeLaw = (law) => law;

/** Calculates the duty asked about. Throws `ambiguous-hts-code` where statistical lines differ. */
export function answerQuestion(question: DutyQuestion, changeLaw = AS_IT_IS): DutyAnswer {
  const { found, facts, goods, valuation, context, promptsOfNotes, inputWarnings } = question;
  const { snapshot } = context;
  const asFiled = question.published !== undefined;
  const [line] = found.lines;
  const screened = found.lines.map((one) => screenGoodsOf(one, question, changeLaw));
  const results = screened.map(({ law }) => calculate(facts, law));
  refuseDifferentLines(found, results);
  const [{ law, matches }, result] = [screened[0], results[0]] as [ScreenedLine, DutyResult];
  const unmodelled = snapshot.listUnmodelledHeadings(line, facts.entryDate);
  const corrections = findCorrections({ law, result }, { asFiled, facts, snapshot, changeLaw });
  const notices = listEntryNotices({ line, facts, law, result }, snapshot);
  const begunLater = listBegunLater(law.date, snapshot);
  const incompleteReasons = [
    ...result.incompleteReasons,
    ...unmodelledReasons(unmodelled),
    ...listEarlyReasons(law.date, begunLater),
    ...listUnreadReasons(facts, snapshot),
  ];
  return {
    number: found.lines.length > 1 ? found.number : line.number,
    line,
    facts,
    goods,
    law,
    notices,
    matches,
    result,
    valuation,
    asFiled,
    corrections,
    promptsOfNotes,
    warnings: [
      ...inputWarnings,
      ...sameDutyWarnings(found),
      ...listColumnRateWarnings(law.date, snapshot),
      ...listEarlyWarnings(law.date, begunLater),
      ...listPrivilegedWarnings({ facts, law, result, published: question.published, changeLaw }, snapshot),
      ...unmodelledWarnings(unmodelled),
      ...expiredWarnings(selectExpired(line.endnoteHeadings, snapshot, facts.entryDate)),
      ...listClaimWarnings({ facts, law, result }, snapshot),
      ...listCorrectionWarnings(corrections, asFiled),
      ...result.warnings,
      ...listAdcvdWarnings(result.adcvd, facts),
      ...listNoticeWarnings(notices),
    ],
    complete: incompleteReasons.length === 0,
    incompleteReasons,
  };
}

/** Eight digits are enough only where every statistical line under them has the same duty. */
function refuseDifferentLines({ number, lines }: FoundLines, results: readonly DutyResult[]): void {
  const difference = findFirstDifference(results);
  if (difference === null) return;
  const { part } = difference;
  const fields = lines.map((line, index) => {
    const described = describePart(results[index] as DutyResult, part) ?? 'none';
    return {
      at: 'hts',
      message: `${formatHtsNumber(line.number)} ${line.description}: ${part}: ${described || 'none'}`,
    };
  });
  const detail = `hts: the ${lines.length} statistical lines of ${formatHtsNumber(number)} differ in ${part}: give ten digits`;
  throw new Problem('ambiguous-hts-code', detail, fields);
}

function sameDutyWarnings({ number, lines }: FoundLines): string[] {
  if (lines.length === 1) return [];
  return [
    `hts: ${formatHtsNumber(number)} has ${lines.length} statistical lines with the same duty; report one of them on entry.`,
  ];
}

function expiredWarnings(headings: readonly string[]): string[] {
  if (headings.length === 0) return [];
  return [
    `The line names ${headings.join(', ')} of Chapter 99, which the schedule no longer prints while a rule still applies it.`,
  ];
}

function unmodelledReasons(headings: readonly string[]): IncompleteReason[] {
  if (headings.length === 0) return [];
  return [{ kind: 'unmodelled_heading', detail: `no rule is in the data for ${headings.join(', ')}` }];
}

function unmodelledWarnings(headings: readonly string[]): string[] {
  if (headings.length === 0) return [];
  return [
    `The line names ${headings.join(', ')} of Chapter 99, whose rules are not in the data: the answer is not complete.`,
  ];
}

function parseTransport(text: string): Parsed<Transport> {
  const known = TRANSPORTS.find((transport) => transport === text);
  return known === undefined
    ? refuse(`${quoteInput(text)} is not one of ${TRANSPORTS.join(', ')}`)
    : accept(known);
}
