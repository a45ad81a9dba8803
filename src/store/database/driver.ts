import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Statements } from './session.js';

/** A way to reach a database, embedded or on a server. The layers above treat both alike. */
export interface Driver extends Statements {
  readonly kind: 'embedded' | 'server';
  /** For the Prisma client; shares the connection or the pool with the plain statements. */
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  /** One or more statements without parameters, all or nothing; the rows of the last. */
  readonly runScript: <Row>(script: string) => Promise<Row[]>;
  /** One transaction; the work must use only the statements it is given. Rolled back when it throws. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Provides an adapter that runs whole migration scripts, while no other process migrates this database. */
  migrate<T>(work: (adapter: SqlMigrationAwareDriverAdapterFactory) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
