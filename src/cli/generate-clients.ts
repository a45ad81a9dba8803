import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '../../rest/openapi/build-open-api.js';
import { buildSchema } from '../graphql/schema.js';
import { registry } from '../operations/registry.js';
import { readStoredDocuments } from '../operations/stored-documents.js';
import { readPackageVersion, resolvePackagePath } from '../store/database/package-path.js';
import { readOperations } from './generate-clients/operations.js';
import { writePython } from './generate-clients/python.js';
import { writeTypeScript } from './generate-clients/typescript.js';

/**
 * Writes clients/ from the public OpenAPI document and the two hand-written transports beside this file. The output
 * depends only on the document.
 */
const version = readPackageVersion();
const schema = buildSchema();
const parts = { registry, schema, documents: readStoredDocuments(schema), examples: {}, version };
const document = buildOpenApi(parts, { withBeta: false });
const operations = readOperations(document);

const template = (name: string): string =>
  readFileSync(resolvePackagePath('src', 'cli', 'generate-clients', name), 'utf8');
const files = {
  'typescript/index.ts': writeTypeScript({ document, operations, transport: template('transport.ts.txt') }),
  'python/dutygraph/__init__.py': writePython({
    document,
    operations,
    transport: template('transport.py.txt'),
  }),
};
for (const [name, text] of Object.entries(files)) {
  const path = resolvePackagePath('clients', ...name.split('/'));
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  writeFileSync(path, text);
}
