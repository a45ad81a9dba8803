import type { Article, ContentMetal } from '../../audit/articles.js';
import type { FiledEntry, FiledNumber } from '../../audit/group-entries.js';
import type { Transport } from '../../engine/facts.js';
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
  const contents = [...article.contents].map(([metal, value]) => toContentFact(metal, value.toFixed()));
  const facts: FactArgument[] = [
    ...(claimed === undefined ? [] : [{ key: 'chapter98_provision', value: claimed.number }]),
    ...contents,
  ];
  const isKnown = context.snapshot.catalog.specialPrograms.some(({ symbol }) => symbol === article.spi);
  return {
    ...{ hts: number.digits, origin: article.origin, date: entry.entryDate, value: number.value },
    ...{ transport: toTransport(entry.transport), spi: isKnown ? article.spi : null, facts },
    measures: toMeasures(number),
  };
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
  return { key: `${metal}_content_value`, value };
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
