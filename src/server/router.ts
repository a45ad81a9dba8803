import { decodePart } from './target.js';
import type { Match, Route } from './route.js';

type ByMethod = ReadonlyMap<string, Route>;

interface Pattern {
  readonly parts: readonly string[];
  readonly routes: ByMethod;
}

/** Finds the route of a method and path. HEAD is answered where GET is; paths are compared exactly, case included. */
export class Router {
  private readonly exact = new Map<string, ByMethod>();
  private readonly patterns: readonly Pattern[];

  constructor(routes: readonly Route[]) {
    const byPath = groupByPath(routes);
    for (const [path, group] of byPath) if (!path.includes('{')) this.exact.set(path, group);
    this.patterns = [...byPath]
      .filter(([path]) => path.includes('{'))
      .map(([path, group]) => ({ parts: path.split('/'), routes: group }));
  }

  find(method: string, path: string): Match {
    const exact = this.exact.get(path);
    if (exact) return select(exact, method, {});
    const parts = path.split('/');
    for (const pattern of this.patterns) {
      const parameters = readParameters(pattern.parts, parts);
      if (parameters) return select(pattern.routes, method, parameters);
    }
    return { kind: 'none' };
  }
}

function groupByPath(routes: readonly Route[]): Map<string, Map<string, Route>> {
  const byPath = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const group = byPath.get(route.path) ?? new Map<string, Route>();
    if (group.has(route.method)) throw new Error(`Two routes for ${route.method} ${route.path}`);
    byPath.set(route.path, group.set(route.method, route));
  }
  return byPath;
}

function select(routes: ByMethod, method: string, parameters: Readonly<Record<string, string>>): Match {
  const route = routes.get(method === 'HEAD' ? 'GET' : method);
  return route
    ? { kind: 'route', route, parameters }
    : { kind: 'otherMethod', allow: allowedMethods(routes) };
}

function allowedMethods(routes: ByMethod): string[] {
  const methods = [...routes.keys()];
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

/** The values in the braces, or null when the path has another shape. An empty part matches nothing. */
function readParameters(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const given = parts[index]!;
    if (!expected.startsWith('{')) {
      if (expected !== given) return null;
    } else if (given === '') {
      return null;
    } else {
      parameters[expected.slice(1, -1)] = decodePart(given);
    }
  }
  return parameters;
}
