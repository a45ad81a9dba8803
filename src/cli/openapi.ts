import { readFileSync } from 'node:fs';
import { buildOpenApi } from '../../rest/openapi/build-open-api.js';
import { buildSchema } from '../graphql/schema.js';
import { RESPONSE_EXAMPLES } from '../generated/response-examples.js';
import { registry } from '../operations/registry.js';
import { readStoredDocuments } from '../operations/stored-documents.js';
import { resolvePackagePath } from '../store/database/package-path.js';

/** Prints the OpenAPI document; `--beta` with the closed-beta operations. */
const { version } = JSON.parse(readFileSync(resolvePackagePath('package.json'), 'utf8')) as {
  version: string;
};
const schema = buildSchema();
const parts = {
  registry,
  schema,
  documents: readStoredDocuments(schema),
  examples: RESPONSE_EXAMPLES,
  version,
};
const document = buildOpenApi(parts, { withBeta: process.argv.includes('--beta') });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
