import { listCountries, parseCountry, type Country } from '../../terms/country.js';
import { stripEndMarks, splitWords } from '../layout/fold.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
/** Names that trade documents use but region dictionaries lack. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CN: [
    'p r china',
    'pr china',
    'prc',
    'p r c',
    'peoples republic of china',
    'people s republic of china',
    'china mainland',
    'mainland china',
    'chn',
  ],
  VN: ['viet nam', 'vnm', 's r vietnam'],
  KR: ['korea', 'republic of korea', 'south korea', 'korea republic of', 'korea south', 'rok'],
  TW: ['taiwan r o c', 'taiwan roc', 'r o c', 'chinese taipei'],
  TR: ['turkey', 'turkiye'],
  US: ['usa', 'u s a', 'united states of america', 'u s'],
  GB: ['uk', 'u k', 'great britain', 'england'],
  CZ: ['czech republic'],
  RU: ['russian federation'],
  NL: ['the netherlands', 'holland'],
  HK: ['hong kong', 'hongkong'],
  MX: ['mex'],
  DE: ['deu', 'fed rep of germany'],
  JP: ['jpn'],
  IN: ['ind'],
  IT: ['ita'],
};

const NAMES: ReadonlyMap<string, Country> = new Map([...standardNames(), ...otherNames()]);
/** Number of words in the longest name. */
const MAX_WORDS = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

/** A country by its name or two-letter upper-case code, if the text contains nothing else. */
export function readCountry(given: string): Country | null {
  const text = given.slice(0, 80).trim();
  const code = parseCountry(text.replace(/^\(|\)$/g, ''));
  if (code.ok) return code.value;
  return NAMES.get(splitWords(text).join(' ')) ?? null;
}

/** The country at the end of a text, as in addresses. `text` is its name as printed. */
export function findCountryAtEnd(given: string): { readonly country: Country; readonly text: string } | null {
  const text = given.slice(-80);
  const starts = [...text.matchAll(/[^\s,;]+/g)].map(({ index }) => index).slice(-MAX_WORDS);
  for (const start of starts) {
    const tail = stripEndMarks(text.slice(start));
    const country = NAMES.get(splitWords(tail).join(' '));
    if (country !== undefined) return { country, text: tail };
  }
  return null;
}

function standardNames(): [string, Country][] {
  return LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return listCountries().map((code): [string, Country] => [
      splitWords(names.of(code) ?? code).join(' '),
      code,
    ]);
  });
}

function otherNames(): [string, Country][] {
  return Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.map((name): [string, Country] => [name, code as Country]),
  );
}
