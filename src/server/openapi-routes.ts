import { buildOpenApi, type OpenApiParts } from '../../rest/openapi/build-open-api.js';
import { OPEN_GET, type Route } from './route.js';
import { memoize } from '../terms/lazily.js';
import { sendContent, toStaticContent } from './static-content.js';

/** The description of the REST form: the public one for everybody, the one with closed-beta operations with a key. */
export function createOpenApiRoutes(parts: OpenApiParts): Route[] {
  const contentOf = (withBeta: boolean) =>
    memoize(() =>
      toStaticContent({
        body: JSON.stringify(buildOpenApi(parts, { withBeta })),
        type: 'application/json; charset=utf-8',
        ...(withBeta && { caching: 'private, no-cache' }),
      }),
    );
  const [open, beta] = [contentOf(false), contentOf(true)];
  return [
    { ...OPEN_GET, name: 'openapi', path: '/openapi.json', answer: (http) => sendContent(http, open()) },
    {
      ...OPEN_GET,
      name: 'openapiBeta',
      path: '/openapi.beta.json',
      access: 'key',
      closedBeta: true,
      answer: (http) => sendContent(http, beta()),
    },
  ];
}
