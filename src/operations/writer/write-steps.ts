import { CONSTANT_PART } from '../../terms/constant-part.js';
import { CLOSE_OBJECT, OPEN_OBJECT } from './json-bytes.js';
import {
  isPiece,
  valueOf,
  writeMember,
  type Joined,
  type Member,
  type Step,
  type WriteJoined,
} from './member.js';
import { requireName, createSymbolReader, type ReadProperty } from './read-property.js';

/** Writes any steps. */
const writeSteps: WriteJoined = ({ steps }, source, run) => {
  const { out } = run;
  out.writeCharacter(OPEN_OBJECT);
  for (const step of steps) {
    if (isPiece(step)) out.writePiece(step);
    else if (step.included === null || step.included(run.variables))
      writeMember(step, valueOf(step, source, run), run);
  }
  out.writeCharacter(CLOSE_OBJECT);
};

/** The code for one kind of object. */
export interface ObjectCode {
  /** Reads the constant part of an object. */
  readonly constantOf: ReadProperty;
  readonly writerOf: (steps: readonly Step[]) => WriteJoined;
}

/** For documents that may be evicted soon: no code is generated for them. */
export const COMMON_CODE: ObjectCode = {
  constantOf: createSymbolReader(CONSTANT_PART),
  writerOf: () => writeSteps,
};

/** Objects of one kind vary in which members are constant, usually in few ways. */
const MAX_WAYS = 16;

/** For permanent documents: separate code for every order of constant and other members. */
export function createObjectCode(): ObjectCode {
  const known = new Map<string, WriteJoined>();
  const writerOf = (steps: readonly Step[]): WriteJoined => {
    const way = steps.map((step) => (isPiece(step) ? '' : step.name)).join();
    const found = known.get(way);
    if (found !== undefined) return found;
    if (known.size === MAX_WAYS) return writeSteps;
    const made = compileSteps(steps);
    known.set(way, made);
    return made;
  };
  return { constantOf: createSymbolReader(CONSTANT_PART), writerOf };
}

const NO_PIECE = new Uint8Array(0);
const NO_PIECES: readonly Uint8Array[] = [];
const NO_STEPS: readonly Step[] = [];

/** Keeps what is copied for objects of one constant part close to it in memory: it is seldom in a CPU cache. */
export function joinedOf(steps: readonly Step[], code: ObjectCode): Joined {
  const write = code.writerOf(steps);
  const [piece = NO_PIECE, ...others] = steps.filter(isPiece);
  return {
    write,
    steps: write === writeSteps ? steps : NO_STEPS,
    piece: steps[0] === piece ? piece.subarray(1) : piece,
    others: others.length === 0 ? NO_PIECES : others,
  };
}

/**
 * The same as `writeSteps` for steps of one pattern, without its loop and tests, so that the JavaScript engine collects
 * type feedback per member. The code contains only positions and GraphQL names.
 */
function compileSteps(steps: readonly Step[]): WriteJoined {
  const members: Member[] = [];
  let pieces = 0;
  let before: Before = 'nothing';
  const lines = steps.map((step) => {
    const here = before;
    before = beforeNext(step, here);
    if (isPiece(step)) {
      pieces += 1;
      return PIECE[here](pieces === 1 ? 'joined.piece' : `joined.others[${pieces - 2}]`);
    }
    members.push(step);
    return codeOf(step, members.length - 1, here);
  });
  const constants = members.map(
    (_, at) =>
      `const { key: key${at}, write: write${at}, resolve: resolve${at}, included: included${at} } = members[${at}];`,
  );
  const text = `${constants.join('\n')}
return function writeJoined(joined, source, run) {
const { out } = run;
let value;
out.writeCharacter(${OPEN_OBJECT});
${lines.join('\n')}
out.writeCharacter(${CLOSE_OBJECT});
};`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above: no text of a request is in it
  const make = new Function('members', 'writeMember', text) as (
    members: readonly Member[],
    write: typeof writeMember,
  ) => WriteJoined;
  return make(members, writeMember);
}

/** Whether something precedes a member in its object: nothing, something, or known only at run time. */
type Before = 'nothing' | 'something' | 'unknown';

const KEY: Readonly<Record<Before, (key: string) => string>> = {
  nothing: (key) => `out.writeRaw(${key}.first);`,
  something: (key) => `out.writeRaw(${key}.next);`,
  unknown: (key) => `out.writeMember(${key});`,
};

/** Nothing precedes a piece only at the start of the object, where it has no comma. */
const PIECE: Readonly<Record<Before, (piece: string) => string>> = {
  nothing: (piece) => `out.writeRaw(${piece});`,
  something: (piece) => `out.writeRaw(${piece});`,
  unknown: (piece) => `out.writePiece(${piece});`,
};

function beforeNext(step: Step, before: Before): Before {
  if (before === 'something' || isPiece(step)) return 'something';
  const isAlwaysWritten = step.included === null && (step.required || step.keepsNull);
  return isAlwaysWritten ? 'something' : 'unknown';
}

function codeOf(member: Member, at: number, before: Before): string {
  const { resolve, property, required, keepsNull, included } = member;
  const read = resolve === null ? `source.${requireName(property)}` : `resolve${at}(source, run)`;
  const otherwise = required || keepsNull ? ` else writeMember(members[${at}], null, run);` : '';
  const code = `value = ${read};
if (value !== null && value !== undefined) { ${KEY[before](`key${at}`)} write${at}(value, run); }${otherwise}`;
  return included === null ? code : `if (included${at}(run.variables)) {\n${code}\n}`;
}
