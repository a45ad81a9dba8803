const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/(ch|sh|x|z|ss)es$/, '$1'],
  [/s$/, ''],
];

/** Irregular and domain forms that suffix rules would break. */
const FORMS: Readonly<Record<string, string>> = {
  knives: 'knife',
  leaves: 'leaf',
  shelves: 'shelf',
  shelving: 'shelf',
  glasses: 'glass',
  aluminium: 'aluminum',
  tyre: 'tire',
  tyres: 'tire',
  lenses: 'lens',
  axles: 'axle',
  chassis: 'chassis',
  trapezes: 'trapeze',
  dishes: 'dish',
  boxes: 'box',
  benches: 'bench',
  couches: 'couch',
  fibre: 'fiber',
  fibres: 'fiber',
  grey: 'gray',
  moulding: 'molding',
  mouldings: 'molding',
  moulded: 'molded',
  galvanised: 'galvanized',
  anodised: 'anodized',
  lawnmower: 'mower',
  lawnmowers: 'mower',
};

/** A word in the form used for comparison: lower case, singular. */
export function stemOf(word: string): string {
  const known = FORMS[word];
  if (known !== undefined) return known;
  // A word without a matching suffix is unchanged.
  if (word.length < 4 || !word.endsWith('s')) return word;
  const rule = SUFFIXES.find(([pattern]) => pattern.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** The words of a text in order, in the form used for comparison; hyphens and punctuation separate words. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return (plain.match(/[a-z0-9]+(?:[.,][0-9]+)*/g) ?? []).map(stemOf);
}

/** Words joined and padded by single spaces: a text contains a phrase when it contains its padded form. */
export function toPadded(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and the of for from to in on at by with without or not any all other than such as is are be been certain ' +
    'including include whether thereof product products good article item merchandise made used use new type kind ' +
    'various set unit pc piece per each no this that which into its it has have having under over more le less'
  ).split(' '),
);

/** Words that carry meaning. */
export function selectSignificantWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !/^\d/.test(word));
}
