/** Classes of textile material by which headings of Section XI are divided. */
export type FiberClass = 'cotton' | 'wool' | 'manMade' | 'silk' | 'vegetable';

/** The textile material in a description, and the words that state it. */
export interface ChiefFiber {
  /** The predominant class by weight: Section XI note 2(A), subheading note 2. */
  readonly fiber: FiberClass;
  /** Words of the description, verbatim. */
  readonly quote: string;
}

const FIBERS: Readonly<Record<FiberClass, string>> = {
  cotton: 'cotton|denim|chambray|flannel',
  wool: 'wool|woolen|merino|cashmere|alpaca|mohair|angora|lambswool|fine animal hair',
  manMade:
    'polyester|nylon|polyamide|acrylic|modacrylic|spandex|elastane|lycra|rayon|viscose|modal|lyocell|tencel|acetate|polypropylene|olefin|microfiber|micro-fiber|man-made|manmade|synthetic|fleece|pvc-coated polyester',
  silk: 'silk',
  vegetable: 'linen|flax|ramie|jute|hemp|sisal|abaca',
};

const CLASSES = Object.keys(FIBERS) as FiberClass[];
const ANY = Object.values(FIBERS).join('|');
const PERCENT = String.raw`(?<share>\d{1,3}(?:\.\d+)?)\s?(?:%|percent)`;
const SHARE = new RegExp(`${PERCENT}[^\\d%;]{0,40}?\\b(?<word>${ANY})`, 'gi');
/** Labels print the share behind the fiber too: `cotton 60%, polyester 40%`. */
const SHARE_BEHIND = new RegExp(`\\b(?<word>${ANY})\\b[ :(-]{1,3}${PERCENT}`, 'gi');
const NAMED = new RegExp(`\\b(?:${ANY})\\b`, 'i');

/** The fiber class that predominates by weight, or the only one named; null when the text does not say. */
export function chiefFiberOf(text: string): ChiefFiber | null {
  const shares = new Map<FiberClass, number>();
  const matches = sharesIn(text);
  for (const { share, word } of matches) {
    const fiber = classOf(word);
    shares.set(fiber, (shares.get(fiber) ?? 0) + share);
  }
  const [heaviest] = [...shares].sort((left, right) => right[1] - left[1]);
  if (heaviest !== undefined) {
    return { fiber: heaviest[0], quote: text.slice(matches[0]!.from, matches.at(-1)!.to) };
  }
  const named = NAMED.exec(text);
  return named === null ? null : { fiber: classOf(named[0]), quote: named[0] };
}

interface FiberShare {
  readonly share: number;
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** Shares stand before the fibers or behind them: the way that gives more fibers a share is meant. */
function sharesIn(text: string): readonly FiberShare[] {
  const toShare = ({ 0: match, index, groups = {} }: RegExpMatchArray): FiberShare => ({
    ...{ share: Number(groups.share), word: groups.word ?? '' },
    ...{ from: index!, to: index! + match.length },
  });
  const before = [...text.matchAll(SHARE)].map(toShare);
  const behind = [...text.matchAll(SHARE_BEHIND)].map(toShare);
  return behind.length > before.length ? behind : before;
}

function classOf(word: string): FiberClass {
  return CLASSES.find((one) => new RegExp(`^(?:${FIBERS[one]})$`, 'i').test(word)) ?? 'manMade';
}

/** The words of the schedule for each class. */
const IN_SCHEDULE: Readonly<Record<FiberClass, RegExp>> = {
  cotton: /\bcotton\b/i,
  wool: /\bwool\b|fine animal hair/i,
  manMade:
    /man-made|synthetic fibers|artificial fibers|polyester|nylon|rayon|synthetic filament|synthetic staple/i,
  silk: /\bsilk\b/i,
  vegetable: /vegetable (?:textile )?fibers|\bflax\b|\blinen\b|\bramie\b|\bjute\b/i,
};

/** The classes that a text of the schedule names; empty: none. */
export function findFibers(text: string): readonly FiberClass[] {
  return CLASSES.filter((one) => IN_SCHEDULE[one].test(text));
}

export const OTHER_TEXTILES = /other textile materials?/i;
