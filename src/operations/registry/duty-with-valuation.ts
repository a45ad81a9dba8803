import { defineOperation, renameRows, type ParameterRows } from '../define-operation.js';
import { FAMILIES, GOODS, SCREENED, SHOWN } from './duty.js';

/** Body members whose name differs from the query parameter. */
const BODY_NAMES: Readonly<Record<string, string>> = {
  hts: 'htsCode',
  origin: 'countryOfOrigin',
  value: 'declaredValue',
  date: 'entryDate',
  meltpour: 'meltpourCountry',
  manufacturer: 'manufacturerName',
};

const inBody = (rows: ParameterRows): ParameterRows =>
  renameRows(rows, 'input', (name) => BODY_NAMES[name] ?? name);

/** What leads from the declared value to the customs value. */
const ADJUSTMENTS = Object.fromEntries(
  Object.entries({
    firstSaleValue: 9800,
    assistsValue: 400,
    royaltiesValue: 250,
    sellingCommissions: 120,
    packingCosts: 80,
    proceedsValue: 60,
    freightDeduction: 300,
    insuranceDeduction: 45.5,
    postImportationDeduction: 150,
    dutiesAndTaxesDeduction: 90,
  }).map(([name, example]) => [`valuation.${name}`, { variable: `input.valuation.${name}`, example }]),
);

/** POST /v1/duty/calculate: everything the GET accepts, in a body, plus the adjustments of the value. */
export const calculateDutyWithValuation = defineOperation({
  id: 'calculateDutyWithValuation',
  parameters: {
    ...inBody(GOODS),
    ...SHOWN,
    ...inBody(SCREENED),
    ...ADJUSTMENTS,
  },
  families: FAMILIES,
  unwrap: null,
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
});
