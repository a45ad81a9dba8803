import type { JsonObject } from './json.js';

/** A call that would take the caller further. A value in angle brackets is to be replaced by a fact. */
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

/** What a registry row does not say of its tool: the words for agents, and how its answer is made small. */
export interface ToolGuide {
  readonly name: string;
  readonly title: string;
  /** What it answers, in one or two sentences. */
  readonly purpose: string;
  readonly useWhen: string;
  readonly notWhen: string;
  /** Dotted paths of members that the compact view leaves out; a path goes through lists. */
  readonly compactLeavesOut: readonly string[];
  /** Dotted paths of the lists that are cut where an answer is larger than the byte cap. */
  readonly lists: readonly string[];
  /** The list of the operation's own pages; null: the operation has no pages. */
  readonly pagedList: string | null;
  /** Parameters not offered to agents: bulk exports. */
  readonly withheld?: readonly string[];
  readonly digest: (answer: JsonObject, given: JsonObject) => Digest;
}
