/** The parts of a rule's name. */
interface Named {
  readonly heading: string;
  readonly supersededBy: string | null;
}

/**
 * Stable names of rules: heading and first day, `9903.88.03@2019-05-10`. Later rows of one heading that begin on the
 * same day add `~2`, `~3` in the order of the source. A wording that a correction superseded also carries the name of
 * the correction, `9903.02.30@2025-08-07(japan-reciprocal-total)`, and is numbered separately.
 */
export class RuleKeys {
  private readonly given = new Map<string, number>();

  createNext({ heading, supersededBy }: Named, from: string | null): string {
    const superseded = supersededBy === null ? '' : `(${supersededBy})`;
    const name = `${heading}@${from ?? 'unknown'}${superseded}`;
    const times = (this.given.get(name) ?? 0) + 1;
    this.given.set(name, times);
    return times === 1 ? name : `${name}~${times}`;
  }
}
