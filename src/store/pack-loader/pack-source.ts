import type { Dataset } from '../../tables/dataset.js';

/** The part of a manifest that the loader reads; the whole manifest is stored with the data version. */
export interface PackManifest {
  /** sha256 of the content, hex. */
  readonly dataVersion: string;
  readonly datasets: readonly { readonly table: string; readonly rows: number }[];
}

/** A pack whose manifest has been read; datasets are read on demand, one after the other. */
export interface PackSource {
  readonly manifest: PackManifest;
  datasets(): AsyncIterable<Dataset>;
}

/** Where a pack is and how to open it: the pack builder defines the format. */
export interface PackLocation {
  readonly folder: string;
  readonly readPack: (folder: string) => Promise<PackSource>;
}

/** What the bundled pack is as a data version. */
export const PACK_VERSION = { kind: 'live', label: 'bundled reference pack' } as const;
