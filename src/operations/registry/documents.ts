import { defineOperation } from '../define-operation.js';

/** A short invoice and a short packing list, as files. */
const INVOICE_CSV =
  'Q29tbWVyY2lhbCBJbnZvaWNlCkludm9pY2UgTm8uLElOVi0yMDI2LTExOApJbnZvaWNlIERhdGUsMjAyNi0wMy0xNApJbmNvdGVybXMsRk9CIE5pbmdibwpDdXJyZW5jeSxVU0QKU2VsbGVyLCJOaW5nYm8gSGFyYm91ciBIYXJkd2FyZSBDby4sIEx0ZC4sIDg4IEppYW5nbmFuIFJvYWQsIE5pbmdibyAzMTU4MDAsIENoaW5hIgpCdXllciwiR3JlYXQgTGFrZXMgSW1wb3J0IENvcnBvcmF0aW9uLCAxMjAwIFcgTGFrZSBTdHJlZXQsIENoaWNhZ28sIElMIDYwNjA3LCBVU0EiCgpMaW5lLERlc2NyaXB0aW9uLE9yaWdpbixIVFMgQ29kZSxRdWFudGl0eSxVbml0LFVuaXQgUHJpY2UsQW1vdW50CjEsU3RlZWwgbW91bnRpbmcgYnJhY2tldCxDTiw3MzI2LjkwLjg2Ljg4LDEyMDAsUENTLDEuODUsMjIyMC4wMAoyLExFRCBwYW5lbCBsYW1wIDM2VyxDTiw5NDA1LjExLjQwLjEwLDMwMCxQQ1MsMTQuMjAsNDI2MC4wMAosLCwsLCxUb3RhbCw2NDgwLjAwCg==';
const PACKING_LIST_TEXT =
  'UEFDS0lORyBMSVNUCgpQYWNraW5nIExpc3QgTm86ICBQTC0yMDI2LTExOCAgICAgICAgRGF0ZTogMTQgTWFyY2ggMjAyNgpTaGlwcGVyOiBOaW5nYm8gSGFyYm91ciBIYXJkd2FyZSBDby4sIEx0ZC4KQ29uc2lnbmVlOiBHcmVhdCBMYWtlcyBJbXBvcnQgQ29ycG9yYXRpb24KCkRlc2NyaXB0aW9uICAgICAgICAgICAgICAgQ2FydG9ucyAgIFF1YW50aXR5ICAgTmV0IFdlaWdodCAgIEdyb3NzIFdlaWdodApTdGVlbCBtb3VudGluZyBicmFja2V0ICAgIDYwICAgICAgICAxMjAwIFBDUyAgIDI0MCBLRyAgICAgICAyNjQgS0cKTEVEIHBhbmVsIGxhbXAgMzZXICAgICAgICA3NSAgICAgICAgMzAwIFBDUyAgICAzOTAgS0cgICAgICAgNDUxLjUgS0cKClRvdGFsIGdyb3NzIHdlaWdodDogNzE1LjUgS0cK';

const FILE = { content: INVOICE_CSV, mediaType: 'text/csv' } as const;

export const extractAuto = defineOperation({
  id: 'extractAuto',
  parameters: FILE,
  examples: [{ summary: 'A packing list as text', arguments: { content: PACKING_LIST_TEXT } }],
});

export const extractInvoice = defineOperation({
  id: 'extractInvoice',
  parameters: FILE,
  examples: [{ summary: 'An invoice as CSV', arguments: { content: INVOICE_CSV, mediaType: 'text/csv' } }],
});
