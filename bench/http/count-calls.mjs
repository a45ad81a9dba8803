/**
 * Loaded into a server before its own modules: on SIGUSR2 it writes which of its own functions were called since the last
 * time, and how often, to CALLS_FILE.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

process.on('SIGUSR2', () => {
  session.post('Profiler.takePreciseCoverage', (failed, { result }) => {
    if (failed !== null) throw failed;
    const own = result.filter(({ url }) => /\/dist\/(src|rest)\//.test(url));
    const called = own.flatMap(({ url, functions }) =>
      functions.map(({ functionName: name, ranges: [{ startOffset: at, count: calls }] }) => ({
        url,
        name,
        at,
        calls,
      })),
    );
    const unfinished = `${process.env.CALLS_FILE}.part`;
    writeFileSync(unfinished, JSON.stringify(called.filter(({ calls }) => calls > 0)));
    renameSync(unfinished, process.env.CALLS_FILE);
  });
});
