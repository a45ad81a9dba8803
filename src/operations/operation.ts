import type { StoredDocumentName } from '../generated/stored-text.js';
import type { Parameter, ParameterFamily } from './parameter.js';

/** One worked example: executed in tests, printed in the documentation. */
export interface OperationExample {
  readonly summary: string;
  /** Arguments by parameter name, including members of families; those of a body in their JSON form. */
  readonly arguments: Readonly<Record<string, ExampleValue | Readonly<Record<string, ExampleValue>>>>;
}

type ExampleValue = string | number | boolean | readonly string[];

/**
 * Who can see and use an operation: `public` and `listed` are for every key, `closedBeta` for keys with the
 * entitlement and absent from public artifacts.
 */
export type Availability = 'public' | 'listed' | 'closedBeta';

/** The tags of the specification's operation list. */
export type OperationGroup =
  | 'Duty Calculation'
  | 'AD/CVD'
  | 'HTS Reference'
  | 'Trade Programs'
  | 'Catalog'
  | 'Regulatory Data'
  | 'Agent Interface'
  | 'Classification'
  | 'Documents'
  | 'Entry Audit'
  | 'Portfolio'
  | 'Account';

interface Addressed {
  /** The specification's operation id. */
  readonly id: string;
  readonly group: OperationGroup;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** True: beside the operations of the specification; OpenAPI marks it `x-extension`. */
  readonly extension?: true;
  /** A parameter of the path is written in braces: `/v1/adcvd/orders/{caseNumber}`. */
  readonly path: string;
  readonly summary: string;
}

/** Media types in which a list is available besides JSON. */
export type ListMediaType = 'text/csv' | 'text/calendar' | 'application/atom+xml';

/** A list in a format of its own that the service produces over all pages, or over one where a page is asked for. */
interface ListForm {
  readonly mediaType: ListMediaType;
  /** Variable of the document that requests it. */
  readonly flag: string;
  /** Variable that requests the page alone; absent: the list has one page. */
  readonly pageFlag?: string;
  /** Member of the answer that contains its text. */
  readonly member: string;
}

/** A list in an answer. Without its own `text/csv` form, the items of the page are written as CSV. */
interface ListShape {
  /** Member of the answer that contains the items. */
  readonly items: string;
  readonly forms?: readonly ListForm[];
}

/** An operation that a stored document answers. */
export interface Operation extends Addressed {
  readonly kind: 'query';
  readonly method: 'GET' | 'POST';
  readonly document: StoredDocumentName;
  readonly parameters: readonly Parameter[];
  readonly families?: readonly ParameterFamily[];
  /** The root field whose value is the body; null: the body is the whole data of the document. */
  readonly unwrap: string | null;
  /** What refusals of the service have before the names of these parameters, where they are part of a list. */
  readonly refusalsAt?: string;
  /** Media type when REST sends a file: the value is `{fileName, mediaType, base64}` and the body its bytes. */
  readonly file?: 'application/pdf';
  /** Set when the answer is a list: REST also writes it in other formats for callers that accept them. */
  readonly list?: ListShape;
  /** True when the answer reads stored data of the account, so that the question alone does not determine it. */
  readonly readsAccount?: true;
  /** True when a query parameter names one thing that may not exist: 404. A name in the path always may. */
  readonly findsOne?: true;
  readonly availability: Availability;
  /** True when a request without a key is answered too. */
  readonly authenticationOptional?: true;
  /** Name in the agent catalog; null when it is not a tool. */
  readonly mcpTool: string | null;
  /** Data sets that the answer is read from. */
  readonly datasets: readonly string[];
  /** Counts against the smaller budget of heavy operations. */
  readonly heavy?: true;
  /** True when an Idempotency-Key is honored: the same key within 24 hours returns the first answer. */
  readonly idempotent?: true;
  readonly examples: readonly [OperationExample, ...OperationExample[]];
}

/** An operation with its own protocol: no stored document answers it. */
export interface ProtocolOperation extends Addressed {
  readonly kind: 'protocol';
  readonly availability: Availability;
  /** A message, where one is sent. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Many requests of one operation at once: each line is a body of that operation. */
export interface BatchOperation extends Addressed {
  readonly kind: 'batch';
  readonly line: Operation;
  /** Maximum number of lines when the answer is one JSON document, and when it is streamed line by line. */
  readonly maxLines: number;
  readonly maxStreamed: number;
  readonly availability: Availability;
  readonly heavy: true;
  /** A body. */
  readonly example: { readonly lines: readonly Readonly<Record<string, string | number>>[] };
}

/** Bytes in, bytes out, or a removal: what no stored document can say. */
export interface TransferOperation extends Addressed {
  readonly kind: 'transfer';
  readonly action: 'upload' | 'download' | 'remove';
  readonly description: string;
  /** A file, where one is sent. */
  readonly example?: string;
  /** Of the path and the query; the body of an upload is the file. */
  readonly parameters: readonly Parameter[];
  readonly families?: readonly ParameterFamily[];
  /** Operation whose answer an upload is answered with, by the identifier it made. */
  readonly answeredBy?: Operation;
  readonly availability: Availability;
  readonly heavy?: true;
}

/** A row of the registry. */
export type RegistryRow = Operation | GoneOperation | ProtocolOperation | BatchOperation | TransferOperation;

/** An operation withdrawn for good: every call returns 410 and names the successor. */
export interface GoneOperation extends Addressed {
  readonly kind: 'gone';
  /** Older addresses with the same answer. */
  readonly aliases: readonly string[];
  readonly successor: string;
  /** HTTP date of the Sunset header (RFC 8594). */
  readonly sunset: string;
  /** Unix seconds of the Deprecation header (RFC 9745), not after the sunset. */
  readonly deprecatedAt: number;
}
