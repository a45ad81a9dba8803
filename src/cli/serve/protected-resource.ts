import type { Clock } from '../../accounts/clock.js';
import { createIssuerKeys } from '../../accounts/oauth/issuer-keys.js';
import { createTokenAccounts } from '../../accounts/oauth/token-accounts.js';
import { createTokenAuthority } from '../../accounts/oauth/token-authority.js';
import { METADATA_PATH, type ProtectedResource } from '../../server/protected-resource.js';
import type { Settings } from '../../server/settings.js';
import type { Database } from '../../store/database/database.js';

/** The agent interface as a resource of the issuer named by the environment; null when none is named. */
export function openProtectedResource(
  { oauth }: Pick<Settings, 'oauth'>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): ProtectedResource | null {
  if (oauth === null) return null;
  const { issuer, audience, jwksUrl, publicUrl } = oauth;
  const authority = createTokenAuthority({
    issuer,
    audience,
    metadataUrl: new URL(METADATA_PATH, publicUrl).href,
    keys: createIssuerKeys(issuer, jwksUrl),
    accounts: createTokenAccounts(database),
    clock,
  });
  return { issuer, audience, authority };
}
