import { readFileSync } from 'node:fs';
import autocannon, { type Client, type Options, type Result } from 'autocannon';
import { percentile } from './paced.js';

/** One request as it is sent. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOptions {
  readonly url: string;
  /** The process whose time is counted. */
  readonly pid: number;
  readonly requests: readonly Sent[];
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second over all connections; absent: as many as are answered. */
  readonly rate?: number;
}

/** What one run of load saw. */
export interface Sample {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the processor that the server spent on a request, all its threads. */
  readonly cpu: number;
  readonly requests: number;
  /** Answers other than 2xx, errors of the connection, and times out. */
  readonly failed: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Sends the requests round and round; every connection begins at another place, so that none is asked twice in a row. */
export async function load({ url, pid, requests, seconds, connections, rate }: LoadOptions): Promise<Sample> {
  const share = Math.max(1, Math.ceil(requests.length / connections));
  let client = 0;
  const before = cpuOf(pid);
  const { result, took, times } = await run({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (one) => {
      const from = (client * share) % requests.length;
      client += 1;
      one.setRequests(requests.slice(from, from + share).map((request) => ({ ...request })));
    },
  });
  const statuses = Object.entries(result.statusCodeStats).map(
    ([status, { count }]) => [status, count] as const,
  );
  return {
    perSecond: result.requests.total / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (cpuOf(pid) - before) / result.requests.total,
    requests: result.requests.total,
    failed: result.non2xx + result.errors + result.timeouts,
    statuses: Object.fromEntries(statuses),
  };
}

/** For the seconds given, and on a slow machine until every question was asked twice, at most four times as long. */
export async function warmUp(options: LoadOptions): Promise<void> {
  let answered = 0;
  for (let times = 0; times < 4 && answered < 2 * options.requests.length; times += 1)
    answered += (await load(options)).requests;
}

interface Ran {
  readonly result: Result;
  /** Seconds from when all clients were ready. */
  readonly took: number;
  /** Milliseconds that each answer took, without the first of each client. */
  readonly times: number[];
}

/**
 * A run that counts from when its clients have built their requests. The library counts that as well: tenths of a second
 * where ten thousand are built, hundredths where one is, and the first request of a client is as old as the client.
 */
function run(options: Options): Promise<Ran> {
  const seen = new WeakSet<Client>();
  const times: number[] = [];
  let begun = performance.now();
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve({ result, took: (performance.now() - begun) / 1_000, times });
    });
    instance.on('start', () => void (begun = performance.now()));
    instance.on('response', (...[client, , , milliseconds]) => {
      if (seen.has(client)) times.push(milliseconds);
      else seen.add(client);
    });
  });
}

/** Clock ticks of Linux, 100 a second. */
export const TICK_MICROSECONDS = 10_000;

/** Time of the processor that a process and its threads have used, in microseconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
}
