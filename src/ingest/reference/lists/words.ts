/** What the words beside a listed number mean. */
export interface ListWords {
  /** The article the row is limited to: the number alone makes goods a candidate only. */
  readonly qualifier: string | null;
  /** Statistical numbers taken out, digits. */
  readonly except: readonly string[];
  /** Anything else worth keeping. */
  readonly remark: string | null;
}

const EXCEPT = /\bexcept ((?:\d{4}\.\d{2}\.\d{4} ?)+)/;

/** Classes of the metals lists: only the words in parentheses limit the article. */
const CLASS = /^(?:primary|derivative-[a-z0-9/]+)(?: \((.+) only\))?$/;
const PARTIAL_ARTICLE = /^PARTIAL: (.+)$/;

/** Descriptions that name laws, rates or other headings beside the article: the article alone. */
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^UK EPD; GN6;/, 'civil aircraft articles that meet general note 6'],
  [/^US-Japan Agreement; GN6;/, 'civil aircraft articles (not unmanned) that meet general note 6'],
  [
    /^must meet General Note 6/,
    'civil aircraft articles (not military, not unmanned) that meet general note 6',
  ],
  [/^general note 6 components/, 'civil aircraft articles that meet general note 6'],
  [
    /^TPP\/DRAM|^only logic ICs/,
    'logic integrated circuits, or articles containing one, inside the windows of note 39(b)',
  ],
  [/^only ship-to-shore gantry cranes/, 'ship-to-shore gantry cranes'],
  [/^unmanned aircraft;/, 'unmanned aircraft'],
  [/^only docking stations/, 'docking stations for unmanned aircraft systems, or their parts'],
  [
    /^only parts for UAS over 25 kg/,
    'parts for unmanned aircraft systems over 25 kg, not for retail delivery, agriculture or defense',
  ],
];

/** Words that say where a row comes from, what happened to it, or which fact decides; they describe no article. */
const REMARKS: readonly RegExp[] = [
  /^SUSPENDED/,
  /^RECONSTRUCTED/,
  /^HTS endnote/,
  /^from HTS endnote/,
  /^then 9903/,
  /^description-limited/,
  /^removed (?:by|when)/,
  /^unavailable natural resources/,
  /^in lieu of column 2$/,
  /^heading 9903/,
  /^no longer in/,
  /^out of metals scope/,
  /^excluded from importation/,
  /^minimum import price/,
  /^product-description limited/,
  /^statistical number restriction/,
  /^CAFTA-DR claim/,
  /^claim: enteral syringes/,
  /^disposable textile face masks/,
  /^in addition to 9903/,
  /^with thermal imaging/,
];

/** Sorts the words of a list row; empty text says nothing. */
export function readListWords(text: string): ListWords {
  const nothing: ListWords = { qualifier: null, except: [], remark: null };
  if (text === '') return nothing;
  const except = (EXCEPT.exec(text)?.[1] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((number) => number.replaceAll('.', ''));
  const rest = withoutOuterMarks(text.replace(EXCEPT, ''));
  if (rest === '') return { ...nothing, except };
  const metalClass = CLASS.exec(rest);
  if (metalClass) return { ...nothing, except, qualifier: metalClass[1] ?? null };
  const partial = PARTIAL_ARTICLE.exec(rest);
  if (partial) return { ...nothing, except, qualifier: partial[1] as string };
  if (REMARKS.some((remark) => remark.test(rest))) return { ...nothing, except, remark: rest };
  const article = ARTICLES.find(([pattern]) => pattern.test(rest))?.[1];
  return { ...nothing, except, qualifier: article ?? rest.replace(/^claim: /, '') };
}

/** Without the semicolons and spaces that stand before and after the words. */
function withoutOuterMarks(text: string): string {
  const isMark = (letter: string | undefined): boolean => letter === ';' || letter?.trim() === '';
  let [start, end] = [0, text.length];
  while (isMark(text[start])) start += 1;
  while (end > start && isMark(text[end - 1])) end -= 1;
  return text.slice(start, end);
}
