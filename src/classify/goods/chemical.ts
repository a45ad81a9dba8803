/** A group of Chapter 29 shown by a systematic name, with the part of the name that shows it. */
export interface FunctionalGroup {
  /** Four digits. */
  readonly heading: string;
  readonly group: string;
  /** Words of the description, verbatim. */
  readonly quote: string;
}

/** Consecutive words, one expression each; each expression is matched against one word, so none scans far. */
interface Pattern {
  readonly words: readonly RegExp[];
  /** Pattern for the rest of the first word, after the letters that its expression found. */
  readonly ending?: RegExp;
  /** The previous word belongs to the name: `ethyl acetate`. */
  readonly withWordBefore?: true;
}

interface Sign {
  readonly heading: string;
  readonly group: string;
  readonly patterns: readonly Pattern[];
}

const ACID = /^acid\b/i;
/** Longer words are not names; letters beyond this count are not read. */
const LONGEST_WORD = 120;

const word = (...words: RegExp[]): Pattern => ({ words });
const wordEnding = (first: RegExp, ending: RegExp, ...next: RegExp[]): Pattern => ({
  words: [first, ...next],
  ending,
});
const ester = (...words: RegExp[]): Pattern => ({ words, withWordBefore: true });

/** Morphemes of systematic nomenclature and the heading of their group, in numerical order. */
const SIGNS: readonly Sign[] = [
  {
    heading: '2903',
    group: 'halogenated hydrocarbon',
    patterns: [wordEnding(/(?:chloro|bromo|fluoro|iodo)(?:meth|eth|prop|but|benz|tolu)/i, /(?:ane|ene)\b/i)],
  },
  {
    heading: '2904',
    group: 'sulfonated, nitrated or nitrosated hydrocarbon',
    patterns: [
      word(/\bnitro(?:benz|meth|eth|prop|tolu)/i),
      wordEnding(/(?:benz|tolu|methan|naphthal)/i, /sulfonic$/i, ACID),
    ],
  },
  {
    heading: '2905',
    group: 'acyclic alcohol',
    patterns: [word(/(?:eth|prop|but|pent|hex|oct|dec)an(?:e-?\d?,?\d?-?di)?ol\b/i)],
  },
  { heading: '2907', group: 'phenol', patterns: [word(/(?:phenol|cresol|naphthol|resorcinol)s?\b/i)] },
  {
    heading: '2909',
    group: 'ether',
    patterns: [word(/(?:methoxy|ethoxy|phenoxy)(?:eth|prop|benz)/i), word(/./, /^ether\b/i)],
  },
  { heading: '2912', group: 'aldehyde', patterns: [word(/aldehyde\b/i)] },
  {
    heading: '2914',
    group: 'ketone',
    patterns: [word(/(?:ketone|phenone|quinone)\b/i), word(/.(?:an|en)one\b/i)],
  },
  {
    heading: '2915',
    group: 'saturated acyclic monocarboxylic acid or its derivative',
    patterns: [ester(/(?:acetate|propionate|butyrate|stearate|palmitate)\b/i)],
  },
  {
    heading: '2916',
    group: 'unsaturated or cyclic monocarboxylic acid or its derivative',
    patterns: [ester(/(?:acrylate|benzoate|oleate|sorbate)\b/i), ester(/benzoic$/i, ACID)],
  },
  {
    heading: '2917',
    group: 'polycarboxylic acid or its derivative',
    patterns: [
      ester(/(?:phthalate|adipate|maleate|fumarate|succinate|oxalate)\b/i),
      ester(/(?:phthalic|succinic)$/i, /./),
      ester(/adipic$/i, ACID),
    ],
  },
  {
    heading: '2918',
    group: 'carboxylic acid with additional oxygen function',
    patterns: [
      wordEnding(/(?:hydroxy|methoxy|phenoxy)/i, /(?:benzoic|acetic|propionic|butyric)$/i, ACID),
      ester(/(?:citrate|lactate|salicylate|tartrate|gluconate)\b/i),
    ],
  },
  { heading: '2921', group: 'amine-function compound', patterns: [word(/(?:amine|aniline|toluidine)\b/i)] },
  {
    heading: '2922',
    group: 'oxygen-function amino-compound',
    patterns: [
      wordEnding(/amino/i, /(?:ol|one)\b/i),
      wordEnding(/amino/i, /(?:benzoic|acetic|sulfonic|propionic)$/i, ACID),
      word(/amino/i, /(?:benzoic|acetic|sulfonic|propionic)$/i, ACID),
      word(/ethanolamine\b/i),
    ],
  },
  {
    heading: '2924',
    group: 'carboxyamide-function compound',
    patterns: [word(/(?:acetamide|benzamide|formamide|acrylamide|anilide|carboxamide|urea)\b/i)],
  },
  { heading: '2926', group: 'nitrile-function compound', patterns: [word(/nitrile\b/i), word(/cyano./i)] },
  {
    heading: '2927',
    group: 'diazo-, azo- or azoxy-compound',
    patterns: [word(/azobis|azobenz|phenyl\)?azo|naphthylazo|diazo/i)],
  },
  {
    heading: '2928',
    group: 'organic derivative of hydrazine or hydroxylamine',
    patterns: [word(/(?:phenyl|methyl|acetyl|carbo)hydraz/i), word(/oxime\b/i)],
  },
  { heading: '2929', group: 'compound with another nitrogen function', patterns: [word(/isocyanate\b/i)] },
  {
    heading: '2930',
    group: 'organo-sulfur compound',
    patterns: [
      word(/mercapto/i),
      word(
        /(?:sulfone|sulfoxide|thiol|thioether|thiourea|thiocarbamate|disulfide|xanthate|methionine|cysteine)\b/i,
      ),
    ],
  },
  {
    heading: '2931',
    group: 'organo-inorganic compound',
    patterns: [word(/(?:silane|siloxane|phosphonate|phosphine)\b/i), word(/(?:phosphonic|boronic)$/i, ACID)],
  },
  {
    heading: '2932',
    group: 'heterocycle with oxygen only',
    patterns: [word(/furan|furfur|pyran|coumarin|dioxol|dioxane|oxiran|lactone/i)],
  },
  {
    heading: '2933',
    group: 'heterocycle with nitrogen only',
    patterns: [
      word(
        /pyridin|pyridyl|pteridin|pteridyl|pyrimidin|piperazin|piperidin|pyrazol|imidazol|triazin|triazol|quinolin|indol|pyrrol|pyrazin|caprolactam|purin/i,
      ),
    ],
  },
  {
    heading: '2934',
    group: 'other heterocyclic compound',
    patterns: [word(/thiazol|thiophen|phenothiazin|morpholin|oxazol|thiadiazol|sultone/i), word(/dioxin\b/i)],
  },
  { heading: '2935', group: 'sulfonamide', patterns: [word(/sulfonamide\b/i)] },
];

/** A name is systematic when it has locants, a CAS number or a chain of morphemes. */
const SYSTEMATIC = [
  /\bcas\b/i,
  /\b\d{1,4}(?:,\d{1,4}){0,8}'?-[[(a-z]/i,
  /\bN-/i,
  /\b(?:di|tri|tetra)?(?:methyl|ethyl|phenyl|chloro|amino|hydroxy|nitro)\w/i,
];

/** The groups shown by a systematic name, in numerical order; none when the text has no such name. */
export function functionalGroupsOf(text: string): readonly FunctionalGroup[] {
  const words = wordsOf(text);
  if (!words.some(({ letters }) => SYSTEMATIC.some((sign) => sign.test(letters)))) return [];
  return SIGNS.flatMap(({ heading, group, patterns }) => {
    const quote = quoteOf(patterns, words, text);
    return quote === null ? [] : [{ heading, group, quote }];
  });
}

/** A word of the text: the letters that are read, and where the whole word begins and ends. */
interface Word {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: found, index }) => ({
    letters: found.slice(0, LONGEST_WORD),
    from: index,
    to: index + found.length,
  }));
}

/** The first words that match one of the patterns, verbatim. */
function quoteOf(patterns: readonly Pattern[], words: readonly Word[], text: string): string | null {
  for (let at = 0; at < words.length; at++) {
    const pattern = patterns.find((each) => isAt(each, words, at));
    if (pattern === undefined) continue;
    const first = words[pattern.withWordBefore && at > 0 ? at - 1 : at];
    const last = words[at + pattern.words.length - 1];
    return first === undefined || last === undefined ? null : text.slice(first.from, last.to);
  }
  return null;
}

function isAt({ words: expressions, ending }: Pattern, words: readonly Word[], at: number): boolean {
  const follow = expressions.every((expression, n) => expression.test(words[at + n]?.letters ?? ''));
  if (!follow || ending === undefined) return follow;
  const letters = words[at]?.letters ?? '';
  const found = expressions[0]?.exec(letters);
  return found != null && ending.test(letters.slice(found.index + found[0].length));
}
