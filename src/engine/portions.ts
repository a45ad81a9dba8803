import { Decimal, HUNDRED, ZERO } from '../terms/decimal.js';
import type { Basis } from './law.js';
import { isDecimal, type World } from './world.js';

/** A part of the customs value that can owe, or be spared, a duty of its own. */
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

export function contentKey(metal: Metal): string {
  return `${metal}_content_value`;
}

/** U.S. content counts up to 40 percent of the value under the headings that cap it (U.S. note 16(j)). */
const US_CONTENT_CAP = new Decimal(40);

/** The customs value by portion; the metal contents never add up to more than the whole. */
export class PortionedValue {
  private readonly contents = new Map<Metal, Decimal>();
  private readonly usContent: Decimal;

  /** `metals`: those whose content a candidate rule charges; only they take a part of the value. */
  constructor(
    readonly whole: Decimal,
    world: World,
    metals: readonly Metal[],
  ) {
    const share = world.answer('us_content_pct');
    this.usContent = isDecimal(share) ? whole.times(share).dividedBy(HUNDRED) : ZERO;
    if (metals.length > 0) this.allocate(world, metals);
  }

  /** Stated contents first; then a content not stated takes what is left, steel before aluminum before copper. */
  private allocate(world: World, metals: readonly Metal[]): void {
    let left = this.whole;
    const take = (metal: Metal, wanted: Decimal): void => {
      const taken = Decimal.max(ZERO, Decimal.min(wanted, left));
      this.contents.set(metal, taken);
      left = left.minus(taken);
    };
    for (const metal of metals) {
      const stated = world.answer(contentKey(metal));
      if (isDecimal(stated)) take(metal, stated);
    }
    for (const metal of metals) if (!this.contents.has(metal)) take(metal, left);
  }

  amountOf(portion: Portion): Decimal {
    switch (portion) {
      case 'whole':
        return this.whole;
      case 'us':
        return this.usContent;
      case 'non_us':
        return this.whole.minus(this.usContent);
      case 'us_capped':
        return this.cappedUsContent();
      case 'non_us_capped':
        return this.whole.minus(this.cappedUsContent());
      default:
        return this.contents.get(portion) ?? ZERO;
    }
  }

  /** What `portion` keeps after the spared portions are taken out of it. */
  remaining(portion: Portion, spared: ReadonlySet<Portion>): Decimal {
    if (spared.size === 0) return this.amountOf(portion);
    if (spared.has('whole') || spared.has(portion)) return ZERO;
    if (portion !== 'whole') return this.amountOf(portion);
    let left = this.whole;
    for (const part of spared) left = left.minus(this.amountOf(part));
    return Decimal.max(ZERO, left);
  }

  private cappedUsContent(): Decimal {
    return Decimal.min(this.usContent, this.whole.times(US_CONTENT_CAP).dividedBy(HUNDRED));
  }
}
