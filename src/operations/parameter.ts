/** How a value is written in a URL, and its JSON type in a body or a tool call. */
export type ParameterType =
  | 'htsNumber'
  | 'country'
  | 'date'
  | 'decimal'
  | 'integer'
  | 'boolean'
  | 'text'
  /** One of `oneOf`, exactly as written there. */
  | 'choice'
  /** Items of text, or of `items`, separated by commas in a URL. */
  | 'textList';

/** One declared parameter of an operation, from which routes, OpenAPI, tool schemas and messages derive. */
export interface Parameter {
  /** The name callers use. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  /** Path of its value among the variables of the stored document, for example `input.entryDate`. */
  readonly variable: string;
  readonly type: ParameterType;
  readonly required?: true;
  /** Unit, meaning of absence and source of law, in one or two sentences. */
  readonly description: string;
  readonly oneOf?: readonly string[];
  /** What each item of a list is; text unless told. */
  readonly items?: 'country' | 'choice';
  /** Maximum items of a list. */
  readonly maxItems?: number;
  /** Smallest and largest value of a number, inclusive. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** True for the entry date, which defaults to today in America/New_York. */
  readonly defaultsToToday?: true;
  /** Maximum characters of text; 255 by default. */
  readonly maxLength?: number;
  readonly example: string | number | boolean | readonly string[];
}

/**
 * Parameters with an open key: `fact.<key>=<text>`. Each becomes one `{key, value}` in the list `variable`; the reader
 * of the reference data decides whether the key is known.
 */
export interface ParameterFamily {
  /** Including the point, for example `fact.`. */
  readonly prefix: string;
  /** Member of a JSON body that contains the same pairs as an object. */
  readonly member: string;
  readonly variable: string;
  /** How every value is written. */
  readonly type: 'text' | 'decimal';
  /** Maximum pairs. */
  readonly maxItems?: number;
  readonly description: string;
  readonly example: Readonly<Record<string, string>>;
}
