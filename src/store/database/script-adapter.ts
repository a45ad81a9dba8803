import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

type RunScript = (script: string) => Promise<unknown>;

/**
 * The adapter with another way to run scripts. The adapters' own ways do not fit migrations: one splits the text at
 * every semicolon and runs the parts outside a transaction, the other does not wait for the end.
 */
export function addScripts(
  factory: SqlMigrationAwareDriverAdapterFactory,
  runScript: RunScript,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => withScript(await factory.connect(), runScript),
    connectToShadowDb: () => {
      throw new Error('migrations are authored elsewhere: no shadow database here');
    },
  };
}

function withScript(adapter: SqlDriverAdapter, runScript: RunScript): SqlDriverAdapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    executeScript: async (script) => void (await runScript(script)),
    startTransaction: (isolationLevel) => adapter.startTransaction(isolationLevel),
    getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
    dispose: () => adapter.dispose(),
  };
}
