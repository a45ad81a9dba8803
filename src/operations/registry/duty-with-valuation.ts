import type { Operation } from '../operation.js';
import type { Parameter } from '../parameter.js';
import { calculateDuty } from './duty.js';

/** The largest amount of money that is accepted. */
const LARGEST_AMOUNT = 1_000_000_000_000;

/** Body members whose name differs from the query parameter. */
const BODY_NAMES: Readonly<Record<string, string>> = {
  hts: 'htsCode',
  origin: 'countryOfOrigin',
  value: 'declaredValue',
  date: 'entryDate',
  meltpour: 'meltpourCountry',
  manufacturer: 'manufacturerName',
};

const inBody = (parameter: Parameter): Parameter => ({
  ...parameter,
  in: 'body',
  name: BODY_NAMES[parameter.name] ?? parameter.name,
});

const adjustment = (name: string, description: string, example: number): Parameter => ({
  name: `valuation.${name}`,
  in: 'body',
  variable: `input.valuation.${name}`,
  type: 'decimal',
  minimum: 0,
  maximum: LARGEST_AMOUNT,
  description,
  example,
});

const parameters: readonly Parameter[] = [
  ...calculateDuty.parameters.map(inBody),
  adjustment(
    'firstSaleValue',
    'Price of the first sale for exportation, USD; takes the place of the declared value (T.D. 96-87).',
    9800,
  ),
  adjustment('assistsValue', 'Assists supplied by the buyer, USD, added (19 CFR 152.103(b)(1)(iii)).', 400),
  adjustment('royaltiesValue', 'Royalties and license fees, USD, added (19 CFR 152.103(b)(1)(iv)).', 250),
  adjustment(
    'sellingCommissions',
    'Selling commissions paid by the buyer, USD, added (19 CFR 152.103(b)(1)(ii)).',
    120,
  ),
  adjustment('packingCosts', 'Packing costs paid by the buyer, USD, added (19 CFR 152.103(b)(1)(i)).', 80),
  adjustment(
    'proceedsValue',
    'Proceeds of resale, disposal or use that accrue to the seller, USD, added (19 CFR 152.103(b)(1)(v)).',
    60,
  ),
  adjustment(
    'freightDeduction',
    'International freight included in the price, USD, deducted (19 CFR 152.102(f)).',
    300,
  ),
  adjustment(
    'insuranceDeduction',
    'Insurance of the international shipment included in the price, USD, deducted (19 CFR 152.102(f)).',
    45.5,
  ),
  adjustment(
    'postImportationDeduction',
    'Assembly, maintenance and transport after importation, identified separately, USD, deducted (19 CFR 152.103(i)(1)).',
    150,
  ),
  adjustment(
    'dutiesAndTaxesDeduction',
    'Customs duties and federal taxes included in the price, identified separately, USD, deducted (19 CFR 152.103(i)(2)).',
    90,
  ),
];

/** POST /v1/duty/calculate: everything the GET accepts, in a body, plus the adjustments of the value. */
export const calculateDutyWithValuation: Operation = {
  ...calculateDuty,
  id: 'calculateDutyWithValuation',
  method: 'POST',
  summary: 'Full landed duty for one HTS line, with valuation adjustments',
  parameters,
  mcpTool: null,
  idempotent: true,
  examples: [
    {
      summary: 'An assist and a royalty added, freight and insurance deducted',
      arguments: {
        htsCode: '7326.90.86.88',
        countryOfOrigin: 'CN',
        declaredValue: 14172,
        entryDate: '2026-09-15',
        valuation: {
          assistsValue: 400,
          royaltiesValue: 250,
          freightDeduction: 300,
          insuranceDeduction: 45.5,
        },
      },
    },
    {
      summary: 'A first-sale price in place of the declared value',
      arguments: {
        htsCode: '7616.99.51.90',
        countryOfOrigin: 'CA',
        declaredValue: 5000,
        entryDate: '2026-09-15',
        valuation: { firstSaleValue: 4100 },
        facts: { smelt_country: 'CA', cast_country: 'CA' },
      },
    },
  ],
};
