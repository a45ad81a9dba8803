import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Driver } from './driver.js';
import type { Statements } from './session.js';

/** Called as a statement begins, with its text, which has `$1` for a value; what it answers is called as it ends. */
export type StatementWatch = (sql: string) => (failure?: unknown) => void;

/** A driver whose every statement is watched, whichever of the two ways into the database it takes. Scripts are not. */
export function watchDriver(driver: Driver, watch: StatementWatch): Driver {
  return {
    ...driver,
    ...watchStatements(driver, watch),
    transaction: (work) => driver.transaction((statements) => work(watchStatements(statements, watch))),
    adapter: watchAdapter(driver.adapter, watch),
  };
}

function watchStatements(statements: Statements, watch: StatementWatch): Statements {
  return {
    query: (sql, parameters) => follow(watch(sql), statements.query(sql, parameters)),
    execute: (sql, parameters) => follow(watch(sql), statements.execute(sql, parameters)),
  };
}

async function follow<T>(end: ReturnType<StatementWatch>, result: Promise<T>): Promise<T> {
  try {
    const value = await result;
    end();
    return value;
  } catch (failure) {
    end(failure);
    throw failure;
  }
}

function watchAdapter(
  factory: SqlMigrationAwareDriverAdapterFactory,
  watch: StatementWatch,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => watchQueries(await factory.connect(), watch),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** An adapter, or a transaction of one. */
function watchQueries<Queries extends object>(queries: Queries, watch: StatementWatch): Queries {
  return new Proxy(queries, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = (given: readonly unknown[]): unknown => Reflect.apply(value, target, given);
      if (name === 'startTransaction')
        return async (...given: unknown[]) => watchQueries((await call(given)) as object, watch);
      if (name !== 'queryRaw' && name !== 'executeRaw') return (...given: unknown[]) => call(given);
      return (...given: unknown[]) =>
        follow(watch((given[0] as { readonly sql: string }).sql), call(given) as Promise<unknown>);
    },
  });
}
