import { defineOperation } from '../define-operation.js';

const TABLE = `Part Number,Description,HTS,Origin,Annual Value,Supplier
A-100,Steel brackets,7326908688,CN,120000,Bracket Works
A-101,Cotton T-shirts,6109100012,VN,45000,Saigon Knit
A-102,Taps of copper alloy,8481805090,TW,80000,Formosa Valve
`;
const TABLE_BASE64 = Buffer.from(TABLE).toString('base64');

/** An extension beside the operations of the specification. */
export const pricePortfolio = defineOperation({
  id: 'pricePortfolio',
  parameters: {
    // The graph takes parts in its place.
    content: {
      required: true,
      description:
        'A table of at most 250 parts as CSV or XLSX in base64 (RFC 4648): Part Number, Description, HTS, Origin, Annual Value and more. The csv of an answer is read again. Nothing of it is kept.',
      example: TABLE_BASE64,
    },
    date: '2026-11-20',
    origins: ['VN', 'MX'],
    workbook: true,
  },
  examples: [
    {
      summary: 'Three parts, and what they would cost from Mexico',
      arguments: { content: TABLE_BASE64, date: '2026-11-20', origins: ['MX'] },
    },
  ],
});
