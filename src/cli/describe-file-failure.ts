import { Problem } from '../terms/errors.js';
import { describeProblem } from './describe-problem.js';

/** What a command says of a failure of its file. Null: the failure is not of the file. */
export function describeFileFailure(failure: unknown): string | null {
  if (failure instanceof Problem) return describeProblem(failure);
  const { code, path } = failure as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES'
    ? `${path}: it cannot be read (${code})`
    : null;
}
