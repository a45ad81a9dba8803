import { addEventHandler } from 'jest-circus';

/** Unless a test says otherwise; the other suites wait for servers, browsers and large files. */
const LIMIT_MS = (process.env.SUITE ?? 'unit') === 'unit' ? 30_000 : 120_000;

/** Fake timers of a test replace the global one. */
const { setTimeout, clearTimeout } = globalThis;

/** The runner has no time limits: without one, a test that waits for nothing would hold the run up for ever. */
addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === 'add_test') limit(block.tests.at(-1), event.timeout);
  if (event.name === 'add_hook') limit(block.hooks.at(-1), event.timeout);
});

function limit(step, limitMs = LIMIT_MS) {
  const { fn } = step;
  if (fn === undefined) return;
  step.fn = async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no end after ${limitMs / 1000} s`)), limitMs);
    });
    try {
      await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
