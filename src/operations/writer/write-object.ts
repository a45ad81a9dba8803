import { COMMA, OPEN_OBJECT } from './json-bytes.js';
import { isPiece, valueOf, writeMember, type Joined, type Member, type Step } from './member.js';
import type { Budget } from './memory-budget.js';
import { refuseUnresolved, type Run, type Write } from './run.js';
import { joinedOf, type ObjectCode } from './write-steps.js';
import { writeOnce } from './written-once.js';

/** How values of one type and selection are written. */
export interface Writer {
  readonly write: Write;
  /** True: only the value itself is read, so a constant value is written once. */
  readonly fixed: boolean;
  /** Prefetches the kept output of a value before it is copied; null: does nothing. */
  readonly touch: ((value: unknown) => number) | null;
}

export interface ObjectOptions {
  /** The budget for kept output. */
  readonly budget: Budget;
  readonly code: ObjectCode;
}

/** Writes the selected members of an object; those of its constant part are written once in its lifetime. */
export function createObjectWriter(members: readonly Member[], { budget, code }: ObjectOptions): Writer {
  const known = new WeakMap<object, Joined>();
  const whole = joinedOf(members, code);
  const joinedFor = (constant: object, run: Run): Joined => {
    const found = known.get(constant);
    if (found !== undefined) return found;
    if (budget.isFull) return whole;
    run.isKept = true;
    const steps = joinConstants(members, constant, run);
    run.isKept = false;
    const joined = joinedOf(steps, code);
    known.set(constant, joined);
    for (const step of steps) if (isPiece(step)) budget.take(step.length);
    return joined;
  };
  const fixed = members.every(isFixed);
  const { constantOf } = code;
  const writeMembers: Write = (source, run) => whole.write(whole, source, run);
  const writeWhole = fixed ? writeOnce(writeMembers, budget) : writeMembers;
  const write: Write = (source, run) => {
    refuseUnresolved(source);
    const constant = constantOf(source) as object | null | undefined;
    if (constant === null || constant === undefined) return writeWhole(source, run);
    const joined = joinedFor(constant, run);
    joined.write(joined, source, run);
  };
  const touch = (source: unknown): number => {
    const constant = constantOf(source) as object | null | undefined;
    return constant === null || constant === undefined ? 0 : (known.get(constant)?.piece[0] ?? 0);
  };
  return { write, fixed, touch };
}

/** True when only the property of the source is read, for any caller. */
function isFixed({ fixed, resolve, included }: Member): boolean {
  return fixed && resolve === null && included === null;
}

/** The members, with each run of them in the constant part already written. */
function joinConstants(members: readonly Member[], constant: object, run: Run): readonly Step[] {
  const { out } = run;
  const steps: Step[] = [];
  const { length } = out;
  const end = (): void => {
    if (out.length > length + 1) {
      const piece = out.cutFrom(length);
      piece[0] = COMMA;
      steps.push(piece);
    }
  };
  for (const member of members) {
    if (isFixed(member) && Object.hasOwn(constant, member.property)) {
      if (out.length === length) out.writeCharacter(OPEN_OBJECT);
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
