import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';

/** What the cells of a field hold, by how they are read. */
export interface CellValues {
  readonly entryNumber: string;
  readonly hts: string;
  readonly money: Decimal;
  readonly percent: Decimal;
  readonly quantity: Decimal;
  readonly date: CalendarDate;
  readonly country: Country;
  readonly lineNumber: string;
  readonly ordinal: number;
  readonly entryType: string;
  readonly text: string;
}

type CellKind = keyof CellValues;

interface FieldDefinition<Kind extends CellKind = CellKind> {
  readonly kind: Kind;
  /** Headers as ACE report ES-003 prints them first, then those of other reports and of brokers. */
  readonly headers: readonly string[];
  /** True: `HTS 1`, `HTS 2` ... side by side are numbers of one line. */
  readonly numbered?: boolean;
  /** True: it is read in reports of a row an entry only. */
  readonly isOfReport?: boolean;
}

function field<Kind extends CellKind>(kind: Kind, ...headers: string[]): FieldDefinition<Kind> {
  return { kind, headers };
}

function numbered<Kind extends CellKind>(kind: Kind, ...headers: string[]): FieldDefinition<Kind> {
  return { kind, headers, numbered: true };
}

function ofReport<Kind extends CellKind>(kind: Kind, ...headers: string[]): FieldDefinition<Kind> {
  return { kind, headers, isOfReport: true };
}

/** The columns that are understood. ACE report ES-003, Entry Summary Line Tariff Details, is the main format. */
export const FIELDS = {
  entryNumber: field(
    'entryNumber',
    'Entry Summary Number',
    ...['Entry Number', 'Entry No', 'Entry No.', 'Entry #', 'Entry Num', 'Filer Code/Entry No'],
    ...['Filer Code/Entry No.', 'Filer Code/Entry Number', 'Entry'],
  ),
  lineNumber: field(
    'lineNumber',
    'Entry Summary Line Number',
    ...['Line Number', 'Line No', 'Line No.', 'Line #', 'Line', 'ESL #'],
  ),
  ordinal: field('ordinal', 'Tariff Ordinal Number', 'Ordinal', 'Tariff Seq', 'Tariff Sequence'),
  hts: numbered(
    'hts',
    'HTS Number - Full',
    ...['HTS Number', 'HTS', 'HTSUS', 'HTS Code', 'Tariff Number', 'Tariff', 'HTSUS Number', 'Tariff No'],
  ),
  entryType: field('entryType', 'Entry Type Code', 'Entry Type', 'Type'),
  entryDate: field('date', 'Entry Date', 'Date of Entry'),
  summaryDate: field('date', 'Entry Summary Date', 'Summary Date'),
  importDate: field('date', 'Importation Date', 'Import Date', 'Date of Importation'),
  statementDate: field(
    'date',
    'Statement Date',
    'Payment Date',
    'Periodic Statement Date',
    'Collection Date',
  ),
  importer: field(
    'text',
    'Importer Number',
    ...['IOR Number', 'IOR', 'Importer of Record Number', 'Importer of Record', 'Importer No'],
  ),
  port: field('text', 'Port of Entry Code', 'Port Code', 'Port of Entry', 'Port'),
  origin: field('country', 'Country of Origin Code', 'Country of Origin', 'COO', 'Origin', 'Origin Country'),
  exportCountry: field('text', 'Country of Export Code', 'Country of Export', 'Export Country'),
  manufacturer: field('text', 'Manufacturer ID', 'MID', 'Manufacturer'),
  exporter: field('text', 'Foreign Exporter ID', 'Foreign Exporter', 'Exporter'),
  spi: field('text', 'Line SPI Code', 'SPI Code', 'SPI'),
  /** Status of the goods in a foreign trade zone, as printed. */
  zoneStatus: field('text', 'FTZ Status', 'Zone Status', 'Foreign Trade Zone Status'),
  /** The day on which privileged foreign status was asked for (19 CFR 146.41). */
  privilegedDate: field(
    'date',
    ...['Privileged Filing Date', 'Privileged Foreign Filing Date', 'FTZ Privileged Filing Date'],
  ),
  lineValue: field('money', 'Line Goods Value Amount', 'Entered Value', 'Line Value'),
  tariffValue: numbered(
    'money',
    'Line Tariff Goods Value Amount',
    ...['Goods Value', 'Tariff Goods Value', 'Value', 'Customs Value'],
  ),
  lineDuty: field('money', 'Line Duty Amount', 'Total Duty'),
  tariffDuty: numbered(
    'money',
    'Line Tariff Duty Amount',
    ...['Duty Amount', 'Line Tariff Amount', 'Duty', 'Tariff Duty'],
  ),
  /** Duty of the whole entry as it was filed, USD. */
  entryDuty: field('money', 'Entry Duty Amount', 'Total Entered Duty', 'Entry Summary Duty Amount'),
  quantity1: field('quantity', 'Line Tariff Quantity (1)', 'Quantity', 'Quantity 1', 'Qty', 'Qty 1'),
  unit1: field('text', 'Line Tariff UOM (1) Code', 'UOM', 'UOM 1', 'Unit'),
  quantity2: field('quantity', 'Line Tariff Quantity (2)', 'Quantity 2', 'Qty 2'),
  unit2: field('text', 'Line Tariff UOM (2) Code', 'UOM 2'),
  quantity3: field('quantity', 'Line Tariff Quantity (3)', 'Quantity 3', 'Qty 3'),
  unit3: field('text', 'Line Tariff UOM (3) Code', 'UOM 3'),
  // Two or more cases of a line stand side by side: `AD/CVD Case Number 1`, `AD/CVD Rate 1` ...
  adcvdCase: numbered(
    'text',
    ...['AD/CVD Case Number', 'AD/CVD Case', 'AD/CVD Number', 'ADCVD Case Number', 'Case Number'],
  ),
  adcvdRate: numbered('percent', 'AD/CVD Rate', 'AD/CVD Deposit Rate', 'ADCVD Rate', 'Case Deposit Rate'),
  adcvdDuty: numbered('money', 'AD/CVD Duty', 'AD/CVD Duty Amount', 'AD/CVD Deposit', 'ADCVD Duty'),
  liquidationDate: field('date', 'Liquidation Date', 'Liq Date', 'Liquidated', 'Reliquidation Date'),
  liquidationStatus: field('text', 'Liquidation Status', 'Liq Status'),
  reconFlag: field('text', 'Reconciliation Indicator', 'Recon', 'Reconciliation'),
  protestNumber: field('text', 'Protest Number', 'Protest'),
  protestStatus: field('text', 'Protest Status'),
  /** The day on which the protest was denied. */
  protestDenialDate: field('date', 'Protest Denial Date', 'Protest Denied Date', 'Protest Date Denied'),
  psc: field('text', 'Post Summary Correction Indicator', 'PSC'),
  drawback: field('text', 'Drawback Indicator', 'Drawback'),
  suretyPaid: field('text', 'Surety Paid Indicator', 'Paid by Surety', 'Surety Paid'),
  /** State of the entry in CAPE, as its report prints it. */
  capeStatus: field(
    'text',
    ...['CAPE Status', 'CAPE Claim Status', 'CAPE Entry Status', 'Claim Status', 'Declaration Status'],
  ),
  transport: field('text', 'Mode of Transport', 'Mode of Transportation', 'Mode', 'MOT', 'Transport'),
  merchandiseProcessingFee: field(
    'money',
    'MPF',
    'MPF Amount',
    'Merchandise Processing Fee',
    '499',
    'Fee 499',
  ),
  // No official list of the columns of these reports is public: names that their pages use.
  /** Duty that Customs liquidated the entry at, USD. */
  liquidatedDuty: ofReport(
    'money',
    ...['Liquidated Duty', 'Liquidated Duty Amount', 'Total Liquidated Duty Amount', 'Total Liquidated Duty'],
  ),
  /** Why CAPE refused the entry. */
  capeReason: ofReport(
    'text',
    ...['Error Text', 'Error', 'Error Message', 'Error Description', 'Reason', 'Reason Code', 'Reason Text'],
    ...['Rejection Reason', 'CAPE Error', 'CAPE Reason'],
  ),
  /** USD; with interest where `refundInterest` is null and the report has one amount for both. */
  refundAmount: ofReport(
    'money',
    ...['Refund Amount', 'Refund', 'Refund Principal', 'Principal Amount', 'Total Refund Amount'],
  ),
  refundInterest: ofReport(
    'money',
    'Refund Interest',
    'Interest Amount',
    'Interest',
    'Refund Interest Amount',
  ),
  refundDate: ofReport(
    'date',
    'Refund Date',
    'Refund Issue Date',
    'Issue Date',
    'Paid Date',
    'Refund Paid Date',
  ),
  refundStatus: ofReport('text', 'Refund Status', 'ACH Status', 'ACH Refund Status'),
  refundReason: ofReport(
    'text',
    'ACH Reject Reason',
    'Reject Reason',
    'Refund Reason Code',
    'ACH Reject Code',
  ),
  harborMaintenanceFee: field('money', 'HMF', 'HMF Amount', 'Harbor Maintenance Fee', '501', 'Fee 501'),
} as const satisfies Readonly<Record<string, FieldDefinition>>;

export type FieldName = keyof typeof FIELDS;

/** What a cell of a field holds. */
export type CellOf<Name extends FieldName> = CellValues[(typeof FIELDS)[Name]['kind']];

/** Fields as members. Null: the file does not say. */
export type Cells<Name extends FieldName> = { readonly [Field in Name]: CellOf<Field> | null };

/** Read and listed, but not used: the current column 1 rate is not the law of the entry date. */
export const IGNORED_HEADERS: ReadonlySet<string> = new Set(
  [
    ...['Importer Name', 'Filer Name', 'Initial Entry Summary Create Date', 'Review Team Number'],
    ...['Control Status', 'Column 1 Current Primary Duty Rate', 'Total Liquidated Duty Amount'],
    ...['Line Post Summary Correction Indicator', 'Export Date', 'Date of Exportation'],
  ].map(normalizeHeader),
);

/** A header as it is compared: one space between words, lower case, no marks of the file. */
export function normalizeHeader(header: string): string {
  return header
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
