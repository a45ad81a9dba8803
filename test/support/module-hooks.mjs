const ROOT = new URL('../../', import.meta.url).href;
const SOURCE = /^(?:src|rest)\/.*\.ts$/;
/** The runner has what `@jest/globals` exports as globals, and that package throws outside Jest's own runner. */
const NAMES = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test';
const GLOBALS = `data:text/javascript,export const { ${NAMES} } = globalThis;`;

let isBuilt = false;

export function initialize(data) {
  ({ isBuilt } = data);
}

/** Where the build is that of the sources (build-state.mjs), it is what is tested: it loads sooner, and so do its processes. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  const path = found.url.startsWith(ROOT) ? found.url.slice(ROOT.length) : '';
  if (!isBuilt || !SOURCE.test(path)) return found;
  return { url: `${ROOT}dist/${path.replace(/ts$/, 'js')}`, format: 'module', shortCircuit: true };
}
