import { Agent, request } from 'node:http';

/** Name of the load in the log of requests. */
export const LOADER = 'load';

export interface LoadParts {
  readonly url: string;
  readonly key: string;
  readonly connections: number;
}

/** What became of every request. */
export interface Load {
  readonly answered: number;
  /** Cut in the middle of an answer. */
  readonly truncated: number;
  /** By connection: requests on it that were not answered. */
  readonly resets: readonly number[];
}

type End = 'answered' | 'truncated' | 'reset' | 'refused';

/** Asks over kept connections until each of them has been refused. */
export async function loadUntilRefused({ url, key, connections }: LoadParts): Promise<Load> {
  const load = { answered: 0, truncated: 0 };
  const resets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const end = await askOnce(url, key, agent);
        if (end === 'answered' || end === 'truncated') load[end] += 1;
        else {
          agent.destroy();
          return end === 'reset' ? 1 : 0;
        }
      }
    }),
  );
  return { ...load, resets };
}

/** One request: answered whole, cut in its answer, reset before one, or never connected. */
function askOnce(url: string, key: string, agent: Agent): Promise<End> {
  return new Promise((resolve) => {
    const headers = { Authorization: `Bearer ${key}`, 'User-Agent': LOADER };
    const asking = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.complete ? 'answered' : 'truncated'));
    });
    asking.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'),
    );
    asking.end();
  });
}
