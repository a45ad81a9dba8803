/**
 * Stable names of rules: heading and first day, `9903.88.03@2019-05-10`; the second and later rows of one heading
 * that begin on the same day add `~2`, `~3` in the order of the source.
 */
export class RuleKeys {
  private readonly given = new Map<string, number>();

  next(heading: string, from: string | null): string {
    const name = `${heading}@${from ?? 'unknown'}`;
    const times = (this.given.get(name) ?? 0) + 1;
    this.given.set(name, times);
    return times === 1 ? name : `${name}~${times}`;
  }
}
