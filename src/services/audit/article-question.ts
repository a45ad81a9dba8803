import { DUTIABLE_VALUE, PROVISION } from '../../engine/chapter98.js';
import type { Article, ContentMetal } from '../../audit/articles.js';
import type { Claim } from '../../audit/compare/article-law.js';
import type { FiledNumber } from '../../audit/filed-lines.js';
import type { FiledEntry } from '../../audit/group-entries.js';
import { PRIVILEGED, type Transport } from '../../engine/facts.js';
import { toContentKey } from '../../engine/portions.js';
import type { Decimal } from '../../terms/decimal.js';
import { toUnitCode } from '../../terms/unit.js';
import type { DutyArguments, FactArgument } from '../duty/arguments.js';
import type { ServiceContext } from '../service-context.js';

interface Asked {
  readonly article: Article;
  readonly number: FiledNumber;
  readonly entry: FiledEntry;
}

/** The duty question of one commodity number, with the facts that the file states. */
export function toQuestion({ article, number, entry }: Asked, context: ServiceContext): DutyArguments {
  const [claimed] = article.claims98;
  const apart = findValueApart(article);
  const contents = [...article.contents].map(([metal, value]) => toContentFact(metal, value.toFixed()));
  const facts: FactArgument[] = [
    ...(claimed === undefined ? [] : [{ key: PROVISION, value: claimed.number }]),
    ...(apart === null ? [] : [{ key: DUTIABLE_VALUE, value: number.value!.toFixed() }]),
    ...contents,
    ...(article.zone.day === null ? [] : [{ key: PRIVILEGED, value: article.zone.day }]),
  ];
  const isKnown = context.snapshot.catalog.specialPrograms.some(({ symbol }) => symbol === article.spi);
  return {
    hts: number.digits,
    origin: article.origin,
    date: entry.entryDate,
    value: apart === null ? number.value : number.value!.plus(apart),
    transport: toTransport(entry.transport),
    spi: isKnown ? article.spi : null,
    facts,
    measures: toMeasures(number),
  };
}

/** What each provision on goods that went abroad is claimed with. */
const RETURNED: ReadonlyMap<string, string> = new Map([
  ['9802.00.40', 'the records of the repair or alteration (19 CFR 10.8)'],
  ['9802.00.50', 'the records of the repair or alteration (19 CFR 10.8)'],
  ['9802.00.60', 'the records of the processing (19 CFR 10.9)'],
  ['9802.00.80', 'the declarations of assembly and of the US components (19 CFR 10.24)'],
]);

/**
 * The value that stands beside the number of Chapter 98, of the goods or components that went abroad: with the value beside
 * the number of Chapters 1 to 97, which alone is dutiable, it is the customs value. Null: the file has none.
 */
function findValueApart({ claims98, commodities }: Article): Decimal | null {
  const [claimed] = claims98;
  if (claimed === undefined || claims98.length > 1 || commodities.length !== 1) return null;
  const isStated = claimed.value?.greaterThan(0) === true && commodities[0]!.value !== null;
  return RETURNED.has(claimed.number) && isStated ? claimed.value : null;
}

/** The dutiable part that a number of Chapter 98 claims. Null: the file does not state one. */
export function findReturnedClaim(article: Article): Claim | null {
  if (findValueApart(article) === null) return null;
  const { number } = article.claims98[0]!;
  const value = article.commodities[0]!.value!.toFixed();
  return { fact: DUTIABLE_VALUE, value, from: number, evidence: RETURNED.get(number)! };
}

/** Quantities by unit; a unit that is not one of the law's, or is reported twice, is left out. */
function toMeasures({ quantities }: FiledNumber): NonNullable<DutyArguments['measures']> {
  const measures = new Map<string, (typeof quantities)[number]['amount']>();
  for (const { amount, unit } of quantities) {
    const code = toUnitCode(unit);
    if (code === null || amount.isNegative()) continue;
    const known = measures.get(code);
    measures.set(code, known === undefined ? amount : known.plus(amount));
  }
  return [...measures].map(([key, value]) => ({ key, value }));
}

function toContentFact(metal: ContentMetal, value: string): FactArgument {
  return { key: toContentKey(metal), value };
}

const MODES: readonly (readonly [RegExp, Transport])[] = [
  [/^1[0-2]$|vessel|ocean|sea/i, 'ocean'],
  [/^4[01]$|air/i, 'air'],
  [/^2[01]$|rail/i, 'rail'],
  [/^3[0-4]$|truck|road/i, 'truck'],
];

function toTransport(mode: string | null): Transport | null {
  return mode === null ? null : (MODES.find(([pattern]) => pattern.test(mode.trim()))?.[1] ?? null);
}
