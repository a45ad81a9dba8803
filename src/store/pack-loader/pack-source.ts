/** A value of a row as JSON keeps it: dates are ISO text, decimals plain text. */
export type PackCell =
  string | number | boolean | null | readonly PackCell[] | { readonly [member: string]: PackCell };

/** Rows of one table, positional; tables and columns by their names in the database. */
export interface PackDataset {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PackCell[])[];
}

/** The part of a manifest that the loader reads; the whole manifest is stored with the data version. */
export interface PackManifest {
  /** sha256 of the content, hex. */
  readonly dataVersion: string;
  readonly datasets: readonly { readonly table: string; readonly rows: number }[];
}

/** A pack whose manifest has been read; datasets are read on demand, one after the other. */
export interface PackSource {
  readonly manifest: PackManifest;
  datasets(): AsyncIterable<PackDataset>;
}

/** Where a pack is and how to open it: the pack builder defines the format. */
export interface PackLocation {
  readonly folder: string;
  readonly readPack: (folder: string) => Promise<PackSource>;
}

/** What the bundled pack is as a data version. */
export const PACK_VERSION = { kind: 'live', label: 'bundled reference pack' } as const;
