import { NOTHING_SAID } from '../../../adcvd/scope/product.js';
import { atomsOf } from '../../../engine/conditions.js';
import type { SpecialProgram } from '../../../engine/law.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import type { Country } from '../../../terms/country.js';
import { contains } from '../../../terms/interval.js';
import { libraryOf } from '../../adcvd/library.js';
import { defineLazyMembers } from '../../lazy-members.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer, type DutyQuestion } from '../calculate-duty.js';
import { levelOf } from '../present-line.js';
import { rateDayOf } from '../privileged-law.js';
import { rankOrigins } from './origin-ranking.js';
import { refuseField } from '../../../terms/errors.js';
import { presentFrontier } from './origin-frontier.js';
import { OriginRow } from './origin-row.js';
import { NOT_CLAIMED, PREFERENCE, PRIVILEGED } from '../../../engine/facts.js';

/** The duty on one line from every country, the lowest first. Throws as `calculateDuty`. */
export function compareOrigins({ input }: { readonly input: DutyArguments }, context: ServiceContext) {
  if (input.origin !== null && input.origin !== undefined)
    throw refuseField('input.origin', 'leave it out: every country of origin is compared');
  const question = readQuestion(input, context);
  const ranked = rankOrigins(answerEachOrigin(question));
  const rows = ranked.map((one) => new OriginRow(one, context));
  const [first] = ranked;
  const { number, facts } = first!.answer;
  const answer = {
    htsCode: number,
    description: levelOf(first!.answer, context).description,
    entryDate: facts.entryDate,
    origins: rows,
  };
  return withFrontier(answer, { frontier: () => presentFrontier(rows) });
}

const withFrontier = defineLazyMembers('frontier');

const MAX_ORIGINS = 300;

/** The origins with the lowest duty. */
export function selectLowestOrigins<Row>(rows: readonly Row[], first: number): readonly Row[] {
  if (first >= 1 && first <= MAX_ORIGINS) return rows.slice(0, first);
  throw refuseField('first', `${first} is out of range: give a number from 1 to ${MAX_ORIGINS}`);
}

/** Countries whose goods can be imported: all except the customs territory of the United States. */
function originsOf({ catalog }: Snapshot): readonly Country[] {
  return [...catalog.countries.values()]
    .filter((record) => !record.insideUsCustomsTerritory)
    .map((record) => record.iso2);
}

/** Calculates once for all origins that the law of the line treats alike. */
function answerEachOrigin(question: DutyQuestion): readonly DutyAnswer[] {
  const { snapshot } = question.context;
  const shared = new Map<string, DutyAnswer>();
  const symbols = symbolsRead(question);
  return originsOf(snapshot).map((origin) => {
    const own = withOrigin(question, origin);
    const key = treatmentKey(own, symbols);
    const known = key === null ? undefined : shared.get(key);
    if (known !== undefined) return sharedAnswer(known, own);
    const answer = answerQuestion(own);
    if (key !== null) shared.set(key, answer);
    return answer;
  });
}

/** Only beneficiaries can claim a preference: for other origins the claim is dropped. */
function withOrigin(question: DutyQuestion, origin: Country): DutyQuestion {
  const { facts, context } = question;
  const claimed = facts.stated.get(PREFERENCE);
  const symbols = programsOf(question, origin, context.snapshot).map(({ symbol }) => symbol);
  const isKept = [undefined, NOT_CLAIMED, ...symbols].some((symbol) => symbol === claimed);
  const stated = isKept ? facts.stated : new Map([...facts.stated].filter(([key]) => key !== PREFERENCE));
  const own = { ...question, facts: { ...facts, countryOfOrigin: origin, stated } };
  return question.goods.declared.size === 0 ? own : withOwnCases(own, origin);
}

/** A case covers goods of one country: for other origins its declaration is dropped. */
function withOwnCases(question: DutyQuestion, origin: Country): DutyQuestion {
  const library = libraryOf(question.context);
  const declared = new Map(
    [...question.goods.declared].filter(([caseNumber]) => library.findOrder(caseNumber)?.country === origin),
  );
  const { facts, goods } = question;
  return { ...question, facts: { ...facts, declaredCases: declared }, goods: { ...goods, declared } };
}

/** Special programs that can change the duty on the line: those it prints a rate for, a note frees by or a rule asks for. */
function symbolsRead({ found, facts, context }: DutyQuestion): ReadonlySet<string> {
  const byNote = context.snapshot.catalog.specialPrograms.filter(({ freesByNote }) => freesByNote);
  const symbols = new Set(byNote.map(({ symbol }) => symbol));
  for (const line of found.lines) {
    for (const { programs } of line.column1Special) programs.forEach((symbol) => symbols.add(symbol));
    for (const { rule } of context.snapshot.scopeGroupOf(line, facts.entryDate).matched) {
      for (const atom of atomsOf(rule.when))
        if (atom.kind === 'isOneOf' && atom.key === PREFERENCE)
          atom.values.forEach((value) => symbols.add(value));
    }
  }
  const claimed = facts.stated.get(PREFERENCE);
  return typeof claimed === 'string' ? symbols.add(claimed) : symbols;
}

/**
 * Equal for origins with the same duty and fees: the same rules reach them, they benefit from the same programs, and
 * they are exempt from the processing fee for the same reason. Null when an order on goods of that origin requires a
 * separate calculation.
 */
function treatmentKey(question: DutyQuestion, symbols: ReadonlySet<string>): string | null {
  const { found, facts, goods, context, published } = question;
  const { snapshot } = context;
  const origin = facts.countryOfOrigin!;
  // Origins are grouped under the corrected law of the entry date.
  if (published !== undefined || facts.stated.has(PRIVILEGED)) return null;
  if (goods.product !== NOTHING_SAID && libraryOf(context).ordersOf(origin).length > 0) return null;
  const laws = found.lines.map((line) => snapshot.lawFor(line, origin, facts.entryDate));
  if (laws.some((law) => law.adcvd.length > 0)) return null;
  const reached = found.lines.map((line) => snapshot.scopeGroupOf(line, facts.entryDate).toOriginKey(origin));
  const programs = programsOf(question, origin, snapshot).map(({ symbol }) => symbol);
  const exempt = laws[0]?.mpfExemption?.id ?? '';
  return `${reached.join()} ${programs.filter((symbol) => symbols.has(symbol)).join()} ${exempt}`;
}

function programsOf({ facts }: DutyQuestion, origin: Country, snapshot: Snapshot): readonly SpecialProgram[] {
  const date = rateDayOf(facts, snapshot);
  return snapshot.catalog.specialPrograms.filter(
    ({ interval, countries }) => contains(interval, date) && countries.has(origin),
  );
}

function sharedAnswer(answer: DutyAnswer, { facts, found, context }: DutyQuestion): DutyAnswer {
  const law = context.snapshot.lawFor(found.lines[0], facts.countryOfOrigin, facts.entryDate);
  return { ...answer, facts, law };
}
