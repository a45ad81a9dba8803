/** ISO 4217 codes that trade documents use. */
const CODES: ReadonlySet<string> = new Set(
  (
    'USD EUR GBP CNY RMB JPY CAD MXN INR KRW TWD HKD SGD VND THB IDR MYR PHP AUD NZD CHF SEK NOK DKK PLN CZK HUF ' +
    'TRY BRL ARS CLP COP PEN ZAR ILS AED SAR EGP PKR BDT LKR RON BGN UAH ' +
    'KWD QAR JOD OMR BHD MAD TND DOP GTQ HNL CRC NIO PYG UYU ISK KES KHR MMK RSD'
  ).split(' '),
);
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  US$: ['USD'],
  R$: ['BRL'],
  AU$: ['AUD'],
  NZ$: ['NZD'],
  RS: ['INR', 'PKR', 'LKR'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₺': ['TRY'],
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
  yuan: 'CNY',
  yen: 'JPY',
  'canadian dollar': 'CAD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'hong kong dollars': 'HKD',
  'singapore dollars': 'SGD',
  'mexican pesos': 'MXN',
  'indian rupees': 'INR',
  'swiss francs': 'CHF',
  'british pounds': 'GBP',
};

/** As a pattern: signs with the letters that say whose they are. */
export const CURRENCY_SIGN = String.raw`(?:(?<![A-Za-z])(?:U\.?S\.? ?|CA|HK|NT|MX|AU|NZ|C|A|S|R))?\$|[€£¥₹₩฿₫₱₺]|(?<![A-Za-z])R[sS]\.?(?![A-Za-z])`;
const SIGN = new RegExp(CURRENCY_SIGN);
const NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(NAMES).sort().reverse().join('|')})(?!\p{L})`,
  'iu',
);
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
  if (sign !== undefined)
    return { text: sign, readings: SIGNS[sign.replace(/[. ]/g, '').toUpperCase()] ?? [] };
  const name = NAME.exec(text)?.[0];
  return name === undefined ? null : { text: name, readings: [NAMES[name.toLowerCase()]!] };
}
