import { METAL_OF_BASE, type Article, type ContentMetal } from '../../audit/articles.js';
import type { ArticleLaw, Claim, ComputedNumber, OrderNotice } from '../../audit/compare/article-law.js';
import { isVoidAuthority } from '../../audit/compare/void-authority.js';
import type { FiledNumber } from '../../audit/filed-lines.js';
import type { FiledEntry } from '../../audit/group-entries.js';
import { calculateDuty } from '../../engine/calculate-duty.js';
import { changeLaw } from '../../engine/changed-law.js';
import type { Law, Rule } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Problem } from '../../terms/errors.js';
import { groupBy } from '../../terms/group-by.js';
import type { DutyArguments, FactArgument } from '../duty/arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer } from '../duty/calculate-duty.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { ServiceContext } from '../service-context.js';
import { findReturnedClaim, toQuestion } from './article-question.js';
import { findClaim, isRestUnfiled } from './filed-claims.js';
import { findColumnTwo } from './column-two.js';
import { findPossibleClaims } from './possible-claims.js';
import { PREFERENCE, PRIVILEGED } from '../../engine/facts.js';
import { onceFor } from '../../terms/lazily.js';
import { findOpenAdmission, fits, listAdmissionDays, sayAssumed, sayUnread } from './admission-day.js';

/** Entry types of goods that are declared under an AD/CVD order. */
const ADCVD_TYPES: ReadonlySet<string> = new Set(['03', '07', '38', '34']);
/** A claim may bring another heading into play: more rounds than an entry line has claims. */
const MAX_CLAIMS = 8;

/** The law of one article: the duty on it as filed claims say, read three times. */
export function computeArticle(article: Article, entry: FiledEntry, context: ServiceContext): ArticleLaw {
  const refused = refuseArticle(article, entry);
  if (refused !== null) return refused;
  const date = entry.entryDate as CalendarDate;
  try {
    const returned = findReturnedClaim(article);
    const parts: ComputedNumber[] = [];
    const [commodity] = article.commodities;
    const answers = article.commodities.map((number) => answerAsFiled({ article, number, entry }, context));
    const claims = [...(returned === null ? [] : [returned]), ...answers.flatMap((one) => one.claims)];
    for (const { number, answer, question } of answers)
      parts.push(toPart({ number, answer, question, article }, context));
    return {
      status: 'computed',
      date,
      parts,
      claims: uniqueClaims(claims),
      openAdmission: answers.find((one) => one.openAdmission !== null)?.openAdmission ?? null,
      orders: ADCVD_TYPES.has(entry.type ?? '') ? [] : listOrders(article, date, context),
      savings:
        commodity === undefined || article.commodities.length > 1
          ? []
          : findPossibleClaims(
              { article, date, answer: answers[0]!.answer, question: answers[0]!.question },
              context,
            ),
    };
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal;
    return toRefusal(refusal);
  }
}

function refuseArticle(article: Article, entry: FiledEntry): ArticleLaw | null {
  if (article.commodities.length === 0)
    return {
      status: 'not_audited',
      reason: `the line has no number of Chapters 1 to 97 that can be read${article.claims98.length > 0 ? ': a provision of Chapter 98 stands alone' : ''}.`,
    };
  if (entry.entryDate === null)
    return { status: 'not_audited', reason: 'the entry date is missing or cannot be read.' };
  if (article.commodities.some(({ value }) => value === null))
    return { status: 'not_audited', reason: 'the value of the goods is missing.' };
  if (article.filedDuty.isNegative()) return { status: 'not_audited', reason: 'the filed duty is negative.' };
  return article.origin === null
    ? { status: 'not_audited', reason: 'the country of origin is missing or cannot be read.' }
    : null;
}

function toRefusal({ kind, message }: Problem): ArticleLaw {
  if (kind === 'date-out-of-coverage') return { status: 'not_covered', reason: message };
  if (kind === 'unknown-hts-code') return { status: 'not_in_schedule', reason: message };
  return { status: 'not_audited', reason: message };
}

interface Asked {
  readonly article: Article;
  readonly number: FiledNumber;
  readonly entry: FiledEntry;
  /** A fact beside those of the file. */
  readonly assumed?: FactArgument;
}

interface AnsweredAsFiled {
  readonly number: FiledNumber;
  readonly answer: DutyAnswer;
  readonly question: DutyArguments;
  readonly claims: readonly Claim[];
  /** Why the rates of the day of admission to a zone are not sure, in words. Null: they are, or play no part. */
  readonly openAdmission: string | null;
}

/** Answers as the filing claims; a day of admission that it claims and does not state is one that leads to its amounts. */
function answerAsFiled(asked: Asked, context: ServiceContext): AnsweredAsFiled {
  const { article, entry } = asked;
  const filed = answerWithClaims(asked, context);
  const claimed = { claims: filed.claims, result: filed.answer.result };
  const rulesOf = (heading: string): readonly Rule[] => rulesByHeading(context.snapshot).get(heading) ?? [];
  const entryDate = entry.entryDate as CalendarDate;
  const question = { article, entryDate, first: context.snapshot.coverage.firstDate, rulesOf };
  if (fits(article, claimed.result)) return { ...filed, openAdmission: null };
  const open = findOpenAdmission(question, claimed);
  if (open === null) return { ...filed, openAdmission: sayUnread(question) };
  for (const day of listAdmissionDays(question, open, claimed)) {
    const assumed = { key: PRIVILEGED, value: day };
    const one = answerWithClaims({ ...asked, assumed }, context);
    if (fits(article, one.answer.result))
      return { ...one, claims: [...one.claims, { ...open, value: day }], openAdmission: null };
  }
  return { ...filed, openAdmission: sayAssumed(open) };
}

/** Answers with the facts that the filed headings claim, one after the other until none is new. */
function answerWithClaims({ article, number, entry, assumed }: Asked, context: ServiceContext) {
  const claims: Claim[] = [];
  const stated = toQuestion({ article, number, entry }, context);
  let question = assumed === undefined ? stated : { ...stated, facts: [...(stated.facts ?? []), assumed] };
  let answer = answerWithoutOrders(question, context);
  const facts = new Map((question.facts ?? []).map((fact) => [fact.key, fact]));
  for (let round = 0; round < MAX_CLAIMS; round += 1) {
    const claim = findClaim({
      ...{ article, number, result: answer.result, known: facts },
      metalOf: (heading) => metalOf(heading, context),
    });
    if (claim === null) break;
    facts.set(claim.fact, { key: claim.fact, value: claim.value });
    const asked = { ...question, facts: [...facts.values()] };
    const claimed = tryAnswer(asked, context);
    if (claimed === null || isRestUnfiled(claim, article, [answer.result, claimed.result])) break;
    claims.push(claim);
    [question, answer] = [asked, claimed];
  }
  if (article.spi !== null && answer.result.column === 'special')
    claims.push({
      fact: PREFERENCE,
      value: article.spi,
      from: `SPI ${article.spi}`,
      evidence: 'proof of origin',
    });
  return { number, answer, question, claims };
}

function tryAnswer(question: DutyArguments, context: ServiceContext): DutyAnswer | null {
  try {
    return answerWithoutOrders(question, context);
  } catch (refusal) {
    if (refusal instanceof Problem) return null;
    throw refusal;
  }
}

/** The duty without AD/CVD, which entry summary lines of duty reports do not carry. */
function answerWithoutOrders(
  question: DutyArguments,
  context: ServiceContext,
  textOf?: CalendarDate,
): DutyAnswer {
  return answerQuestion(readQuestion(question, context, textOf), withoutOrders);
}

const withoutOrders = (law: Law): Law => (law.adcvd.length === 0 ? law : { ...keepRules(law), adcvd: [] });

/** A plain copy, as laws are objects with accessors, that shares what was worked out for its rules. */
function keepRules(law: Law): Law {
  const copy = changeLaw(law, { isTakenAway: () => false, extended: [] });
  return { ...copy, rules: law.rules, ...(law.ruleSet && { ruleSet: law.ruleSet }) };
}

/** Rules without the void ones, by the rules they were taken from: the engine compiles each set once. */
const VALID_RULES = new WeakMap<object, Law['rules']>();

function withoutVoidDuties(law: Law): Law {
  const isTakenAway = ({ authorityType }: Rule): boolean => isVoidAuthority(authorityType);
  const copy = changeLaw(law, { isTakenAway, extended: [] });
  const rules = VALID_RULES.get(law.ruleSet ?? law.rules) ?? copy.rules;
  VALID_RULES.set(law.ruleSet ?? law.rules, rules);
  return { ...copy, rules };
}

interface Answered {
  readonly number: FiledNumber;
  readonly answer: DutyAnswer;
  readonly question: DutyArguments;
  readonly article: Article;
}

function toPart({ number, answer, question, article }: Answered, context: ServiceContext): ComputedNumber {
  const date = answer.facts.entryDate;
  const isVoid = ({ authorityType }: { readonly authorityType: string }): boolean =>
    isVoidAuthority(authorityType);
  const hasVoid =
    answer.result.layers.some((layer) => isVoid(layer) && layer.amount?.isZero() !== true) ||
    article.headings.some(({ number: heading }) =>
      rulesByHeading(context.snapshot).get(heading)?.some(isVoid),
    );
  return {
    number,
    question,
    atEntry: answer.result,
    customsValue: answer.facts.enteredValue,
    columnTwo: findColumnTwo(number, answer),
    asFiled: answer.corrections.length === 0 ? null : answerWithoutOrders(question, context, date).result,
    withoutIeepa: hasVoid ? calculateDuty(answer.facts, withoutVoidDuties(answer.law)) : null,
  };
}

/** Every rule of each heading, as last published. */
export const rulesByHeading = onceFor(({ rules }: Snapshot): ReadonlyMap<string, readonly Rule[]> =>
  groupBy(
    rules.map(({ rule }) => rule),
    ({ heading }) => heading,
  ),
);

/** The metal whose content a heading is charged on, in any of its periods. */
export function metalOf(heading: string, context: ServiceContext): ContentMetal | null {
  const rule = rulesByHeading(context.snapshot)
    .get(heading)
    ?.find(({ basis }) => basis in METAL_OF_BASE);
  return rule === undefined ? null : (METAL_OF_BASE[rule.basis] ?? null);
}

function listOrders(
  article: Article,
  date: CalendarDate,
  { snapshot }: ServiceContext,
): readonly OrderNotice[] {
  const orders = article.commodities.flatMap(({ digits }) => {
    const line = snapshot.findLine(digits as never, date);
    return line === null
      ? []
      : snapshot.lawFor(line, article.origin, date).adcvd.filter(({ inForce }) => inForce);
  });
  return orders.map(({ caseNumber, product }) => ({ caseNumber, product }));
}

/** One a fact: a later one says more exactly what the first one claimed. */
function uniqueClaims(claims: readonly Claim[]): readonly Claim[] {
  return [...new Map(claims.map((claim) => [claim.fact, claim])).values()];
}
