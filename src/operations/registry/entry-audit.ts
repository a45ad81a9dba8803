import { defineOperation } from '../define-operation.js';

/** Two entries: one with a heading left out, one that paid column 1 on top of a total rate. */
const REPORT = `Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Liquidation Status,Entry Summary Line Number,Country of Origin Code,Tariff Ordinal Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount
Z9Q00000236,01,04/20/2026,,Unliquidated,1,TW,1,8481805090,8609,258.27
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,1,99030273,0,6933.30
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,2,8481805090,46222,1386.66
`;
const REPORT_BASE64 = Buffer.from(REPORT).toString('base64');
/** What was paid back of one of them. */
const REFUNDS = `Entry Number,Refund Amount,Interest Amount,Refund Date
Z9Q00000343,5546.64,310.12,10/30/2026
`;
const REFUNDS_BASE64 = Buffer.from(REFUNDS).toString('base64');

/** An extension beside the operations of the specification. */
export const auditEntries = defineOperation({
  id: 'auditEntries',
  parameters: { content: REPORT_BASE64, reports: [REFUNDS_BASE64], asOf: '2026-11-20' },
  examples: [
    {
      summary: 'Two entries of ACE report ES-003',
      arguments: { content: REPORT_BASE64, asOf: '2026-11-20' },
    },
  ],
});
