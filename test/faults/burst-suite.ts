import { connect, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import type { FaultSetup } from './fault-setup.js';

/** More than the 511 that Node would have the system complete by itself. */
const CLIENTS = 900;
/** Until the system tries a dropped connection again: one second. */
const AT_ONCE_MS = 800;
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

/** Clients that come all at once, while the process looks at nothing. */
export function describeBurst(setup: FaultSetup, server: () => ServerProcess): void {
  it('a burst of connections: none is dropped while the server is busy, and all are answered', async () => {
    const { child, url } = server();
    const port = Number(new URL(url).port);
    child.kill('SIGSTOP');
    let connected = 0;
    const clients = Array.from({ length: CLIENTS }, () => new Client(port, () => (connected += 1)));
    await new Promise((resolve) => setTimeout(resolve, AT_ONCE_MS));
    const inTime = connected;
    child.kill('SIGCONT');
    const answers = await Promise.all(clients.map((client) => client.answer));
    const good = answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length;
    setup.note('burst', [
      `${CLIENTS} connections while the process stands still`,
      'all completed at once, all answered',
      `${inTime} completed within ${AT_ONCE_MS} ms, ${good} answered with 200`,
    ]);
    expect([inTime, good]).toEqual([CLIENTS, CLIENTS]);
  });
}

class Client {
  /** All that it received. */
  readonly answer: Promise<string>;

  constructor(port: number, onConnect: () => void) {
    const socket: Socket = connect(port, '127.0.0.1', onConnect);
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.write(REQUEST);
    this.answer = new Promise((resolve) => socket.once('close', () => resolve(received)));
  }
}
