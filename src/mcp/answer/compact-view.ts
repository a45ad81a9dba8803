import { isJsonObject, type JsonObject } from '../../terms/json-object.js';

/** Names to leave out, by their parent member; null: the member itself. */
type Omissions = ReadonlyMap<string, Omissions | null>;

export type LeaveOut = (answer: JsonObject) => JsonObject;

/** Removes the members at these dotted paths from an answer; a path passes through lists. */
export function compileLeaveOut(paths: readonly string[]): LeaveOut {
  const omissions = toOmissions(paths.map((path) => path.split('.')));
  return (answer) => leaveOut(answer, omissions) as JsonObject;
}

function toOmissions(paths: readonly (readonly string[])[]): Omissions {
  const names = [...new Set(paths.map(([name]) => name!))];
  return new Map(
    names.map((name) => {
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      const isWhole = below.some((rest) => rest.length === 0);
      return [name, isWhole ? null : toOmissions(below)];
    }),
  );
}

function leaveOut(value: unknown, omissions: Omissions): unknown {
  if (Array.isArray(value)) return value.map((item) => leaveOut(item, omissions));
  if (!isJsonObject(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const inner = omissions.get(name);
    if (inner !== null) kept[name] = inner === undefined ? member : leaveOut(member, inner);
  }
  return kept;
}
