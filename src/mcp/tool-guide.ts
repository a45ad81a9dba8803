import type { JsonObject } from '../terms/json-object.js';

/** A call that helps the caller further. Values in angle brackets are placeholders for facts. */
export interface NextCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly why: string;
}

/** An answer in a few lines of text. */
export interface Digest {
  readonly lines: readonly string[];
  readonly next: readonly NextCall[];
}

/** What a registry row does not state about its tool: the text for agents, and how to shorten its answer. */
export interface ToolGuide {
  readonly name: string;
  readonly title: string;
  /** What the tool answers, in one or two sentences. */
  readonly purpose: string;
  readonly useWhen: string;
  readonly notWhen: string;
  /** Dotted paths of members that the compact view leaves out; a path passes through lists. */
  readonly compactLeavesOut: readonly string[];
  /** Dotted paths of the lists to cut when an answer exceeds the byte cap. */
  readonly lists?: readonly string[];
  /** The list that the operation itself pages; absent when it has no pages. */
  readonly pagedList?: string;
  /** Parameters not offered to agents, such as bulk exports. */
  readonly withheld?: readonly string[];
  readonly digest: (answer: JsonObject, given: JsonObject) => Digest;
}
