import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { buildPublicSchema } from '../graphql/schema.js';
import { resolvePackagePath } from '../store/database/package-path.js';

/** `npm run generate:graphql`: writes the public schema to one file, from which clients generate their types. */
writeFileSync(resolvePackagePath('schema.graphql'), `${printSchema(buildPublicSchema())}\n`);
