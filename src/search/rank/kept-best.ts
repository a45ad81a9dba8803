/** A node of the index, or a class of the goods model, and what it scores. */
export interface Ranked {
  readonly node: number;
  readonly score: number;
}

/** Keeps the best of what is added, up to a number; among equals the earlier node. */
export class KeptBest {
  readonly list: Ranked[] = [];

  constructor(private readonly most: number) {}

  /** Lower scores are not kept. */
  get least(): number {
    const last = this.list[this.most - 1];
    return last === undefined ? Number.NEGATIVE_INFINITY : last.score;
  }

  add(one: Ranked): void {
    const { list, most } = this;
    let at = list.length;
    for (; at > 0; at -= 1) {
      const before = list[at - 1] as Ranked;
      if (!isBehind(before, one)) break;
      if (at < most) list[at] = before;
    }
    if (at < most) list[at] = one;
  }
}

function isBehind(left: Ranked, right: Ranked): boolean {
  return left.score < right.score || (left.score === right.score && left.node > right.node);
}
