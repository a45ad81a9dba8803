/** A value of a row as JSON keeps it: dates are ISO text, decimals plain text. */
export type PackCell =
  string | number | boolean | null | readonly PackCell[] | { readonly [member: string]: PackCell };

/** Rows of one table, positional; tables and columns by their names in the database. */
export interface PackDataset {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly PackCell[])[];
}

/** What the loader reads of a manifest; all of it is kept with the data version. */
export interface PackManifest {
  /** sha256 of the content, hex. */
  readonly dataVersion: string;
  readonly datasets: readonly { readonly table: string; readonly rows: number }[];
}

/** A pack with its manifest read; the datasets are read when they are asked for, one after the other. */
export interface PackSource {
  readonly manifest: PackManifest;
  datasets(): AsyncIterable<PackDataset>;
}

/** Where a pack lies and how it is opened: the format belongs to whoever builds packs. */
export interface PackLocation {
  readonly folder: string;
  readonly readPack: (folder: string) => Promise<PackSource>;
}
