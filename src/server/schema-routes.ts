import { introspectionFromSchema, printSchema, type GraphQLSchema } from 'graphql';
import { memoize } from '../terms/lazily.js';
import { OPEN_GET, type Route } from './route.js';
import { sendContent, toStaticContent } from './static-content.js';

/** The graph as everybody may read it, without a key: as text, and as the answer to the introspection query. */
export function createSchemaRoutes(publicSchema: GraphQLSchema): Route[] {
  const text = memoize(() =>
    toStaticContent({ body: `${printSchema(publicSchema)}\n`, type: 'text/plain; charset=utf-8' }),
  );
  const introspection = memoize(() =>
    toStaticContent({
      body: JSON.stringify({ data: introspectionFromSchema(publicSchema, { inputValueDeprecation: true }) }),
      type: 'application/json; charset=utf-8',
    }),
  );
  return [
    { ...OPEN_GET, name: 'schemaText', path: '/schema.graphql', answer: (http) => sendContent(http, text()) },
    {
      ...OPEN_GET,
      name: 'schemaJson',
      path: '/schema.json',
      answer: (http) => sendContent(http, introspection()),
    },
  ];
}
