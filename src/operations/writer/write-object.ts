import { CONSTANT_PART, type WithConstantPart } from '../../terms/constant-part.js';
import { memberPiece, type MemberPiece } from './json-bytes.js';
import type { Room } from './room.js';
import type { ReadProperty } from './read-property.js';
import { refuseUnsettled, type Run, type Write } from './run.js';
import type { Condition } from './selections.js';
import { writtenOnce } from './written-once.js';

/** How values of one type and selection are written. */
export interface Writer {
  readonly write: Write;
  /** True: nothing but the value itself is read, so that what cannot change is written once. */
  readonly fixed: boolean;
}

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
  /** False: a member without a value is left out. */
  readonly keepsNull: boolean;
  /** True: null is a fault of the service. */
  readonly required: boolean;
  /** Null: always selected. */
  readonly included: Condition | null;
  readonly where: string;
}

/** A member to be written, or some that are the same every time. */
type Step = Member | MemberPiece;

const OPEN = 0x7b;
const CLOSE = 0x7d;

/** Writes the selected members of an object; those of its constant part are written once for as long as that lives. */
export function objectWriter(members: readonly Member[], room: Room): Writer {
  const known = new WeakMap<object, readonly Step[]>();
  const stepsOf = (constant: object, run: Run): readonly Step[] => {
    const joined = known.get(constant);
    if (joined !== undefined) return joined;
    if (room.isFull) return members;
    run.isKept = true;
    const steps = joinConstants(members, constant, run);
    run.isKept = false;
    known.set(constant, steps);
    for (const step of steps) if ('next' in step) room.take(step.next.length);
    return steps;
  };
  const fixed = members.every(isFixed);
  const writeMembers: Write = (source, run) => writeSteps(members, source, run);
  const writeWhole = fixed ? writtenOnce(writeMembers, room) : writeMembers;
  const write: Write = (source, run) => {
    refuseUnsettled(source);
    const constant = (source as Partial<WithConstantPart>)[CONSTANT_PART] ?? null;
    if (constant === null) writeWhole(source, run);
    else writeSteps(stepsOf(constant, run), source, run);
  };
  return { write, fixed };
}

/** Nothing but the property of the source is read, whoever asks. */
function isFixed({ fixed, resolve, included }: Member): boolean {
  return fixed && resolve === null && included === null;
}

function writeSteps(steps: readonly Step[], source: unknown, run: Run): void {
  const { out } = run;
  out.character(OPEN);
  for (const step of steps) {
    if ('next' in step) out.member(step);
    else if (step.included === null || step.included(run.variables))
      writeMember(step, valueOf(step, source, run), run);
  }
  out.character(CLOSE);
}

function writeMember(member: Member, value: unknown, run: Run): void {
  const isNull = value === null || value === undefined;
  if (isNull && !writesNull(member)) return;
  run.out.member(member.key);
  if (isNull) run.out.plain('null');
  else member.write(value, run);
}

/** Whether null is written for a member without a value; throws where it must have one. */
export function writesNull({ required, where, keepsNull }: Member): boolean {
  if (required) throw new TypeError(`${where} is null, which it must not be`);
  return keepsNull;
}

/** The members with every stretch of them that stands in the constant part already written. */
function joinConstants(members: readonly Member[], constant: object, run: Run): readonly Step[] {
  const { out } = run;
  const steps: Step[] = [];
  const { length } = out;
  const end = (): void => {
    if (out.length > length + 1) steps.push(memberPiece(out.cutFrom(length).subarray(1)));
  };
  for (const member of members) {
    if (isFixed(member) && Object.hasOwn(constant, member.property)) {
      if (out.length === length) out.character(OPEN);
      writeMember(member, valueOf(member, constant, run), run);
    } else {
      end();
      steps.push(member);
    }
  }
  end();
  out.cutFrom(length);
  return steps;
}

/** What a member is before it is written. */
export function valueOf(member: Member, source: unknown, run: Run): unknown {
  return member.resolve === null ? member.read(source) : member.resolve(source, run);
}
