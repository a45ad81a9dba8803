/** Where the data of this machine are. */
export interface DataPlace {
  /** Null: the embedded database in the data directory. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** The place that DATABASE_URL and DATA_DIR name; an empty setting is none. */
export function readDataPlace({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): DataPlace {
  return { databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR || '.data' };
}
