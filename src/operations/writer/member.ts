import type { MemberPiece } from './json-bytes.js';
import type { ReadProperty } from './read-property.js';
import type { Run, Write } from './run.js';
import type { Condition } from './selections.js';

export type Resolve = (source: unknown, run: Run) => unknown;

/** A field of an answer. */
export interface Member {
  readonly name: string;
  /** `"name":` */
  readonly key: MemberPiece;
  /** Null: the property of the source. */
  readonly resolve: Resolve | null;
  readonly property: string;
  /** Reads that property. */
  readonly read: ReadProperty;
  readonly write: Write;
  readonly fixed: boolean;
  /** False: a member without a value is omitted. */
  readonly keepsNull: boolean;
  /** True: null is a fault of the service. */
  readonly required: boolean;
  /** Null: always selected. */
  readonly included: Condition | null;
  readonly where: string;
}

/** A member to write, or constant members in the form that follows another member. */
export type Step = Member | Uint8Array;

/** How to write objects that share a constant part, or have none. */
export interface Joined {
  readonly write: WriteJoined;
  /** For writers that accept any steps. */
  readonly steps: readonly Step[];
  /** The first constant piece and the others; without a comma when the object starts with it. */
  readonly piece: Uint8Array;
  readonly others: readonly Uint8Array[];
}

/** Writes an object. */
export type WriteJoined = (joined: Joined, source: unknown, run: Run) => void;

export function isPiece(step: Step): step is Uint8Array {
  return ArrayBuffer.isView(step);
}

/** The value of a member before it is written. */
export function valueOf(member: Member, source: unknown, run: Run): unknown {
  return member.resolve === null ? member.read(source) : member.resolve(source, run);
}

/** Whether null is written for a member without a value; throws when it must have one. */
export function writesNull({ required, where, keepsNull }: Member): boolean {
  if (required) throw new TypeError(`${where} is null, which it must not be`);
  return keepsNull;
}

export function writeMember(member: Member, value: unknown, run: Run): void {
  const isNull = value === null || value === undefined;
  if (isNull && !writesNull(member)) return;
  run.out.writeMember(member.key);
  if (isNull) run.out.writePlain('null');
  else member.write(value, run);
}
