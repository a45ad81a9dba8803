/** Spellings that the suffix rules would get wrong, and British spellings of American words in the schedule. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'men',
    man: 'men',
    mens: 'men',
    women: 'women',
    woman: 'women',
    womens: 'women',
    ladies: 'women',
    lady: 'women',
    children: 'child',
    childrens: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mous',
    geese: 'goos',
    oxen: 'ox',
    calves: 'calf',
    halves: 'half',
    loaves: 'loaf',
    wolves: 'wolf',
    fungi: 'fungus',
    cacti: 'cactus',
    knives: 'knif',
    leaves: 'leaf',
    shelves: 'shelf',
    scarves: 'scarf',
    gases: 'gas',
    lens: 'lens',
    lenses: 'lens',
    glasses: 'glass',
    molluscs: 'mollusk',
    aluminium: 'aluminum',
    fibre: 'fiber',
    fibres: 'fiber',
    fibreglass: 'fiberglass',
    tyre: 'tir',
    tyres: 'tir',
    colour: 'color',
    coloured: 'color',
    jewellery: 'jewelri',
    moulded: 'mold',
    moulding: 'mold',
    mould: 'mold',
    grey: 'gray',
    sulphur: 'sulfur',
    sulphate: 'sulfat',
    plough: 'plow',
    ploughs: 'plow',
    catalogue: 'catalog',
    litre: 'liter',
    litres: 'liter',
    metre: 'meter',
    metres: 'meter',
    pyjamas: 'pajama',
    doughnut: 'donut',
    yoghurt: 'yogurt',
    whisky: 'whiskei',
    whiskies: 'whiskei',
    maize: 'corn',
    knitwear: 'knit',
    woolen: 'wool',
    woollen: 'wool',
    wooden: 'wood',
    leathern: 'leather',
    golden: 'gold',
    metallic: 'metal',
    electrical: 'electric',
    electronical: 'electron',
    electronic: 'electron',
    electronics: 'electron',
    photographic: 'photograph',
    machinery: 'machin',
    news: 'news',
    species: 'species',
    series: 'series',
    gas: 'gas',
    bus: 'bus',
    buses: 'bus',
    iris: 'iris',
  }),
);

const VOWEL = /[aeiouy]/;

/**
 * The common stem of the forms of an English word: removes plurals, -ed, -ing and a final -e (`knitted`, `knits` ->
 * `knit`; `batteries` -> `batteri`). Words of three letters or fewer and words with digits are unchanged.
 */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || /\d/.test(word)) return word;
  return finish(dropEnding(dropPlural(word)));
}

function dropPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('xes') || /(?:ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function dropEnding(word: string): string {
  const root = /^(.{2,})(?:ed|ing)$/.exec(word)?.[1];
  if (root === undefined || !VOWEL.test(root)) return word;
  const isDoubled = /([bdfgmnprt])\1$/.test(root);
  return isDoubled ? root.slice(0, -1) : root;
}

function finish(word: string): string {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  return bare.length > 3 && bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare;
}
