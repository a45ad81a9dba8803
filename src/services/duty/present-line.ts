import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';

/** What the number of the answer is called: the statistical line, or the eight digits above several. */
export function levelOf(
  { number, line, facts }: DutyAnswer,
  { snapshot }: ServiceContext,
): { readonly description: string; readonly path: readonly string[] } {
  const row = number === line.number ? null : snapshot.rowAt(number, facts.entryDate);
  if (row === null) return { description: line.description, path: line.path };
  let depth = 0;
  for (let level: typeof row | null = row; level !== null; level = level.parent) depth += 1;
  return { description: row.row.description, path: line.path.slice(0, depth) };
}
