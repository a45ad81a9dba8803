import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A worker that asks a server the same harmless things over and over, on a thread of its own, so that what keeps the
 * thread of the attack busy is not taken for a slow server. A message is answered with what was measured since the
 * last: milliseconds, and answers that were not 200.
 */
const { url, targets, pauseMs } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: targets.length });
let times = [];
let failures = [];
let isOver = false;

parentPort.on('message', (message) => {
  isOver ||= message === 'end';
  parentPort.postMessage({ times, failures });
  times = [];
  failures = [];
  if (isOver) agent.destroy();
});

async function probe({ path, headers }) {
  while (!isOver) {
    const begun = performance.now();
    const status = await ask(path, headers);
    times.push(performance.now() - begun);
    if (status !== 200) failures.push(`${path}: ${status}`);
    await wait(pauseMs);
  }
}

function ask(path, headers) {
  return new Promise((resolve) => {
    get(`${url}${path}`, { agent, headers, timeout: 60_000 }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode));
    })
      .once('timeout', function () {
        this.destroy(new Error('no answer in a minute'));
      })
      .once('error', (error) => resolve(error.message));
  });
}

await Promise.all(targets.map(probe));
parentPort.close();
