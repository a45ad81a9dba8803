import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fixtureSnapshots } from './support/fixture-snapshots.js';
import { openSharedDatabase, startServer, type RunningServer } from './support/running-server.js';

export function describeStops(): void {
  describe('a stop', () => {
    beforeAll(openSharedDatabase, 120_000);

    /** A readiness check that ends when told: a request that is under way for as long as the test wants. */
    function createGate(): {
      readonly passed: Promise<void>;
      open(): void;
      readonly entered: Promise<void>;
      enter(): void;
    } {
      let open = (): void => undefined;
      let enter = (): void => undefined;
      const passed = new Promise<void>((resolve) => (open = resolve));
      const entered = new Promise<void>((resolve) => (enter = resolve));
      return { passed, entered, open: () => open(), enter: () => enter() };
    }

    async function read(socket: Socket): Promise<string> {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      if (!socket.closed) await once(socket, 'close');
      return text;
    }

    const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

    async function startGated(): Promise<{ server: RunningServer; gate: ReturnType<typeof createGate> }> {
      const gate = createGate();
      const check = async (): Promise<void> => {
        gate.enter();
        await gate.passed;
      };
      return { gate, server: await startServer({ readiness: [{ name: 'gate', check }] }) };
    }

    it('answers what was received, then ends the connection', async () => {
      const { server, gate } = await startGated();
      const socket = connect(server.address.port, '127.0.0.1');
      const received = read(socket);
      socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
      await gate.entered;
      const stopped = server.stop();
      gate.open();
      await stopped;
      const text = await received;
      expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(text).toMatch(/"status":"ready".*}$/);
    });

    it('answers a request that an idle connection still brings, and says that it is the last', async () => {
      const server = await startServer();
      const socket = connect(server.address.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(REQUEST);
      await once(socket, 'data');
      const received = read(socket);
      const stopped = server.stop();
      socket.write(REQUEST);
      await stopped;
      expect(await received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close\r\n/);
    });

    it('reads what came after a refusal for want of capacity, which is left unread before', async () => {
      const clock = { now: () => new Date('2026-11-20T12:00:00Z'), elapsed: () => 0 };
      const server = await startServer({ clock, pressure: { maxInFlight: 0, maxDelayMs: Infinity } });
      const socket = connect(server.address.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write('GET /v1/regulatory-data/status HTTP/1.1\r\nHost: a\r\n\r\n');
      const [refusal] = (await once(socket, 'data')) as [Buffer];
      expect(refusal.toString('latin1')).toMatch(/^HTTP\/1\.1 503 (.*\r\n)*Retry-After: 2\r\n/);
      let isAnswered = false;
      socket.once('data', () => (isAnswered = true));
      const received = read(socket);
      socket.write(REQUEST);
      for (let times = 0; times < 20; times += 1) await fetch(`${server.url}/healthz`);
      expect(isAnswered).toBe(false);
      await server.stop();
      expect(await received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    });

    it('takes no new connection, and is told by /readyz on the old ones', async () => {
      const server = await startServer();
      const socket = connect(server.address.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(REQUEST);
      await once(socket, 'data');
      const received = read(socket);
      const stopped = server.stop();
      socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
      await stopped;
      expect(await received).toMatch(/^HTTP\/1\.1 503 /);
    });

    it('ends every request it received, under load', async () => {
      const server = await startServer();
      const answered: number[] = [];
      let asking = true;
      const client = async (): Promise<void> => {
        while (asking) {
          const response = await fetch(`${server.url}/v1/regulatory-data/status`).catch(() => null);
          if (response === null) return;
          const body = await response.text();
          expect(JSON.parse(body)).toMatchObject({
            dataVersion: fixtureSnapshots.getCurrent('live')!.dataVersion,
          });
          answered.push(response.status);
        }
      };
      const clients = Array.from({ length: 16 }, client);
      while (answered.length < 200) await new Promise((resolve) => setImmediate(resolve));
      await server.stop();
      asking = false;
      await Promise.all(clients);
      const requests = server.logged.filter(({ message }) => message === 'request');
      expect(requests.every(({ fields }) => fields.complete === true && fields.status === 200)).toBe(true);
      expect(answered.length).toBe(requests.length);
    });

    it('may be asked for twice', async () => {
      const server = await startServer();
      await Promise.all([server.stop(), server.stop()]);
      expect(server.listener.isStopping).toBe(true);
    });

    it('leaves nothing in memory', async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      const serve = async (): Promise<WeakRef<object>> => {
        const server = await startServer();
        await fetch(`${server.url}/v1/regulatory-data/status`, { headers: { Connection: 'close' } });
        await server.stop();
        return new WeakRef(server.listener);
      };
      const stopped = await serve();
      // What has ended lets go of it over a few turns of the loop.
      for (let turns = 0; turns < 20 && stopped.deref() !== undefined; turns += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        collect();
      }
      expect(stopped.deref()).toBeUndefined();
    });
  });
}
