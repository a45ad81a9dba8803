const GROUPED = /\B(?=(\d{3})+(?!\d))/g;

/** Exact decimal text as money: `11039.9` is `11,039.90`. Null: not computable from what was stated. */
export function formatMoney(amount: string | null | undefined): string {
  if (amount === null || amount === undefined) return 'not known';
  const [, sign = '', whole = '0', cents = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(amount) ?? [];
  const shown = cents.length > 2 ? cents.replace(/0+$/, '').padEnd(2, '0') : cents.padEnd(2, '0');
  return `${sign === '-' ? '−' : ''}$${whole.replace(GROUPED, ',')}.${shown}`;
}

/** A difference with its sign. */
export function formatDifference(amount: string | null | undefined): string {
  if (amount === null || amount === undefined) return 'not known';
  if (/^-?0(\.0*)?$/.test(amount)) return '±$0.00';
  return amount.startsWith('-') ? formatMoney(amount) : `+${formatMoney(amount)}`;
}

/** Percent of its exact text, rounded to at most two decimals. */
export function formatPercent(percent: string | null | undefined): string {
  if (percent === null || percent === undefined) return 'not known';
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(percent) ?? [];
  const thousandths = BigInt(whole + decimals.slice(0, 3).padEnd(3, '0'));
  const hundredths = String((thousandths + 5n) / 10n).padStart(3, '0');
  const shown = hundredths.slice(-2).replace(/0+$/, '');
  return `${sign === '-' ? '−' : ''}${hundredths.slice(0, -2)}${shown === '' ? '' : `.${shown}`}%`;
}

const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day; days have no zone. */
export function formatDay(day: string | null | undefined): string {
  return day ? DAY.format(new Date(`${day}T00:00:00Z`)) : 'not known';
}

/** True: of what keeps a duty from being complete, what holds of its day, beyond what is verified. */
export const isBeyondVerified = (kind: string): boolean => kind.endsWith('_not_verified');

/** `us_metal_pct` and `likely_in_scope` for people. */
export function toWords(key: string): string {
  return key.replace(/^(fact|scopeFact|measures)\./, '').replaceAll('_', ' ');
}

/** What an answer asks for, for people: a quantity by its name, where the field has that of a parameter or of a unit. */
export function nameOfInput(field: string): string {
  if (field.startsWith('measures.')) return `quantity in ${toWords(field)}`;
  return { qty: 'quantity', qty2: 'second quantity' }[field] ?? toWords(field);
}

const SIZES: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '>': 'above',
  '<=': 'at most',
  '<': 'below',
};

/** An answer to a fact, or the range it must lie in, for people: `true` is yes, `>= 85` at least 85. */
export function formatAnswer(value: string): string {
  const [, sign = '', limit = ''] = /^([<>]=?) (.+)$/.exec(value) ?? [];
  if (sign !== '') return `${SIZES[sign]} ${limit}`;
  return { true: 'yes', false: 'no' }[value] ?? toWords(value);
}

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region' });

export function countryName(code: string): string {
  return REGIONS.of(code) ?? code;
}

/** Text as it is searched: in lower case, with letters and apostrophes as a keyboard has them. */
export function toSearched(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** The question of a sentence, and what is said after it. */
export function splitQuestion(reason: string): readonly [string, string] {
  const [, question, rest] = /^(.*?\?)\s*(.*)$/s.exec(reason) ?? [];
  if (question === undefined) return [reason.charAt(0).toUpperCase() + reason.slice(1), ''];
  return [question, rest ?? ''];
}

/** Texts of the schedule from above to below; the colons they are printed with say no more than the arrows. */
export function formatPath(path: readonly string[]): string {
  return path.map((text) => text.replace(/:\s*$/, '')).join(' › ');
}

const SHORT_TEXT = 64;

/** The same with long texts cut after a word, so that what tells neighbors apart is seen. */
export function formatShortPath(path: readonly string[]): string {
  return formatPath(
    path.map((text) =>
      text.length <= SHORT_TEXT
        ? text
        : `${text.slice(0, text.lastIndexOf(' ', SHORT_TEXT)).replace(/[,;:]$/, '')} …`,
    ),
  );
}

/** True: a number of the schedule, Chapter 99 included; a rule may have a name instead, as an import ban. */
export const isTariffNumber = (heading: string): boolean => /^\d{4}\.\d{2}/.test(heading);

/** Digits as the schedule prints them: `7326908688` is `7326.90.86.88`. */
export function formatNumber(digits: string): string {
  const [head = '', ...pairs] = digits.match(/^\d{1,4}|\d{1,2}/g) ?? [digits];
  return [head, ...pairs].join('.');
}
