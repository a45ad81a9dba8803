import { register } from 'node:module';
import { register as readTypeScript } from 'tsx/esm/api';

/** How a worker of the tests loads modules: TypeScript as it is, and see module-hooks.mjs. */
readTypeScript();
register('./module-hooks.mjs', import.meta.url, { data: { isBuilt: process.env.TEST_OF_BUILD === 'yes' } });
