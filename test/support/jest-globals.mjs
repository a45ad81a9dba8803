import { register } from 'node:module';
import { register as readTypeScript } from 'tsx/esm/api';

/**
 * Preloaded by the processes that run tests (package.json): jest-light-runner has what `@jest/globals` exports as
 * globals, and that package itself only throws outside Jest's own runner.
 */
const names = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test';
const globals = `data:text/javascript,export const { ${names} } = globalThis;`;
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals'
    ? { url: ${JSON.stringify(globals)}, format: 'module', shortCircuit: true }
    : next(specifier, context);`;

readTypeScript();
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
