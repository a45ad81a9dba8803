import type { StoredDocumentName } from '../generated/stored-text.js';
import type { Parameter, ParameterFamily } from './parameter.js';

/** One worked call: executed in tests, printed in the documentation. */
export interface OperationExample {
  readonly summary: string;
  /** Arguments by parameter name, members of families included; those of a body as its JSON. */
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
  | 'Account';

interface Addressed {
  /** The specification's operation id. */
  readonly id: string;
  readonly group: OperationGroup;
  readonly method: 'GET' | 'POST';
  /** A parameter of the path stands in braces: `/v1/adcvd/orders/{caseNumber}`. */
  readonly path: string;
  readonly summary: string;
}

/** Media types that a list is written in beside JSON. */
export type ListMediaType = 'text/csv' | 'text/calendar';

/** A list in a form of its own, made by the service over all pages. */
interface ListForm {
  readonly mediaType: ListMediaType;
  /** Variable of the document that asks for it. */
  readonly flag: string;
  /** Member of the answer that holds its text. */
  readonly member: string;
}

/** A list in an answer. Without a form of its own for `text/csv` the items of the page are written as they stand. */
interface ListShape {
  /** Member of the answer that holds the items. */
  readonly items: string;
  readonly forms?: readonly ListForm[];
}

/** An operation that is answered by a stored document. */
export interface Operation extends Addressed {
  readonly kind: 'query';
  readonly document: StoredDocumentName;
  readonly parameters: readonly Parameter[];
  readonly families?: readonly ParameterFamily[];
  /** The root field whose value is the body; null: the body is the whole data of the document. */
  readonly unwrap: string | null;
  /** Media type where REST sends a file: the value is `{fileName, mediaType, base64}` and the body its bytes. */
  readonly file?: 'application/pdf';
  /** Where the answer is a list: REST writes it in other forms too, for callers that accept them. */
  readonly list?: ListShape;
  /** True where the answer is read from what is held on the account: the question does not fix it. */
  readonly readsAccount?: true;
  /** True where a query parameter names one thing, which may not be there: 404. A name in the path always may. */
  readonly findsOne?: true;
  readonly availability: Availability;
  /** True where a request without a key is answered too. */
  readonly authenticationOptional?: true;
  /** Name in the agent catalog; null: not a tool. */
  readonly mcpTool: string | null;
  /** Data sets the answer is read from. */
  readonly datasets: readonly string[];
  /** Counts against the smaller budget of heavy operations. */
  readonly heavy?: true;
  /** True where an Idempotency-Key is heeded: the same key again within 24 hours is answered with the first answer. */
  readonly idempotent?: true;
  readonly examples: readonly [OperationExample, ...OperationExample[]];
}

/** An operation that speaks a protocol of its own: no stored document answers it. */
export interface ProtocolOperation extends Addressed {
  readonly kind: 'protocol';
  readonly availability: Availability;
}

/** Many questions of one operation in one request: each line is a body of it. */
export interface BatchOperation extends Addressed {
  readonly kind: 'batch';
  readonly line: Operation;
  /** Lines taken where the answer is one JSON document, and where it is sent a line at a time. */
  readonly mostLines: number;
  readonly mostStreamed: number;
  readonly availability: Availability;
  readonly heavy: true;
  /** A body. */
  readonly example: { readonly lines: readonly Readonly<Record<string, string | number>>[] };
}

/** A row of the registry. */
export type RegistryRow = Operation | GoneOperation | ProtocolOperation | BatchOperation;

/** An operation withdrawn for good: every call is answered 410 and names the successor. */
export interface GoneOperation extends Addressed {
  readonly kind: 'gone';
  /** Older addresses that answer the same. */
  readonly aliases: readonly string[];
  readonly successor: string;
  /** HTTP date of the Sunset header (RFC 8594). */
  readonly sunset: string;
  /** Unix seconds of the Deprecation header (RFC 9745), not after the sunset. */
  readonly deprecatedAt: number;
}
