import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REQUESTS = 12;

/** A process of its own: shapes that other tests have left behind would be seen here too. */
const PROGRAM = `
  import { HttpContext } from './src/server/http-context.js';
  import { Listener } from './src/server/listener.js';
  import { DEFAULT_LIMITS } from './src/server/limits.js';

  const fast = [];
  const handler = {
    handle(request, response) {
      const http = new HttpContext(request, response, 0);
      http.send({ status: 200, body: 'answered' });
      fast.push(%HasFastProperties(response));
      return http;
    },
    close() {},
  };
  const listener = new Listener({ handler, limits: DEFAULT_LIMITS, log: console });
  const { port } = await listener.listen(0, '127.0.0.1');
  for (let round = 0; round < ${REQUESTS}; round += 1) {
    await (await fetch('http://127.0.0.1:' + port)).text();
    await new Promise((resolve) => setTimeout(resolve, 10));
    gc();
  }
  console.log(JSON.stringify(fast));
  process.exit();
`;

it('responses are no dictionaries after none of them was alive at a collection', async () => {
  const flags = ['--allow-natives-syntax', '--expose-gc', '--import', 'tsx', '--input-type=module'];
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [...flags, '--eval', PROGRAM], { cwd: ROOT });
  expect(JSON.parse(stdout)).toEqual(Array.from({ length: REQUESTS }, () => true));
}, 60_000);
