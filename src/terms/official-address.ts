import type { Citation } from './citation.js';

/** Where the Federal Register answers for its documents; those before volume 59 (1994) are at the Government Publishing Office. */
export const FEDERAL_REGISTER = 'https://www.federalregister.gov/';
const FIRST_VOLUME = 59;
const SCHEDULE = 'https://hts.usitc.gov/reststop/file';

/** How a citation names a document, and the official address that its number gives. */
const ADDRESSES: readonly (readonly [RegExp, (one: string, two: string, three: string) => string])[] = [
  [/\bFR [Dd]oc(?:ument|\.)? ?(\d{4}-\d{4,5})\b/, (number) => `${FEDERAL_REGISTER}d/${number}`],
  [/\b(\d{2,3}) FR (\d{1,6})\b/, pageOfRegister],
  // The address of a message is its number in hexadecimal; older numbers, such as 18-000612, have none.
  [/^CSMS #? ?(\d{8})\b/, messageOf],
  [/^(?:Ruling |NY |HQ )?([HN]\d{6})\b/, (number) => `https://rulings.cbp.gov/ruling/${number}`],
  [/^(\d{1,2}) CFR (\d{1,4}\.\d{1,5})\b/, (title, section) => regulation(title, `section-${section}`)],
  [/^(\d{1,2}) CFR (?:parts? )?(\d{1,4})\b/, (title, part) => regulation(title, `part-${part}`)],
  [
    /^(\d{1,2}) USC (\d{1,5}[a-z]?)\b/,
    (title, section) => `https://www.govinfo.gov/link/uscode/${title}/${section}`,
  ],
  [
    /^HTSUS (20\d\d) Revision (\d{1,2}), (\d{2})/,
    (year, revision, chapter) => chapterOf(`${year}HTSRev${revision}`, chapter),
  ],
  [/^HTSUS (20\d\d) Basic Edition, (\d{2})/, (year, chapter) => chapterOf(`${year}HTSBasic`, chapter)],
  [
    /^HTSUS (20\d\d) Revision (\d{1,2})$/,
    (year, revision) => fileOf(`${year}HTSRev${revision}`, 'Change%20Record'),
  ],
  [/^HTSUS Chapter 99\b/, () => chapterAsPublished('99')],
];

/** A place in Chapter 99, as the questions and claims of its programs cite it. */
const PLACE_IN_CHAPTER_99 = /^(?:U\.S\. notes? \d|heading(?:s| texts)? 99)/;

/** A chapter of the schedule in its current release. */
export function chapterAsPublished(chapter: string): string {
  return chapterOf('currentRelease', chapter);
}

function chapterOf(release: string, chapter: string): string {
  return fileOf(release, `Chapter%20${Number(chapter)}`);
}

/** A file of one release as the Trade Commission publishes it. */
function fileOf(release: string, file: string): string {
  return `${SCHEDULE}?release=${release}&filename=${file}`;
}

function pageOfRegister(volume: string, page: string): string {
  return Number(volume) < FIRST_VOLUME
    ? `https://www.govinfo.gov/link/fr/${volume}/${page}`
    : `${FEDERAL_REGISTER}citation/${volume}-FR-${page}`;
}

function messageOf(number: string): string {
  return `https://content.govdelivery.com/accounts/USDHSCBP/bulletins/${Number(number).toString(16)}`;
}

function regulation(title: string, place: string): string {
  return `https://www.ecfr.gov/current/title-${title}/${place}`;
}

/**
 * Where the document is published officially: the address the citation carries, else the one that its number gives.
 * Null: neither, as for a proclamation whose page in the Federal Register is not known.
 */
export function officialAddressOf({
  document,
  locator,
  url,
}: Pick<Citation, 'document' | 'locator' | 'url'>): string | null {
  if (url !== null) return url;
  const text = locator === null ? document : `${document}, ${locator}`;
  for (const [pattern, toAddress] of ADDRESSES) {
    const found = pattern.exec(text);
    if (found !== null) return toAddress(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return null;
}

/** One of the places that a citation of a question or claim names, as written, and its official address. */
export interface CitedPlace {
  readonly text: string;
  readonly address: string | null;
}

/** Splits the citation of a question or claim, such as `U.S. note 16; CSMS 65236374`, into its places. */
export function splitCitation(citation: string): readonly CitedPlace[] {
  return citation.split('; ').map((text) => ({
    text,
    address: PLACE_IN_CHAPTER_99.test(text)
      ? chapterAsPublished('99')
      : officialAddressOf({ document: text, locator: null, url: null }),
  }));
}
