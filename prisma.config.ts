import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

/** True when the package with Prisma's native engines holds a schema engine for some platform. */
function hasSchemaEngine(): boolean {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/engines/package.json'));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('schema-engine-'));
}

// `prisma generate` looks for the native schema engine although it never runs it, and fails without network.
if (!hasSchemaEngine()) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(
    dirname(fileURLToPath(import.meta.url)),
    'prisma',
    'inert-engine',
  );
}

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
