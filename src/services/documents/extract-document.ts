import type { DocumentInput } from '../../generated/schema-types.js';
import type {
  ExtractedField,
  ExtractedLineItem,
  ExtractedParty,
  Extraction,
} from '../../documents/extraction.js';
import { readFile } from '../../documents/reader/read-file.js';
import { findExcessLength } from '../../terms/text-length.js';
import { refuseField } from '../../terms/errors.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';

/**
 * Reads a trade document of any kind.
 *
 * @throws Problem `invalid-parameter` for what is no base64 or a damaged or encrypted file, `payload-too-large` for a
 * file that takes too much to read, `unsupported-media-type` for other types of file.
 */
export async function extractDocument(input: DocumentInput, context: ServiceContext) {
  const { pages, lineItems, ...read } = await readInput(input, context);
  return { ...read, pageCount: pages, lineItems: lineItems.map(toLineItem), _meta: describeAnswer(context) };
}

/** Reads a commercial invoice into named fields; refuses what `extractDocument` refuses. */
export async function extractInvoice(input: DocumentInput, context: ServiceContext) {
  const read = await readInput(input, context);
  const { fields, parties, lineItems, warnings, pages, ...others } = read;
  return {
    ...others,
    pageCount: pages,
    ...pickNamed(fields, INVOICE_FIELDS),
    otherFields: fields.filter(({ name }) => !isOneOf(INVOICE_FIELDS, name)),
    seller: findParty(parties, 'seller'),
    buyer: findParty(parties, 'buyer'),
    consignee: findParty(parties, 'consignee'),
    otherParties: parties.filter(({ role }) => !isOneOf(PARTIES, role)),
    lineItems: lineItems.map(toLineItem),
    warnings: [...kindWarning(read), ...warnings],
    _meta: describeAnswer(context),
  };
}

const INVOICE_FIELDS = [
  ...([
    'invoiceNumber',
    'invoiceDate',
    'purchaseOrderNumber',
    'currency',
    'incoterm',
    'incotermPlace',
  ] as const),
  ...([
    'paymentTerms',
    'countryOfOrigin',
    'subtotal',
    'freight',
    'insurance',
    'discount',
    'tax',
    'total',
  ] as const),
];
const PARTIES = ['seller', 'buyer', 'consignee'] as const;
const LINE_FIELDS = [
  ...(['lineNumber', 'partNumber', 'description', 'quantity', 'unit', 'unitPrice', 'amount'] as const),
  ...(['countryOfOrigin', 'htsNumber', 'netWeight', 'grossWeight', 'packages'] as const),
];

const NO_ACCOUNT = '';
/** RFC 6838, section 4.2: 127 characters, for the type and the subtype alike. */
const LONGEST_MEDIA_TYPE = 127;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

async function readInput(
  { content, mediaType }: DocumentInput,
  { accountId = NO_ACCOUNT }: ServiceContext,
): Promise<Extraction> {
  const excess = findExcessLength(mediaType ?? '', LONGEST_MEDIA_TYPE);
  if (excess !== null) throw refuseField('mediaType', `it is ${excess}`);
  if (!BASE64.test(content) || content.split('=', 1)[0]!.length % 4 === 1) {
    const looksLikeAddress = /^[a-z][a-z0-9+.-]{1,20}:/i.test(content);
    const why = looksLikeAddress ? 'it is an address, and nothing is fetched' : 'it is not base64 (RFC 4648)';
    throw refuseField('content', `${why}: send the bytes of the file in base64`);
  }
  const bytes = Buffer.from(content, 'base64');
  return readFile({ kind: 'document', bytes, mediaType: mediaType ?? null }, accountId);
}

function toLineItem({ position, fields }: ExtractedLineItem) {
  const otherFields = fields.filter(({ name }) => !isOneOf(LINE_FIELDS, name));
  return { position, ...pickNamed(fields, LINE_FIELDS), otherFields };
}

function pickNamed<N extends string>(fields: readonly ExtractedField[], names: readonly N[]) {
  const entries = names.map((name) => [name, fields.find((field) => field.name === name) ?? null] as const);
  return Object.fromEntries(entries) as Record<N, ExtractedField | null>;
}

function findParty(parties: readonly ExtractedParty[], role: string): ExtractedParty | null {
  return parties.find((party) => party.role === role) ?? null;
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function kindWarning({ documentKind }: Extraction): string[] {
  if (documentKind === 'commercial_invoice') return [];
  return documentKind === 'unknown'
    ? ['Nothing in the document says that it is a commercial invoice.']
    : [`The document is a ${documentKind.replaceAll('_', ' ')}, not a commercial invoice.`];
}
