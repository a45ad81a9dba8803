import { splitSegments } from '../../search/query/segments.js';
import { functionalGroupsOf, type FunctionalGroup } from './chemical.js';
import { chiefFiberOf, type ChiefFiber } from './textile.js';

/** The goods to classify, in the caller's words; null: not stated. */
export interface GoodsDescription {
  readonly description: string;
  readonly material: string | null;
  readonly use: string | null;
  readonly form: string | null;
}

/** A fact read from the words, and those words. */
interface Found<Value> {
  readonly value: Value;
  /** Words of the description, verbatim. */
  readonly quote: string;
}

/** Facts by which headings are divided; null: the words do not say. */
export interface GoodsFacts {
  readonly text: string;
  /** The words that name the goods, without material, purpose and details. */
  readonly naming: string;
  readonly purpose: string;
  readonly fiber: ChiefFiber | null;
  readonly construction: Found<'knit' | 'woven' | 'notKnit'> | null;
  readonly wearer: Found<'men' | 'women' | 'baby'> | null;
  readonly part: Found<true> | null;
  readonly set: Found<true> | null;
  /** Goods in the form of a raw material: resin, powder, ingots. */
  readonly raw: Found<true> | null;
  readonly plastic: Found<true> | null;
  readonly groups: readonly FunctionalGroup[];
}

const KNIT =
  /\b(?:finely )?(?:knit(?:ted|wear)?|crocheted|jersey|sweaters?|pullovers?|cardigans?|sweatshirts?|hoodies?|t-shirts?|tee|tees|terry pile|leggings|tights|pantyhose|socks?)\b/i;
/** Enough for Chapter 62: felt and nonwovens are there beside woven fabrics. */
const NOT_KNIT = /\b(?:not|non)[ -]?knit(?:ted)?(?: or crocheted)?\b/i;
const WOVEN =
  /\b(?<!\b(?:not|non)[ -])(?:woven|denim|corduroy|twill|poplin|chiffon|satin|gabardine|canvas)\b/i;
const BABY = /\b(?:bab(?:y|ies)(?:'s|s')?|infants?'?s?|newborns?|toddlers?'?)\b/i;
const WOMEN = /\b(?:women|woman|ladies|lady|girls?|female)(?:'?s|s')?\b/i;
const MEN = /\b(?:men|man|boys?|male|gentlem[ae]n)(?:'?s|s')?\b/i;
const PART =
  /\b(?:(?:spare |replacement )?parts? (?:of|for|used|consisting)|parts?\b|components?\b|castings?\b|forgings? |housings?\b|spacers?\b|impellers?\b|blanks? for|sub-?assembl(?:y|ies)|assembly\b|attachments?\b|accessor(?:y|ies) for|fittings? for|wheels used in)/i;
const SET = /\b(?:kits?|sets?|assortments?)\b/i;
const RAW =
  /\b(?:resins?|pellets?|granules?|powder(?:ed)?|flakes|in primary forms?|(?:co)?polymers?|ingots?|emulsions?|dispersion|bulk|raw|unwrought|latex|adhesive|compound|masterbatch|chips)\b/i;
const PLASTIC =
  /\b(?:plastics?|polyethylene|polypropylene|polyvinyl|pvc|peva|eva|acrylic|polystyrene|polycarbonate|polyurethane|vinyl|nylon|abs|silicone|melamine|pet)\b/i;

/** The goods as one text, including facts stated beside the description. */
export function describeGoods({ description, material, use, form }: GoodsDescription): string {
  return [description, material && `made of ${material}`, form, use && `used for ${use}`]
    .filter(Boolean)
    .join('; ');
}

/** Reads the facts that the schedule asks about from the caller's words. */
export function readGoods(goods: GoodsDescription): GoodsFacts {
  const text = describeGoods(goods);
  const segments = splitSegments(text);
  const of = (role: string): string =>
    segments.flatMap((segment) => (segment.role === role ? [segment.text] : [])).join(' ');
  const naming = of('goods') || text;
  return {
    text,
    naming,
    purpose: of('purpose'),
    fiber: chiefFiberOf(text),
    construction:
      found(text, NOT_KNIT, 'notKnit') ?? found(text, KNIT, 'knit') ?? found(text, WOVEN, 'woven'),
    wearer: found(text, BABY, 'baby') ?? found(text, WOMEN, 'women') ?? found(text, MEN, 'men'),
    part: found(naming, PART, true),
    set: found(naming, SET, true),
    raw: found(text, RAW, true),
    plastic: found(text, PLASTIC, true),
    groups: functionalGroupsOf(text),
  };
}

function found<const Value>(text: string, sign: RegExp, value: Value): Found<Value> | null {
  const match = sign.exec(text);
  return match === null ? null : { value, quote: match[0] };
}
