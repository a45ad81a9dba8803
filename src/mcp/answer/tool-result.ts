import type { JsonObject } from '../json.js';

/** What a call of a tool answers, in the members of the protocol. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: JsonObject;
  readonly isError?: true;
  readonly _meta: JsonObject;
}
