import { listCountries, parseCountry, toCountry, type Country } from '../../terms/country.js';
import { OTHER_COUNTRY_NAMES } from '../../terms/country-names.js';
import { stripEndMarks, splitWords } from '../layout/fold.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
/** Further names that trade documents use but region dictionaries lack. */
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
    'inner mongolia',
    'chn',
  ],
  VN: ['viet nam', 'vnm', 's r vietnam'],
  KR: ['korea', 'south korea', 'korea republic of', 'korea south', 'rok'],
  TW: ['taiwan r o c', 'taiwan roc', 'r o c', 'chinese taipei'],
  TR: ['turkiye'],
  // States and regions whose last word is the name of a country.
  US: ['u s a', 'u s', 'new jersey', 'new mexico'],
  GB: ['u k'],
  KP: ['dprk', 'dpr korea', 'democratic people s republic of korea', 'korea north'],
  CD: [
    'dr congo',
    'd r congo',
    'drc',
    'democratic republic of congo',
    'democratic republic of the congo',
    'congo democratic republic of the',
  ],
  CI: ['cote divoire'],
  MO: ['macao'],
  LA: ['lao pdr', 'lao people s democratic republic'],
  BA: ['bosnia', 'bosnia and herzegovina'],
  AE: ['u a e'],
  SA: ['kingdom of saudi arabia'],
  PH: ['the philippines'],
  MK: ['macedonia'],
  WS: ['western samoa'],
  TT: ['trinidad and tobago'],
  NL: ['the netherlands'],
  HK: ['hong kong', 'hongkong', 'hong kong sar'],
  MX: ['mex'],
  DE: ['deu', 'fed rep of germany'],
  JP: ['jpn'],
  IN: ['ind'],
  IT: ['ita'],
};

/** ISO 3166-1 alpha-3 codes of trading nations; in capitals and alone only, as some are words. */
const ALPHA_3: ReadonlyMap<string, Country> = new Map(
  (
    'ARE:AE ARG:AR AUS:AU AUT:AT BEL:BE BGD:BD BGR:BG BRA:BR CAN:CA CHE:CH CHL:CL CHN:CN COL:CO CRI:CR CZE:CZ DEU:DE DNK:DK ' +
    'DOM:DO ECU:EC EGY:EG ESP:ES EST:EE ETH:ET FIN:FI FRA:FR GBR:GB GRC:GR GTM:GT HKG:HK HND:HN HRV:HR HUN:HU IDN:ID IND:IN ' +
    'IRL:IE ISR:IL ITA:IT JOR:JO JPN:JP KEN:KE KHM:KH KOR:KR LAO:LA LKA:LK LTU:LT LUX:LU LVA:LV MAC:MO MAR:MA MEX:MX MMR:MM ' +
    'MYS:MY NIC:NI NLD:NL NOR:NO NZL:NZ PAK:PK PAN:PA PER:PE PHL:PH POL:PL PRT:PT PRY:PY ROU:RO RUS:RU SAU:SA SGP:SG SLV:SV ' +
    'SRB:RS SVK:SK SVN:SI SWE:SE THA:TH TUN:TN TUR:TR TWN:TW UKR:UA URY:UY VNM:VN ZAF:ZA'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 3), toCountry(pair.slice(4))] as const),
);

const NAMES: ReadonlyMap<string, Country> = new Map([...standardNames(), ...otherNames()]);
/** Number of words in the longest name. */
const MAX_WORDS = Math.max(...[...NAMES.keys()].map((name) => name.split(' ').length));

/** A country by its name or two-letter upper-case code, if the text contains nothing else. */
export function readCountry(given: string): Country | null {
  const text = given.slice(0, 80).trim();
  const code = parseCountry(text.replace(/^\(|\)$/g, ''));
  if (code.ok) return code.value;
  const whole = ALPHA_3.get(text) ?? NAMES.get(splitWords(text).join(' '));
  return whole ?? readTwice(text);
}

/** A name beside its code: `GERMANY (DE)`, `CN - China`. */
function readTwice(text: string): Country | null {
  const parts = text.split(/[()/:\u2013-]/).filter((part) => part.trim() !== '');
  const [first, ...others] = parts.length === 2 ? parts.map(readCountry) : [null];
  return first !== null && others.every((other) => other === first) ? first! : null;
}

/** Names of countries that are those of states of the United States too. */
const STATES: ReadonlySet<string> = new Set(['georgia']);

/** The countries that the last word of an address may name. */
export function listCountriesOfAddress(country: Country, name: string): readonly Country[] {
  return STATES.has(splitWords(name).join(' ')) ? [country, toCountry('US')] : [country];
}

interface CountryAtEnd {
  readonly countries: readonly Country[];
  /** Its name as printed. */
  readonly text: string;
}

/** The country at the end of a text, as in addresses; several where what stands before it decides. */
export function findCountryAtEnd(given: string): CountryAtEnd | null {
  const text = given.slice(-80);
  const starts = [...text.matchAll(/[^\s,;]+/g)].map(({ index }) => index).slice(-MAX_WORDS);
  for (const start of starts) {
    const tail = stripEndMarks(text.slice(start));
    const country = NAMES.get(splitWords(tail).join(' '));
    if (country !== undefined) return { countries: listCountriesOfAddress(country, tail), text: tail };
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
  return [...OTHER_COUNTRY_NAMES, ...Object.entries(OTHER_NAMES)].flatMap(([code, names]) =>
    names.map((name): [string, Country] => [name, code as Country]),
  );
}
