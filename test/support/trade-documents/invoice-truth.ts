/** What a generated document says, in normal form: what a reader of it should find. */
export interface InvoiceTruth {
  readonly fields: Readonly<Record<string, string>>;
  readonly parties: Readonly<Record<string, PartyTruth>>;
  readonly lines: readonly LineTruth[];
}

export interface PartyTruth {
  readonly name: string;
  readonly address: readonly string[];
  readonly country: string;
}

export type LineTruth = Readonly<Record<string, string>>;

/** A generated file with its truth. */
export interface TradeDocument {
  readonly name: string;
  readonly format: 'pdf' | 'xlsx' | 'csv' | 'text';
  readonly bytes: Uint8Array;
  readonly truth: InvoiceTruth;
}

/** Decimal text of a number of cents. */
export function fromCents(cents: number): string {
  const plain = (cents / 100).toFixed(2);
  return plain.replace(/\.?0+$/, '');
}

/** With a point or a comma, two decimals, groups of three. */
export function printAmount(cents: number, style: 'english' | 'german' | 'french' | 'swiss'): string {
  const [whole, decimals] = (cents / 100).toFixed(2).split('.') as [string, string];
  const separators = { english: ',', german: '.', french: ' ', swiss: "'" };
  const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, separators[style]);
  return `${grouped}${style === 'english' || style === 'swiss' ? '.' : ','}${decimals}`;
}
