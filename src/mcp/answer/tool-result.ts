import type { JsonObject } from '../../terms/json-object.js';

/** The result of a tool call, in the members of the protocol. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: JsonObject;
  readonly isError?: true;
  readonly _meta: JsonObject;
}
