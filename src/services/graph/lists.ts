import type {
  Chapter99RuleFilter,
  QueryChapter99RulesArgs,
  QueryHtsLinesArgs,
} from '../../generated/schema-types.js';
import type { Country } from '../../terms/country.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import { readSlice, toConnection, type Connection, type SliceArguments } from '../connection.js';
import { refuseField } from '../../terms/errors.js';
import { refuseUncoveredDate } from '../duty/entry-date.js';
import type { ServiceContext } from '../service-context.js';
import { isInForce, toRule, type Chapter99RuleModel } from './chapter99-rule.js';
import { toLine, type HtsLineModel } from './hts-line.js';

/** Lines whose numbers start with the digits, in printing order. Throws `invalid-parameter`, `date-out-of-coverage`. */
export function listLines(
  { under, date, ...slice }: QueryHtsLinesArgs & SliceArguments,
  { snapshot, today }: ServiceContext,
): Connection<HtsLineModel> {
  const digits = under.trim().replaceAll('.', '');
  if (!/^\d{2,10}$/.test(digits))
    throw refuseField('under', `${quoteInput(under)} is not the beginning of a number: give 2 to 10 digits`);
  const day = date ?? today;
  refuseUncoveredDate(day, snapshot);
  return toConnection(snapshot.listLinesUnder(digits, day), readSlice(slice), (line) => toLine(line, day));
}

/** Rules that match every part of the filter, by heading and first day. Throws `invalid-parameter`. */
export function listRules(
  { filter, ...slice }: QueryChapter99RulesArgs & SliceArguments,
  { snapshot }: ServiceContext,
): Connection<Chapter99RuleModel> {
  const asked = filter ?? {};
  const all = snapshot.rules.map(({ rule }) => toRule(rule));
  for (const part of NAMED) refuseUnknown(part, asked[part], all);
  const found = all.filter((rule) => isAsked(rule, asked));
  return toConnection(found.sort(byHeading), readSlice(slice), (rule) => rule);
}

/** Parts of a filter that are names of what rules have. */
const NAMED = ['heading', 'program', 'authorityType'] as const;

/** A name that no rule has is a slip: an empty list would read as no law. */
function refuseUnknown(
  part: (typeof NAMED)[number],
  name: string | null | undefined,
  rules: readonly Chapter99RuleModel[],
): void {
  if (name === null || name === undefined || rules.some((rule) => rule[part] === name)) return;
  const known = new Set(rules.map((rule) => rule[part]));
  throw refuseField(part, `no rule has ${quoteInput(name)}${sayNearest(name, known)}`);
}

function isAsked(rule: Chapter99RuleModel, { date, origin, ...named }: Chapter99RuleFilter): boolean {
  const equals = (wanted: string | null | undefined, held: string): boolean => (wanted ?? held) === held;
  return (
    equals(named.heading, rule.heading) &&
    equals(named.program, rule.program) &&
    equals(named.authorityType, rule.authorityType) &&
    (!date || isInForce(rule, date)) &&
    (!origin || isFor(rule, origin))
  );
}

function isFor({ rule: { include, exclude } }: Chapter99RuleModel, origin: Country): boolean {
  return !exclude.has(origin) && (include === null || include.has(origin));
}

function byHeading(left: Chapter99RuleModel, right: Chapter99RuleModel): number {
  const [first, second] = [left, right].map(
    ({ heading, from, ruleId }) => `${heading} ${from ?? ''} ${ruleId}`,
  );
  return first! < second! ? -1 : 1;
}
