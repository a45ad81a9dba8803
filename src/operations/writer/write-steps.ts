import { CONSTANT_PART, KeptOnShelves, type KeptByObject } from '../../terms/constant-part.js';
import { CLOSE_OBJECT, OPEN_OBJECT } from './json-bytes.js';
import { isPiece, valueOf, writeMember, type Member, type Step, type WriteSteps } from './member.js';
import { checkedName, symbolReader, type ReadProperty } from './read-property.js';

/** Writes any steps. */
export const writeSteps: WriteSteps = (steps, source, run) => {
  const { out } = run;
  out.character(OPEN_OBJECT);
  for (const step of steps) {
    if (isPiece(step)) out.member(step);
    else if (step.included === null || step.included(run.variables))
      writeMember(step, valueOf(step, source, run), run);
  }
  out.character(CLOSE_OBJECT);
};

/** The code for one kind of object. */
export interface ObjectCode {
  /** Reads the constant part of an object. */
  readonly constantOf: ReadProperty;
  readonly writerOf: (steps: readonly Step[]) => WriteSteps;
  /** Makes what keeps the joined steps of constant parts. */
  readonly keepJoined: <Joined extends object>() => KeptByObject<Joined>;
}

/** For documents that may be forgotten soon: nothing is made for them. */
export const COMMON_CODE: ObjectCode = {
  constantOf: symbolReader(CONSTANT_PART),
  writerOf: () => writeSteps,
  keepJoined: <Joined extends object>() => new WeakMap<object, Joined>(),
};

/** Objects of one kind differ in which members stand in their constant parts, mostly in few ways. */
const MOST_WAYS = 16;

/** For documents that stay: code of its own for every way in which constant and other members follow each other. */
export function ownCode(): ObjectCode {
  const known = new Map<string, WriteSteps>();
  const writerOf = (steps: readonly Step[]): WriteSteps => {
    const way = steps.map((step) => (isPiece(step) ? '' : step.name)).join();
    const found = known.get(way);
    if (found !== undefined) return found;
    if (known.size === MOST_WAYS) return writeSteps;
    const made = compileSteps(steps);
    known.set(way, made);
    return made;
  };
  const keepJoined = <Joined extends object>(): KeptByObject<Joined> => new KeptOnShelves<Joined>();
  return { constantOf: symbolReader(CONSTANT_PART), writerOf, keepJoined };
}

/**
 * The same as `writeSteps` for steps of one way, without its loop and its questions: the engine of JavaScript learns for
 * each member by itself what is read and called. Nothing but positions and names of GraphQL stands in the text.
 */
function compileSteps(steps: readonly Step[]): WriteSteps {
  const members: Member[] = [];
  let before: Before = 'nothing';
  const lines = steps.map((step, place) => {
    const here = before;
    before = beforeNext(step, here);
    if (isPiece(step)) return WRITTEN[here](`steps[${place}]`);
    members.push(step);
    return codeOf(step, members.length - 1, here);
  });
  const constants = members.map(
    (_, at) =>
      `const { key: key${at}, write: write${at}, resolve: resolve${at}, included: included${at} } = members[${at}];`,
  );
  const text = `${constants.join('\n')}
return function writeSteps(steps, source, run) {
const { out } = run;
let value;
out.character(${OPEN_OBJECT});
${lines.join('\n')}
out.character(${CLOSE_OBJECT});
};`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above: no text of a request is in it
  const make = new Function('members', 'writeMember', text) as (
    members: readonly Member[],
    write: typeof writeMember,
  ) => WriteSteps;
  return make(members, writeMember);
}

/** Whether something stands before a member in its object: nothing, something, or it is seen when it is written. */
type Before = 'nothing' | 'something' | 'unknown';

const WRITTEN: Readonly<Record<Before, (piece: string) => string>> = {
  nothing: (piece) => `out.raw(${piece}.first);`,
  something: (piece) => `out.raw(${piece}.next);`,
  unknown: (piece) => `out.member(${piece});`,
};

function beforeNext(step: Step, before: Before): Before {
  if (before === 'something' || isPiece(step)) return 'something';
  const isAlwaysWritten = step.included === null && (step.required || step.keepsNull);
  return isAlwaysWritten ? 'something' : 'unknown';
}

function codeOf(member: Member, at: number, before: Before): string {
  const { resolve, property, required, keepsNull, included } = member;
  const read = resolve === null ? `source.${checkedName(property)}` : `resolve${at}(source, run)`;
  const otherwise = required || keepsNull ? ` else writeMember(members[${at}], null, run);` : '';
  const code = `value = ${read};
if (value !== null && value !== undefined) { ${WRITTEN[before](`key${at}`)} write${at}(value, run); }${otherwise}`;
  return included === null ? code : `if (included${at}(run.variables)) {\n${code}\n}`;
}
