import { useEffect, useState } from 'preact/hooks';
import { listCountries } from '../../../src/terms/country.js';
import { OTHER_COUNTRY_NAMES } from '../../../src/terms/country-names.js';
import { Combobox } from './combobox.js';
import { countryName, toSearched } from './text.js';

const COUNTRIES = listCountries().map((code) => ({
  value: code as string,
  label: countryName(code),
  others: OTHER_COUNTRY_NAMES.get(code) ?? [],
}));

/** A country by name or code. The value is its ISO 3166-1 code; empty: not stated. */
export function CountryField({
  label,
  value,
  onValue,
}: {
  readonly label: string;
  readonly value: string;
  readonly onValue: (code: string) => void;
}) {
  const shown = value === '' ? '' : nameWithCode(value);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [value]);
  const options = text === shown ? [] : matching(text);
  const choose = (code: string): void => {
    setText(code === '' ? '' : nameWithCode(code));
    if (code !== value) onValue(code);
  };
  /** Nothing, a code, a whole name or the only match is taken; of several one is chosen. */
  const enter = (typed: string): boolean => {
    const wanted = toSearched(typed);
    const found = matching(typed);
    const named = found.find((one) => namesOf(one).includes(wanted));
    const taken = named ?? (found.length === 1 ? found[0] : undefined);
    if (taken === undefined && wanted !== '') return false;
    choose(taken?.value ?? '');
    return true;
  };
  return (
    <Combobox
      label={label}
      text={text}
      settled={shown}
      placeholder="Name or code"
      options={options.map(({ value: code }) => ({ value: code, label: nameWithCode(code) }))}
      count={`${options.length} countries`}
      onText={setText}
      onChoose={choose}
      onEnter={enter}
    />
  );
}

const nameWithCode = (code: string): string => `${countryName(code)} (${code})`;

/** What names a country whole, as it is compared. */
function namesOf({ value, label, others }: (typeof COUNTRIES)[number]): readonly string[] {
  return [value, label, nameWithCode(value), ...others].map(toSearched);
}

/** A code that is typed whole comes first, then names that begin with the text, then those that have it. */
function matching(text: string): typeof COUNTRIES {
  const wanted = toSearched(text);
  if (wanted === '') return [];
  const rank = (country: (typeof COUNTRIES)[number]): number => {
    const [code, name = '', both, ...others] = namesOf(country);
    if (code === wanted || both === wanted) return 0;
    const names = [name, ...others];
    if (names.some((one) => one.startsWith(wanted))) return 1;
    return names.some((one) => one.includes(wanted)) ? 2 : 3;
  };
  return COUNTRIES.map((country) => ({ country, at: rank(country) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .slice(0, 12)
    .map(({ country }) => country);
}
