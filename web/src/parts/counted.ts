const COUNT = new Intl.NumberFormat('en-US');

/** A count with its noun: `1 part`, `1,200 parts`, `2 entries`. */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${COUNT.format(count)} ${count === 1 ? one : several}`;
}
