import { readFileSync } from 'node:fs';
import type { ServerParts } from '../../server/create-server.js';
import type { Settings } from '../../server/settings.js';

/** The settings of the middleware between this server and its callers. */
export function surroundingsOf({
  corsOrigins,
  trustedProxies,
  publicUrl,
  persistedDocuments,
}: Settings): Pick<ServerParts, 'allowedOrigins' | 'trustedProxies' | 'publicUrl' | 'persistedDocuments'> {
  const documents = persistedDocuments === null ? null : readPersisted(persistedDocuments);
  return { allowedOrigins: corsOrigins, trustedProxies, publicUrl, persistedDocuments: documents };
}

function readPersisted(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    const message = `PERSISTED_DOCUMENTS=${file} cannot be read: ${(failure as Error).message}`;
    throw new Error(message, { cause: failure });
  }
}
