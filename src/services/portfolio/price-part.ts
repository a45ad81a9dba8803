import type { Layer } from '../../engine/result.js';
import type { Part } from '../../portfolio/part.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
import { Problem } from '../../terms/errors.js';
import { formatHtsNumber } from '../../terms/hts-number.js';
import { classify } from '../classification/classify.js';
import type { DutyArguments } from '../duty/arguments.js';
import type { DutyAnswer } from '../duty/calculate-duty.js';
import { tryAnswer } from '../duty/compare/try-answer.js';
import type { ServiceContext } from '../service-context.js';

/** A fact whose answer changes the duty of a part. */
interface PartQuestion {
  readonly fact: string;
  readonly question: string;
  readonly isBlocking: boolean;
}

/** The duty on one part for a year, on one day. */
export interface PricedPart {
  readonly part: Part;
  /** priced; open: an answer is missing; refused: it cannot be computed as stated; unclassified: it has no number. */
  readonly status: 'priced' | 'open' | 'refused' | 'unclassified';
  readonly remark: string | null;
  readonly number: string | null;
  /** USD a year, AD/CVD that counts included, fees by entry not. Null: not computed. */
  readonly duty: Decimal | null;
  /** Percent of the customs value. */
  readonly rate: Decimal | null;
  readonly lower: Decimal | null;
  readonly upper: Decimal | null;
  readonly layers: readonly Layer[];
  readonly questions: readonly PartQuestion[];
  readonly claims: readonly {
    readonly fact: string;
    readonly question: string;
    readonly value: string;
    readonly saving: Decimal;
    readonly citation: string;
  }[];
}

/** What a part says, as a duty question. */
export function toQuestion(
  part: Part,
  date: CalendarDate | null,
  origin: Country | null = part.origin,
): DutyArguments {
  const isOwn = origin === part.origin;
  const facts = Object.entries(part.facts).map(([key, value]) => ({ key, value }));
  const measures = Object.entries(part.measures).map(([key, value]) => ({ key, value }));
  const counted =
    part.annualQuantity === null || 'NO' in part.measures ? [] : [{ key: 'NO', value: part.annualQuantity }];
  return {
    ...{ hts: part.hts ?? '', origin, date, value: part.annualValue },
    ...{ steel: part.steel, aluminum: part.aluminum, copper: part.copper, transport: part.transport },
    ...{ adcvdDeclared: isOwn ? splitCases(part.adcvdDeclared) : [] },
    adcvdDisclaimed: isOwn ? splitCases(part.adcvdDisclaimed) : [],
    ...{ spi: isOwn ? part.spi : null, facts, measures: [...counted, ...measures] },
  };
}

/** Case numbers of one cell; those of another origin are refused by the service, so they go with the part's own. */
function splitCases(cell: string | null): readonly string[] {
  return (cell ?? '').split(/[\s,;]+/).filter(Boolean);
}

/** Prices one part. A part without a number is not classified for its owner: the nearest lines are named. */
export async function pricePart(
  part: Part,
  date: CalendarDate,
  context: ServiceContext,
): Promise<PricedPart> {
  if (part.hts === null)
    return { ...NOTHING, part, status: 'unclassified', remark: await suggestLines(part, date, context) };
  const answer = tryAnswer(toQuestion(part, date), context);
  if (answer instanceof Problem) return { ...NOTHING, part, status: 'refused', remark: answer.message };
  return toPriced(part, answer);
}

const NOTHING = {
  ...{ number: null, duty: null, rate: null, lower: null, upper: null },
  ...{ layers: [], questions: [], claims: [] },
} as const;

async function suggestLines(
  { description }: Part,
  date: CalendarDate,
  context: ServiceContext,
): Promise<string> {
  if (description === null) return 'it has neither a tariff number nor a description';
  try {
    const { candidates } = await classify({ description, entryDate: date, limit: 3 }, context);
    const named = candidates.map(({ htsCode, confidence }) => `${htsCode} (${confidence.tier})`);
    return named.length === 0
      ? 'it has no tariff number, and its description names no goods that are known'
      : `it has no tariff number; the nearest lines are ${named.join(', ')}: choose one`;
  } catch (refusal) {
    if (refusal instanceof Problem) return `it has no tariff number; ${refusal.message}`;
    throw refusal;
  }
}

/** Said of the day once, not of each part. */
const OF_THE_DAY: ReadonlySet<string> = new Set(['programs_not_verified', 'schedule_not_verified']);
/** Reliefs that goods of trade do not have. */
const NO_TRADE: ReadonlySet<string> = new Set([
  ...['donation', 'informational_materials', 'cbp_transshipment_determination'],
]);

function toPriced(part: Part, { number, result, incompleteReasons }: DutyAnswer): PricedPart {
  const { totals, boundsWithoutClaims, requiredInputs, claims, prohibited } = result;
  const open = incompleteReasons.filter(({ kind }) => !OF_THE_DAY.has(kind)).map(({ detail }) => detail);
  return {
    part,
    status: prohibited ? 'refused' : open.length === 0 ? 'priced' : 'open',
    remark: prohibited ? 'the goods may not be imported' : open.join('; ') || null,
    number: formatHtsNumber(number),
    ...{ duty: totals.totalDuty, rate: totals.effectiveRate?.toDecimalPlaces(4) ?? null },
    ...{ lower: boundsWithoutClaims.low, upper: boundsWithoutClaims.high, layers: result.layers },
    questions: requiredInputs
      .filter(({ severity }) => severity === 'blocking')
      .map(({ field, reason }) => ({ fact: field, question: reason, isBlocking: true })),
    claims: claims.flatMap(({ key, question, value, saving, citation }) =>
      saving?.greaterThan(0) === true && !NO_TRADE.has(key)
        ? [{ fact: key, question, value, saving, citation }]
        : [],
    ),
  };
}
