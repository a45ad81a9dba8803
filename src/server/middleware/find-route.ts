import { Router, type RequestHandler } from 'express';
import { Problem } from '../../terms/errors.js';
import { contextOf } from '../http-context.js';
import type { LoopWatch } from '../loop-watch.js';
import type { Route } from '../route.js';
import { notFound } from './refuse.js';
import type { AllowOrigins } from './allow-origins.js';

type ByMethod = ReadonlyMap<Route['method'], Route>;

export interface FindRouteParts {
  /** Learns which operation the event loop works on. */
  readonly watch: Pick<LoopWatch, 'name'>;
  readonly allowOrigins: AllowOrigins;
  /** What stands before the answer of a route, and the answer. */
  readonly stagesOf: (route: Route) => readonly RequestHandler[];
}

/**
 * Stage findRoute: the routes by their paths, case included; HEAD is answered where GET is. A path without parameters
 * is found by its name: Express would try the expression of each route in turn.
 */
export function findRoute(routes: readonly Route[], parts: FindRouteParts): RequestHandler {
  const options = { caseSensitive: true, strict: true };
  const byPath = new Map<string, Router>();
  const patterns = Router(options);
  for (const [path, group] of groupByPath(routes)) {
    const isPattern = path.includes('{');
    const router = isPattern ? patterns : Router(options);
    if (!isPattern) byPath.set(path, router);
    mount(router, path, { ...parts, group });
  }
  return (request, response, next) => {
    const router = byPath.get(contextOf(response).target.path) ?? patterns;
    router(request, response, next);
  };
}

function groupByPath(routes: readonly Route[]): Map<string, Map<Route['method'], Route>> {
  const byPath = new Map<string, Map<Route['method'], Route>>();
  for (const route of routes) {
    const group = byPath.get(route.path) ?? new Map<Route['method'], Route>();
    if (group.has(route.method)) throw new Error(`Two routes for ${route.method} ${route.path}`);
    byPath.set(route.path, group.set(route.method, route));
  }
  return byPath;
}

interface MountParts extends FindRouteParts {
  readonly group: ByMethod;
}

const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

function mount(router: Router, path: string, { group, watch, allowOrigins, stagesOf }: MountParts): void {
  const at = router.route(path.replace(/\{(\w+)\}/g, ':$1'));
  const allow = [...group.keys(), ...(group.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  at.all(allowOrigins(allow));
  for (const [method, route] of group) at[METHODS[method]](enterRoute(route, watch), ...stagesOf(route));
  at.all(refuseMethod(allow.join(', ')));
}

/** 410 for what was withdrawn (fault D1). */
function enterRoute(route: Route, watch: MountParts['watch']): RequestHandler {
  return ({ params }, response, next) => {
    const http = contextOf(response);
    http.route = route;
    watch.name(http.slot, route.name);
    http.parameters = params as Readonly<Record<string, string>>;
    route.refuseAtOnce?.();
    next();
  };
}

/** 405, or the answer to a question about methods (RFC 9110, section 9.3.7); a page that is not listed learns nothing. */
function refuseMethod(allow: string): RequestHandler {
  return ({ method, headers }, response) => {
    if (method !== 'OPTIONS')
      throw new Problem('method-not-allowed', `This address takes ${allow}.`).withHeaders({ Allow: allow });
    const isPreflight =
      headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
    if (isPreflight && !response.hasHeader('Access-Control-Allow-Origin')) throw notFound();
    contextOf(response).send({ status: 204, headers: { Allow: allow } });
  };
}
