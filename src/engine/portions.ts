import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { chapterOf, type HtsNumber } from '../terms/hts-number.js';
import type { FactValue } from './facts.js';
import type { Basis } from './law.js';
import { isDecimal, type FactSet } from './fact-set.js';

/** A part of the customs value that can owe, or be exempted, a duty of its own. */
export type Portion =
  'whole' | 'steel' | 'aluminum' | 'copper' | 'us' | 'non_us' | 'us_capped' | 'non_us_capped';

export type Metal = 'steel' | 'aluminum' | 'copper';

export const METALS: readonly Metal[] = ['steel', 'aluminum', 'copper'];

const PORTION_OF_BASIS: Readonly<Record<Basis, Portion>> = {
  full_value: 'whole',
  steel_content: 'steel',
  aluminum_content: 'aluminum',
  copper_content: 'copper',
  non_copper_content: 'whole',
  us_content: 'us',
  non_us_content: 'non_us',
  us_content_up_to_40pct: 'us_capped',
  non_us_content_above_40pct_cap: 'non_us_capped',
  due_232_value: 'whole',
};

export function portionOf(basis: Basis): Portion {
  return PORTION_OF_BASIS[basis];
}

export function metalOf(basis: Basis): Metal | null {
  const portion = PORTION_OF_BASIS[basis];
  return METALS.find((metal) => metal === portion) ?? null;
}

export function toContentKey(metal: Metal): string {
  return `${metal}_content_value`;
}

/** Of every metal. */
export const CONTENT_KEYS: readonly string[] = METALS.map(toContentKey);

const CONTAINS_METAL = 'contains_metal';
const CONTAINS_ALUMINUM = 'contains_aluminum';
const ABOUT_METALS: readonly string[] = [CONTAINS_METAL, CONTAINS_ALUMINUM, ...CONTENT_KEYS];

/** Goods of these chapters are of the metal, whatever is said of them. */
const CHAPTERS: Readonly<Record<Metal, readonly string[]>> = {
  steel: ['72', '73'],
  aluminum: ['76'],
  copper: ['74'],
};

/**
 * Adds what a statement of a metal or of its content says of the others: goods without metal have no content of one,
 * and goods with a content contain the metal. What was stated stands.
 */
export function completeMetals(stated: Map<string, FactValue | null>, line: HtsNumber): void {
  if (!ABOUT_METALS.some((key) => stated.has(key))) return;
  const imply = (key: string, value: FactValue): void => {
    if (!stated.has(key)) stated.set(key, value);
  };
  const contents = METALS.map((metal) => stated.get(toContentKey(metal)) ?? null);
  if (contents.some((content) => content !== null && !isNothing(content))) imply(CONTAINS_METAL, true);
  else if (contents.every(isNothing)) imply(CONTAINS_METAL, false);
  const aluminum = contents[METALS.indexOf('aluminum')]!;
  if (aluminum !== null) imply(CONTAINS_ALUMINUM, !isNothing(aluminum));
  if (stated.get(CONTAINS_METAL) === false) imply(CONTAINS_ALUMINUM, false);
  if (stated.get(CONTAINS_ALUMINUM) === true) imply(CONTAINS_METAL, true);
  for (const metal of METALS) {
    const isDenied = findDenial(metal, stated) !== null;
    if (isDenied && metalOfChapter(line) !== metal) imply(toContentKey(metal), ZERO);
  }
}

interface StatedAnswers {
  get(key: string): FactValue | null | undefined;
}

/** The key that says that the goods do not contain the metal; null: none does. */
export function findDenial(metal: Metal, stated: StatedAnswers): string | null {
  const keys = metal === 'aluminum' ? [CONTAINS_ALUMINUM, CONTAINS_METAL] : [CONTAINS_METAL];
  return keys.find((key) => stated.get(key) === false) ?? null;
}

/** The metal of which all goods of the chapter are. */
export function metalOfChapter(line: HtsNumber): Metal | null {
  return METALS.find((metal) => CHAPTERS[metal].includes(chapterOf(line))) ?? null;
}

/** True for a content that is stated as none. */
export function isNothing(content: FactValue | null): boolean {
  return isDecimal(content) && content.isZero();
}

/** Whether the share of U.S. content sets it. */
export function isOfUsContent(portion: Portion): boolean {
  return portion !== 'whole' && !METALS.some((metal) => metal === portion);
}

/** The share of U.S. content, in percent. */
export const US_CONTENT = 'us_content_pct';

/** U.S. content counts up to 40 percent of the value under the headings that cap it (U.S. note 16(j)). */
export const US_CONTENT_CAP = new Decimal(40);

type Contents = ReadonlyMap<Metal, Decimal>;
const NO_CONTENTS: Contents = new Map();

/** The customs value by portion; the metal contents never add up to more than the whole. */
export class PortionedValue {
  private readonly contents: Contents;
  private usPart: Decimal | null = null;

  /** `metals`: those whose content a candidate rule charges; only they take a part of the value. */
  constructor(
    readonly whole: Decimal,
    private readonly factSet: FactSet,
    metals: readonly Metal[],
  ) {
    this.contents = metals.length === 0 ? NO_CONTENTS : allocate(whole, factSet, metals);
  }

  amountOf(portion: Portion): Decimal {
    switch (portion) {
      case 'whole':
        return this.whole;
      case 'us':
        return this.usContent();
      case 'non_us':
        return this.whole.minus(this.usContent());
      case 'us_capped':
        return this.cappedUsContent();
      case 'non_us_capped':
        return this.whole.minus(this.cappedUsContent());
      default:
        return this.contents.get(portion) ?? ZERO;
    }
  }

  /** What `portion` keeps after the exempted portions are taken out of it. */
  computeRemaining(portion: Portion, exempted: ReadonlySet<Portion>): Decimal {
    if (exempted.size === 0) return this.amountOf(portion);
    if (exempted.has('whole') || exempted.has(portion)) return ZERO;
    if (portion !== 'whole') return this.amountOf(portion);
    let left = this.whole;
    for (const part of exempted) left = left.minus(this.amountOf(part));
    return Decimal.max(ZERO, left);
  }

  private usContent(): Decimal {
    const share = this.usPart === null ? this.factSet.answer(US_CONTENT) : null;
    this.usPart ??= isDecimal(share) ? percentOf(share, this.whole) : ZERO;
    return this.usPart;
  }

  private cappedUsContent(): Decimal {
    return Decimal.min(this.usContent(), percentOf(US_CONTENT_CAP, this.whole));
  }
}

/** Stated contents first; then a content not stated takes what is left, steel before aluminum before copper. */
function allocate(whole: Decimal, factSet: FactSet, metals: readonly Metal[]): Contents {
  const contents = new Map<Metal, Decimal>();
  let left = whole;
  const take = (metal: Metal, wanted: Decimal): void => {
    const taken = Decimal.max(ZERO, Decimal.min(wanted, left));
    contents.set(metal, taken);
    left = left.minus(taken);
  };
  for (const metal of metals) {
    const stated = factSet.answer(toContentKey(metal));
    if (isDecimal(stated)) take(metal, stated);
  }
  for (const metal of metals) if (!contents.has(metal)) take(metal, left);
  return contents;
}
