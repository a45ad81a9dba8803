const HEADER =
  'Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Liquidation Status,Entry Summary Line Number,Country of Origin Code,Tariff Ordinal Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount';

/** An ES-003 report: an entry with a heading left out, and one that paid column 1 on top of a total rate. */
export const TWO_ENTRIES = `${HEADER}
Z9Q00000236,01,04/20/2026,,Unliquidated,1,TW,1,8481805090,8609,258.27
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,1,99030273,0,6933.30
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,2,8481805090,46222,1386.66
`;
