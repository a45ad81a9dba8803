import type { QueryAdcvdScopeRulingsArgs } from '../../generated/schema-types.js';
import { searchNotices, type NoticeQuestion } from '../../adcvd/orders/search-notices.js';
import { parseCalendarDate } from '../../terms/calendar-date.js';
import type { ServiceContext } from '../service-context.js';
import { toConnection } from '../connection.js';
import { libraryOf } from './library.js';
import { presentCircumvention, presentCourtDecision, presentScopeRuling } from './present-records.js';
import { InputReader } from './read-input.js';

/** All three lists take the same. */
type NoticeArguments = QueryAdcvdScopeRulingsArgs;

/** Scope rulings and notices. */
export function searchScopeRulings(given: NoticeArguments, context: ServiceContext) {
  const { reader, question, page } = readNotices(given, ['stage', 'court']);
  const outcome = reader.readText('outcome', given.filter?.outcome, 255);
  reader.finish();
  const found = searchNotices(libraryOf(context).records.scopeRulings, question, {
    dateOf: ({ rulingDate }) => rulingDate,
    textOf: ({ subject, kind }) => `${subject} ${kind}`,
  }).filter((ruling) => outcome === null || ruling.outcome === outcome);
  return toConnection(found, page, presentScopeRuling);
}

/** Decisions of the Court of International Trade and appeals. */
export function searchCitDecisions(given: NoticeArguments, context: ServiceContext) {
  const { reader, question, page } = readNotices(given, ['outcome', 'stage']);
  const court = reader.oneOf('court', given.filter?.court, ['CIT', 'CAFC'] as const);
  reader.finish();
  const found = searchNotices(libraryOf(context).records.courtDecisions, question, {
    dateOf: ({ decisionDate, frNoticeDate }) => decisionDate ?? frNoticeDate,
    textOf: ({ caseName, holding, frTitle, slipOpinion }) =>
      `${caseName ?? ''} ${holding} ${frTitle ?? ''} ${slipOpinion ?? ''}`,
  }).filter((decision) => court === null || decision.court === court);
  return toConnection(found, page, presentCourtDecision);
}

/** Circumvention inquiries and findings. */
export function getCircumventionInquiries(given: NoticeArguments, context: ServiceContext) {
  const { reader, question, page } = readNotices(given, ['court']);
  const stages = ['initiation', 'preliminary', 'final', 'rescission'] as const;
  const stage = reader.oneOf('stage', given.filter?.stage, stages);
  const outcomes = ['affirmative', 'negative', 'pending', 'rescinded'] as const;
  const outcome = reader.oneOf('outcome', given.filter?.outcome, outcomes);
  reader.finish();
  const found = searchNotices(libraryOf(context).records.circumventions, question, {
    dateOf: ({ noticeDate }) => noticeDate,
    textOf: ({ title }) => title,
  }).filter(
    (notice) =>
      (stage === null || notice.stage === stage) && (outcome === null || notice.outcome === outcome),
  );
  return toConnection(found, page, presentCircumvention);
}

/** What all three lists are narrowed by. A part of the filter that these notices do not have is refused. */
function readNotices(
  { filter, first, after }: NoticeArguments,
  foreign: readonly ('outcome' | 'stage' | 'court')[],
) {
  const reader = new InputReader();
  for (const name of foreign)
    if (filter?.[name] !== null && filter?.[name] !== undefined)
      reader.refuse(name, 'these notices have none: leave it out');
  const question: NoticeQuestion = {
    caseNumber: reader.readCaseNumber(filter?.caseNumber),
    words: reader.readText('q', filter?.q, 1000),
    since: reader.parse('since', filter?.since, parseCalendarDate),
  };
  return { reader, question, page: reader.readPage(first, after) };
}
