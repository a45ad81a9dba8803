export interface PlacedExpression {
  readonly place: string;
  readonly text: string;
}
export function expressionsOf(folders: readonly string[]): PlacedExpression[];
export function verdictOn(text: string): string;
export function knownSafe(): Set<string>;
