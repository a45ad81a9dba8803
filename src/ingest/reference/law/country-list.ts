import { parseCountry, type Country } from '../../../terms/country.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';

/** `ALL` as null (every country), or ISO 3166-1 alpha-2 codes separated by `;`, sorted; a repeated code is refused. */
export function parseCountryList(text: string): Parsed<readonly Country[] | null> {
  if (text.trim() === 'ALL') return accept(null);
  const countries: Country[] = [];
  for (const part of text.split(';').map((code) => code.trim())) {
    if (part === '') continue;
    const country = parseCountry(part);
    if (!country.ok) return country;
    if (countries.includes(country.value))
      return refuse(`${quoteInput(part)} is named twice in one country list`);
    countries.push(country.value);
  }
  return accept(countries.sort());
}
