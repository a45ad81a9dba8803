/** A company name in the form used for comparison. */
export interface ComparableName {
  /** As given. */
  readonly text: string;
  /** Upper-case words without legal forms, in order. */
  readonly words: readonly string[];
}

/** Legal forms and joining words: they vary in spelling far more often than they distinguish companies. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'CO COMPANY LTD LIMITED CORP CORPORATION INC INCORPORATED LLC LLP LP PLC GMBH AG KG KGAA SA SAS SARL SRL SPA BV NV ' +
    'AB AS OY OYJ AS KK PTE PVT PRIVATE PT TBK SDN BHD JSC JOINT STOCK OOO OAO PAO ZAO SDECV DE CV THE AND OF GROUP ' +
    'SANAYI VE TICARET ANONIM SIRKETI STI LTDA EIRELI CIA AFFILIATES'
  ).split(' '),
);

const SHORT_FORMS: Readonly<Record<string, string>> = {
  INTL: 'INTERNATIONAL',
  INTERNATL: 'INTERNATIONAL',
  IMP: 'IMPORT',
  EXP: 'EXPORT',
  MFG: 'MANUFACTURING',
  MANUF: 'MANUFACTURING',
  MFR: 'MANUFACTURING',
  IND: 'INDUSTRIAL',
  INDUSTRY: 'INDUSTRIAL',
  INDUSTRIES: 'INDUSTRIAL',
  TECH: 'TECHNOLOGY',
  TECHNOLOGIES: 'TECHNOLOGY',
  ENTERPRISES: 'ENTERPRISE',
  PRODUCTS: 'PRODUCT',
  HK: 'HONGKONG',
  ALUMINIUM: 'ALUMINUM',
};

/** Letters mapped to Latin: German, Nordic, Turkish, Polish and Cyrillic (BGN/PCGN), as invoices write them. */
const LETTERS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Ø: 'O',
  Å: 'A',
  Æ: 'AE',
  Œ: 'OE',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ı: 'I',
  İ: 'I',
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ё: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  Й: 'Y',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'YU',
  Я: 'YA',
  І: 'I',
  Ї: 'YI',
  Є: 'YE',
  Ґ: 'G',
};

export const REMARK =
  /\s{0,4}\((?:excluded|exempt|in (?:the )?[a-z]{1,30}-wide|usd per kg|producer|exporter|manufacturer)[^()]{0,200}\)/gi;

/** Normalizes case, accents, punctuation, short forms and legal forms. A name of legal forms alone keeps them. */
export function readCompanyName(text: string): ComparableName {
  const words = toLatin(text.replace(REMARK, ' '))
    .replaceAll('&', ' AND ')
    .replace(/['.]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS[word] ?? word);
  const joined = joinHongKong(words);
  const carrying = joined.filter((word) => !LEGAL_FORMS.has(word));
  return { text, words: carrying.length > 0 ? carrying : joined };
}

function toLatin(text: string): string {
  return [...text.normalize('NFKC').toUpperCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

function joinHongKong(words: readonly string[]): readonly string[] {
  return words.flatMap((word, place) => {
    if (word === 'HONG' && words[place + 1] === 'KONG') return ['HONGKONG'];
    return word === 'KONG' && words[place - 1] === 'HONG' ? [] : [word];
  });
}
