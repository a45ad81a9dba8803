import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const MODULE = '@prisma/schema-engine-wasm/schema_engine_bg';

/** The part of the WebAssembly interface used here; TypeScript declares it only in the browser library. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** Connects the package's glue code to its WebAssembly: its own entry imports `.wasm`, which Node cannot do. */
interface Glue {
  readonly SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: object): void;
}

let loading: Promise<Glue> | undefined;

/**
 * Runs Prisma's schema engine as WebAssembly on an adapter, with no download and no child process. What a statement fails
 * with is thrown as the adapter threw it.
 */
export async function withSchemaEngine<T>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const glue = await (loading ??= loadGlue());
  const ignoreLog = (): void => undefined;
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  const engine = await glue.SchemaEngine.new({ datamodels: undefined }, ignoreLog, bound);
  try {
    return await work(engine);
  } catch (failure) {
    // The engine knows it by a number alone.
    const [, number] = /External error id#(\d+)/.exec(String(failure)) ?? [];
    const kept = number === undefined ? undefined : bound.errorRegistry.consumeError(Number(number));
    throw kept?.error ?? failure;
  } finally {
    engine.free();
  }
}

async function loadGlue(): Promise<Glue> {
  const glue = (await import(MODULE)) as Glue;
  const folder = dirname(createRequire(import.meta.url).resolve(MODULE));
  const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': withIdleTimers(glue),
  });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return glue;
}

/** The engine never clears the timer of its advisory lock; without this the process would linger ten seconds. */
function withIdleTimers(glue: object): object {
  const setIdleTimeout = (callback: () => void, milliseconds: number) =>
    setTimeout(callback, milliseconds >>> 0).unref();
  const entries = Object.entries(glue).map(([name, value]: [string, unknown]) =>
    name.startsWith('__wbg_setTimeout_') ? [name, setIdleTimeout] : [name, value],
  );
  return Object.fromEntries(entries) as object;
}
