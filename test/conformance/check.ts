/** How far one thing agrees with the source it was compared with. */
export interface Check {
  readonly name: string;
  /** What it was compared with. */
  readonly against: string;
  readonly compared: number;
  readonly agree: number;
  /** What does not agree, or is left open by the source, and why. */
  readonly remark: string;
}

/** Counts those for which `agrees` holds. */
export function count<Item>(
  items: readonly Item[],
  agrees: (item: Item) => boolean,
): Pick<Check, 'compared' | 'agree'> {
  return { compared: items.length, agree: items.filter(agrees).length };
}
