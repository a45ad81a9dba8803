import { round, tierOf } from '../../classify/answer/confidence.js';
import type { Quote } from '../../classify/answer/quotes.js';
import { digitsOf, type RulingEvidence } from '../../classify/classification-law.js';
import type { Candidate } from '../../classify/classify-goods.js';
import { describeGoods } from '../../classify/goods/read-goods.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { toHtsNumber } from '../../terms/hts-number.js';
import { formatDotted, listTextsTo } from '../hts/present-row.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import type { Classified } from './classified.js';

const NOTICE =
  'Candidates for research, not a legal classification: a binding ruling of Customs (19 CFR part 177) alone settles a number.';

/** Converts a classification to its GraphQL form. */
export function presentClassification(classified: Classified, context: ServiceContext) {
  const { goods, edition, result, rulings, consultation } = classified;
  const { answer, question } = result;
  const confidence = answer?.confidence ?? {
    score: 0.01,
    tier: 'low' as const,
    reasoning: '',
    supportingPhrases: [],
  };
  return {
    description: describeGoods(goods),
    entryDate: edition.date,
    facts: result.facts,
    answer: answer && {
      htsCode: formatDotted(answer.number),
      digits: answer.number.length,
      confidence: answer.confidence,
      shortBecause: answer.shortBecause,
    },
    candidates: result.candidates.map((candidate, place) => ({
      ...presentCandidate(candidate, place),
      rulings: listRulingsFor(candidate, rulings),
    })),
    steps: result.steps.map(({ considered, quotes, ...step }) => ({
      ...step,
      considered: considered.map(({ number, ...one }) => ({
        ...one,
        htsCode: number && formatDotted(number),
      })),
      quotes: quotes.map(presentQuote),
      confidence: { ...confidence, supportingPhrases: quotes.map(({ text }) => text) },
    })),
    question: question && {
      ...question,
      options: question.options.map((option) => ({ ...option, leadsTo: option.leadsTo.map(formatDotted) })),
    },
    rulings: rulings.map(presentRuling),
    advisor: consultation.report,
    warnings: warningsOf(classified),
    notice: NOTICE,
    _meta: describeAnswer(context),
  };
}

export type ClassificationView = ReturnType<typeof presentClassification>;

function presentCandidate({ row, confidence, reasons, quotes }: Candidate, place: number) {
  return {
    rank: place + 1,
    htsCode: toHtsNumber(String(row.row.htsNumber)),
    description: row.row.description,
    path: listTextsTo(row),
    confidence,
    reasons,
    quotes: quotes.map(presentQuote),
  };
}

/** Letters that put goods under the first six digits of a candidate. */
function listRulingsFor({ row }: Candidate, rulings: readonly RulingEvidence[]): readonly string[] {
  const subheading = digitsOf(row).slice(0, 6);
  return rulings
    .filter(({ htsNumbers }) => htsNumbers.some((number) => number.startsWith(subheading)))
    .map(({ rulingNumber }) => rulingNumber);
}

function presentQuote({ kind, source, text }: Quote) {
  return { kind, text, source: kind === 'schedule' ? formatDotted(source) : source };
}

function presentRuling({ rulingDate, htsNumbers, quote, likeness, ...ruling }: RulingEvidence) {
  const day = parseCalendarDate(rulingDate);
  if (!day.ok) throw new Error(`a ruling letter of ${rulingDate} is held`);
  const score = round(likeness);
  return {
    ...ruling,
    date: day.value satisfies CalendarDate,
    htsCodes: htsNumbers.map(formatDotted),
    confidence: {
      ...{ score, tier: tierOf(score) },
      reasoning: 'share of the distinctive words of the description that the letter has too',
      supportingPhrases: quote === null ? [] : [quote],
    },
  };
}

function warningsOf({ result, rulings, rulingsRank }: Classified): readonly string[] {
  return [
    ...(result.answer === null
      ? ['The description is too vague: say what the goods are, of what, and what for.']
      : []),
    ...(result.answer?.confidence.tier === 'low'
      ? ['The evidence is thin: answer the question, or say more about the goods.']
      : []),
    ...(rulings.length > 0 && !rulingsRank
      ? ['Too few ruling letters are held to move the ranking: they are shown beside it.']
      : []),
  ];
}
