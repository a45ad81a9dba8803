import { READ_SCOPE, type TokenAuthority } from '../accounts/oauth/token-authority.js';
import { sendJson } from './health-routes.js';
import { OPEN_GET, type Route } from './route.js';

/** Path of the protected resource, and of its metadata (RFC 9728, section 3.1). */
export const RESOURCE_PATH = '/v1/mcp';
export const METADATA_PATH = `/.well-known/oauth-protected-resource${RESOURCE_PATH}`;

/** The agent interface as a resource that an authorization server gives access to. */
export interface ProtectedResource {
  readonly issuer: string;
  /** Identifier of the resource: what tokens have to be issued for. */
  readonly audience: string;
  readonly authority: TokenAuthority;
}

/** Tells a hosted agent which authorization server to ask: open to everybody, as the agent has no token yet. */
export function createMetadataRoutes({ issuer, audience }: ProtectedResource): Route[] {
  const metadata = {
    resource: audience,
    authorization_servers: [issuer],
    scopes_supported: [READ_SCOPE],
    bearer_methods_supported: ['header'],
    resource_name: 'Dutygraph',
  };
  return [METADATA_PATH, '/.well-known/oauth-protected-resource'].map((path) => ({
    ...OPEN_GET,
    name: 'protectedResource',
    path,
    answer: (http) => sendJson(http, metadata),
  }));
}
