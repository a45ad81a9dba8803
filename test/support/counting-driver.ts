import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Driver } from '../../src/store/database/driver.js';
import type { Statements } from '../../src/store/database/session.js';

/** The statements that reached the database, in order. */
export type Seen = string[];

/** A driver whose every statement is noted, whichever of the two ways into the database it takes. */
export function noteStatements(driver: Driver, seen: Seen): Driver {
  return {
    ...driver,
    ...noting(driver, seen),
    transaction: (work) => driver.transaction((statements) => work(noting(statements, seen))),
    adapter: notingAdapter(driver.adapter, seen),
  };
}

function noting(statements: Statements, seen: Seen): Statements {
  return {
    query: (sql, parameters) => (seen.push(sql), statements.query(sql, parameters)),
    execute: (sql, parameters) => (seen.push(sql), statements.execute(sql, parameters)),
  };
}

function notingAdapter(
  factory: SqlMigrationAwareDriverAdapterFactory,
  seen: Seen,
): SqlMigrationAwareDriverAdapterFactory {
  const connect = async (): Promise<SqlDriverAdapter> => {
    const adapter = await factory.connect();
    return new Proxy(adapter, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (name === 'queryRaw' || name === 'executeRaw') seen.push((given[0] as { sql: string }).sql);
          return Reflect.apply(value, target, given);
        };
      },
    });
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}
