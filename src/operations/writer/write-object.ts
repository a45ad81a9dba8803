import { CONSTANT_PART, type WithConstantPart } from '../../terms/constant-part.js';
import type { Condition, Variables } from './selections.js';
import { writtenOnce } from './written-once.js';

/** One run of a document. */
export interface Run {
  readonly variables: Variables;
  readonly context: unknown;
}

/** Writes a value, which is not null, as JSON. */
export type Write = (value: unknown, run: Run) => string;

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
  readonly key: string;
  /** The same behind another member. */
  readonly nextKey: string;
  /** Null: the property of the source. */
  readonly resolve: Resolve | null;
  readonly property: string;
  readonly write: Write;
  readonly fixed: boolean;
  /** What is written for null; null: the member is left out. */
  readonly whenNull: string | null;
  /** True: null is a fault of the service. */
  readonly required: boolean;
  /** Null: always selected. */
  readonly included: Condition | null;
  readonly where: string;
}

type PlainObject = Readonly<Record<string, unknown>>;

/** A member to be written, or the text of some that are the same every time. */
type Step = Member | string;

const OPEN = '{';

/** Writes the selected members of an object; those of its constant part are written once for as long as that lives. */
export function objectWriter(members: readonly Member[]): Writer {
  const known = new WeakMap<object, readonly Step[]>();
  const stepsOf = (constant: object, run: Run): readonly Step[] => {
    const steps = known.get(constant) ?? joinConstants(members, constant, run);
    known.set(constant, steps);
    return steps;
  };
  const write: Write = (source, run) => {
    const constant = (source as Partial<WithConstantPart>)[CONSTANT_PART] ?? null;
    return writeSteps(constant === null ? members : stepsOf(constant, run), source, run);
  };
  const fixed = members.every(isFixed);
  return { write: fixed ? writtenOnce(write) : write, fixed };
}

/** Nothing but the property of the source is read, whoever asks. */
function isFixed({ fixed, resolve, included }: Member): boolean {
  return fixed && resolve === null && included === null;
}

function writeSteps(steps: readonly Step[], source: unknown, run: Run): string {
  let text = OPEN;
  for (const step of steps) {
    if (typeof step === 'string') {
      text += text === OPEN ? step : `,${step}`;
      continue;
    }
    if (step.included !== null && !step.included(run.variables)) continue;
    const written = writeValue(step, valueOf(step, source, run), run);
    if (written !== null) text += (text === OPEN ? step.key : step.nextKey) + written;
  }
  return `${text}}`;
}

/** The members with every stretch of them that stands in the constant part already written. */
function joinConstants(members: readonly Member[], constant: object, run: Run): readonly Step[] {
  const steps: Step[] = [];
  let stretch = '';
  const end = (): void => {
    if (stretch !== '') steps.push(stretch);
    stretch = '';
  };
  for (const member of members) {
    if (!isFixed(member) || !Object.hasOwn(constant, member.property)) {
      end();
      steps.push(member);
      continue;
    }
    const written = writeValue(member, valueOf(member, constant, run), run);
    if (written !== null) stretch += (stretch === '' ? member.key : member.nextKey) + written;
  }
  end();
  return steps;
}

/** What a member is before it is written. */
export function valueOf(member: Member, source: unknown, run: Run): unknown {
  return member.resolve === null ? (source as PlainObject)[member.property] : member.resolve(source, run);
}

/** The JSON of a member; null for one that is left out. */
export function writeValue(member: Member, value: unknown, run: Run): string | null {
  if (value !== null && value !== undefined) return member.write(value, run);
  if (member.required) throw new TypeError(`${member.where} is null, which it must not be`);
  return member.whenNull;
}
