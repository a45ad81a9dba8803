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
import { rankOrigins } from './origin-ranking.js';
import { refuseField } from './refuse-field.js';
import { presentFrontier } from './origin-frontier.js';
import { OriginRow } from './origin-row.js';

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

/** Countries whose goods can be imported: all but the customs territory of the United States. */
function originsOf({ catalog }: Snapshot): readonly Country[] {
  return [...catalog.countries.values()]
    .filter((record) => !record.insideUsCustomsTerritory)
    .map((record) => record.country);
}

/** Origins that the law of the line does not tell apart are calculated once. */
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

/** A preference can be claimed for its beneficiaries only: for other origins the claim is left out. */
function withOrigin(question: DutyQuestion, origin: Country): DutyQuestion {
  const { facts, context } = question;
  const claimed = facts.stated.get('spi');
  const symbols = programsOf(question, origin, context.snapshot).map(({ symbol }) => symbol);
  const isOpen = claimed === undefined || symbols.some((symbol) => symbol === claimed);
  const stated = isOpen ? facts.stated : new Map([...facts.stated].filter(([key]) => key !== 'spi'));
  const own = { ...question, facts: { ...facts, countryOfOrigin: origin, stated } };
  return question.goods.declared.size === 0 ? own : withOwnCases(own, origin);
}

/** A case is declared for goods of the country it is on: for other origins the declaration is left out. */
function withOwnCases(question: DutyQuestion, origin: Country): DutyQuestion {
  const library = libraryOf(question.context);
  const declared = new Map(
    [...question.goods.declared].filter(([caseNumber]) => library.findOrder(caseNumber)?.country === origin),
  );
  const { facts, goods } = question;
  return { ...question, facts: { ...facts, declaredCases: declared }, goods: { ...goods, declared } };
}

/** Special programs that can change a duty on the line: those it prints a rate for, or a rule asks for. */
function symbolsRead({ found, facts, context }: DutyQuestion): ReadonlySet<string> {
  const symbols = new Set<string>();
  for (const line of found.lines) {
    for (const { programs } of line.column1Special) programs.forEach((symbol) => symbols.add(symbol));
    for (const { rule } of context.snapshot.scopeGroupOf(line, facts.entryDate).matched) {
      for (const atom of atomsOf(rule.when))
        if (atom.kind === 'isOneOf' && atom.key === 'spi') atom.values.forEach((value) => symbols.add(value));
    }
  }
  const claimed = facts.stated.get('spi');
  return typeof claimed === 'string' ? symbols.add(claimed) : symbols;
}

/**
 * Equal for origins with one and the same duty and fees: reached by the same rules, beneficiaries of the same programs,
 * exempt from the processing fee for the same reason. Null
 * where an order on the goods of that origin makes it a case of its own.
 */
function treatmentKey(question: DutyQuestion, symbols: ReadonlySet<string>): string | null {
  const { found, facts, goods, context, published } = question;
  const { snapshot } = context;
  const origin = facts.countryOfOrigin!;
  // Groups are those of the law as corrected.
  if (published !== undefined) return null;
  if (goods.product !== NOTHING_SAID && libraryOf(context).ordersOf(origin).length > 0) return null;
  const laws = found.lines.map((line) => snapshot.lawFor(line, origin, facts.entryDate));
  if (laws.some((law) => law.adcvd.length > 0)) return null;
  const reached = found.lines.map((line) => snapshot.scopeGroupOf(line, facts.entryDate).toOriginKey(origin));
  const programs = programsOf(question, origin, snapshot).map(({ symbol }) => symbol);
  const exempt = laws[0]?.mpfExemption?.id ?? '';
  return `${reached.join()} ${programs.filter((symbol) => symbols.has(symbol)).join()} ${exempt}`;
}

function programsOf(
  { facts }: DutyQuestion,
  origin: Country,
  { catalog }: Snapshot,
): readonly SpecialProgram[] {
  return catalog.specialPrograms.filter(
    ({ interval, countries }) => contains(interval, facts.entryDate) && countries.has(origin),
  );
}

function sharedAnswer(answer: DutyAnswer, { facts, found, context }: DutyQuestion): DutyAnswer {
  const law = context.snapshot.lawFor(found.lines[0], facts.countryOfOrigin, facts.entryDate);
  return { ...answer, facts, law };
}
