import { fromCents, type LineTruth, type PartyTruth } from './invoice-truth.js';

/** One article that is sold. */
export interface Goods {
  readonly code: string;
  readonly description: string;
  readonly hts: string;
  readonly origin: string;
  readonly originName: string;
  readonly unit: string;
  readonly quantity: number;
  /** Cents of one. */
  readonly price: number;
}

const goods = (
  [code, description, hts, origin, originName, unit]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  quantity: number,
  price: number,
): Goods => ({ code, description, hts, origin, originName, unit, quantity, price });

const CATALOGUE: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    'BR-2201',
    'Steel mounting bracket, galvanized, two holes, for wall cabinets',
    '7326.90.86.88',
    'CN',
    'China',
    'PCS',
  ],
  [
    'TS-0450',
    "Men's T-shirts, knitted, 100% cotton, short sleeve, assorted colors",
    '6109.10.00.12',
    'VN',
    'Vietnam',
    'PCS',
  ],
  [
    'LED-36W',
    'LED panel lamp 36W, 600 x 600 mm, aluminum frame, with driver',
    '9405.11.40.10',
    'CN',
    'China',
    'PCS',
  ],
  [
    'VLV-075',
    'Ball valve of brass 3/4 in, threaded ends, lever handle',
    '8481.80.10.50',
    'IT',
    'Italy',
    'EA',
  ],
  [
    'CBL-003',
    'Power supply cord set, 3 conductors, 1.8 m, molded plug',
    '8544.42.90.90',
    'TW',
    'Taiwan',
    'SET',
  ],
  [
    'CH-1180',
    'Dining chair of beech wood, upholstered seat, knocked down',
    '9401.61.40.11',
    'PL',
    'Poland',
    'PCS',
  ],
  [
    'PMP-550',
    'Centrifugal pump, stainless steel housing, 0.55 kW motor',
    '8413.70.20.04',
    'DE',
    'Germany',
    'PCS',
  ],
  [
    'GLV-009',
    'Work gloves coated with nitrile, size L, one dozen pairs a pack',
    '6116.10.55.20',
    'MY',
    'Malaysia',
    'PACK',
  ],
  ['MUG-330', 'Stoneware mug 330 ml with printed decoration', '6912.00.44.00', 'PT', 'Portugal', 'PCS'],
  [
    'BAG-710',
    'Backpack of polyester fabric, 25 liters, padded laptop sleeve',
    '4202.92.31.31',
    'KH',
    'Cambodia',
    'PCS',
  ],
];

/** Articles with quantities and prices that follow from the seed alone. */
export function pickGoods(seed: number, count: number): Goods[] {
  return Array.from({ length: count }, (_, index) => {
    const article = CATALOGUE[(seed * 3 + index * 7) % CATALOGUE.length]!;
    const quantity = 10 * (1 + ((seed * 17 + index * 29) % 240));
    const price = 45 + ((seed * 911 + index * 1373) % 18_900);
    return goods(article, quantity, price);
  });
}

export const amountOf = ({ quantity, price }: Goods): number => quantity * price;

export const PARTIES = {
  ningbo: {
    name: 'Ningbo Harbour Hardware Co., Ltd.',
    address: ['88 Jiangnan Road, Beilun District', 'Ningbo 315800, China'],
    country: 'CN',
  },
  saigon: {
    name: 'Saigon Garment Export JSC',
    address: ['12 Le Loi Street, District 1', 'Ho Chi Minh City', 'Vietnam'],
    country: 'VN',
  },
  stuttgart: {
    name: 'Keller Pumpenbau GmbH',
    address: ['Industriestraße 14', '70565 Stuttgart', 'Deutschland'],
    country: 'DE',
  },
  lyon: {
    name: 'Ateliers du Rhône SARL',
    address: ['27 rue de la République', '69002 Lyon', 'France'],
    country: 'FR',
  },
  chicago: {
    name: 'Great Lakes Import Corporation',
    address: ['1200 W Lake Street, Suite 400', 'Chicago, IL 60607', 'United States'],
    country: 'US',
  },
  houston: {
    name: 'Bayou Industrial Supply LLC',
    address: ['4501 Navigation Blvd', 'Houston, TX 77011', 'USA'],
    country: 'US',
  },
  savannah: {
    name: 'Great Lakes Import DC 3',
    address: ['310 Logistics Parkway', 'Savannah, GA 31407', 'USA'],
    country: 'US',
  },
  milano: {
    name: 'Rubinetterie Bianchi S.p.A.',
    address: ['Via Torino 51', '20123 Milano', 'Italia'],
    country: 'IT',
  },
} as const satisfies Record<string, PartyTruth>;

const ALL_COLUMNS = [
  'partNumber',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'amount',
  'countryOfOrigin',
  'htsNumber',
];

/** The truth of lines, for the columns that a layout prints. */
export function lineTruths(items: readonly Goods[], columns: readonly string[] = ALL_COLUMNS): LineTruth[] {
  return items.map((item) => {
    const all: Record<string, string> = {
      partNumber: item.code,
      description: item.description,
      quantity: String(item.quantity),
      unit: item.unit,
      unitPrice: fromCents(item.price),
      amount: fromCents(amountOf(item)),
      countryOfOrigin: item.origin,
      htsNumber: item.hts,
    };
    return Object.fromEntries(columns.map((name) => [name, all[name]!]));
  });
}

export const sumOf = (items: readonly Goods[]): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0);
