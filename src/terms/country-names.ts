import { toCountry, type Country } from './country.js';

/** English names that people know a country by beside the one in use now, in lower case without marks. */
export const OTHER_COUNTRY_NAMES: ReadonlyMap<Country, readonly string[]> = new Map(
  Object.entries({
    TR: ['turkey'],
    US: ['usa', 'united states of america'],
    GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
    KR: ['republic of korea'],
    CZ: ['czech republic'],
    CI: ['ivory coast'],
    MM: ['burma'],
    MO: ['macau'],
    SK: ['slovak republic'],
    AE: ['uae'],
    SZ: ['swaziland'],
    NL: ['holland'],
    RU: ['russian federation'],
  }).map(([code, names]) => [toCountry(code), names] as const),
);
