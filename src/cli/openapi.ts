import { buildOpenApi } from '../../rest/openapi/build-open-api.js';
import { buildSchema } from '../graphql/schema.js';
import { RESPONSE_EXAMPLES } from '../generated/response-examples.js';
import { registry } from '../operations/registry.js';
import { readStoredDocuments } from '../operations/stored-documents.js';
import { readPackageVersion } from '../store/database/package-path.js';

/** Prints the OpenAPI document; `--beta` with the closed-beta operations. */
const schema = buildSchema();
const parts = {
  registry,
  schema,
  documents: readStoredDocuments(schema),
  examples: RESPONSE_EXAMPLES,
  version: readPackageVersion(),
};
const document = buildOpenApi(parts, { withBeta: process.argv.includes('--beta') });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
