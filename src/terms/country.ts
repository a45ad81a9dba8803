import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** A country or customs territory by its ISO 3166-1 alpha-2 code, upper case; XK is Kosovo. */
export type Country = string & { readonly __country: true };

/** ISO 3166-1 alpha-2 codes in force, and XK as used by CBP. */
const CODES: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS ' +
    'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE ' +
    'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
    'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC ' +
    'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
    'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
    'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
    'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW '
  )
    .trim()
    .split(' '),
);

/** Reads an alpha-2 code in upper case, exactly: refuses `us`, `USA` and retired codes, and says what to write. */
export function parseCountry(text: string): Parsed<Country> {
  if (CODES.has(text)) return accept(text as Country);
  const hint = CODES.has(text.trim().toUpperCase())
    ? `write ${text.trim().toUpperCase()}`
    : 'write two capital letters, for example CN';
  return refuse(`${quoteInput(text)} is not an ISO 3166-1 alpha-2 country code: ${hint}`);
}

/** For a code already known to be valid. */
export function toCountry(code: string): Country {
  if (!CODES.has(code)) throw new TypeError(`not an ISO 3166-1 alpha-2 code: ${code}`);
  return code as Country;
}

const PLACES: ReadonlyMap<string, number> = new Map([...CODES].map((code, place) => [code, place]));

/** A small number for each country, from 0, to index an array of values per country. */
export function placeOf(country: Country): number {
  return PLACES.get(country) as number;
}

/** Every code, in alphabetical order. */
export function listCountries(): readonly Country[] {
  return [...CODES].sort() as Country[];
}
