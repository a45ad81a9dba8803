/** ISO 4217 codes that trade documents use. */
const CODES: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP CNY RMB JPY CAD MXN INR KRW TWD HKD SGD VND THB IDR MYR PHP AUD NZD CHF SEK NOK DKK PLN CZK HUF ' +
    'TRY BRL ARS CLP COP PEN ZAR ILS AED SAR EGP PKR BDT LKR RON BGN UAH'
  ).split(' '),
);
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  US$: ['USD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  A$: ['AUD'],
  HK$: ['HKD'],
  S$: ['SGD'],
  NT$: ['TWD'],
  MX$: ['MXN'],
  '€': ['EUR'],
  '£': ['GBP'],
  '₹': ['INR'],
  '₩': ['KRW'],
  RMB: ['CNY'],
  '¥': ['CNY', 'JPY'],
  $: ['USD', 'CAD', 'AUD', 'MXN', 'HKD', 'SGD', 'TWD'],
};
const NAMES: Readonly<Record<string, string>> = {
  'us dollars': 'USD',
  'us dollar': 'USD',
  'u s dollars': 'USD',
  'united states dollars': 'USD',
  euro: 'EUR',
  euros: 'EUR',
  'pounds sterling': 'GBP',
  renminbi: 'CNY',
};

const SIGN = /(?:US|CA|HK|NT|MX|C|A|S)?\$|[€£¥₹₩]/;
const CODE = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g;

export interface CurrencyReading {
  readonly text: string;
  /** ISO 4217, all currencies that the sign may mean. */
  readonly readings: readonly string[];
}

/** Finds a currency in a short text: code, sign or name. */
export function readCurrency(given: string): CurrencyReading | null {
  const text = given.slice(0, 120);
  for (const [code] of text.matchAll(CODE)) {
    if (CODES.has(code)) return { text: code, readings: [code === 'RMB' ? 'CNY' : code] };
  }
  const sign = SIGN.exec(text)?.[0];
  if (sign !== undefined) return { text: sign, readings: SIGNS[sign] ?? [] };
  const lower = text.toLowerCase();
  const name = Object.keys(NAMES).find((known) => lower.includes(known));
  if (name === undefined) return null;
  const at = lower.indexOf(name);
  return { text: text.slice(at, at + name.length), readings: [NAMES[name]!] };
}
