import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Progress } from '../../src/ingest/run/source.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';

/** What the service answers to a question: the number of a letter, or null for a search. */
export type CrossAnswer = (
  letter: string | null,
  asked: URL,
) => { readonly status?: number; readonly body: string };

/** A database without letters, and a stand-in of the service, for each test of a file. */
export class CrossBench {
  database!: Database;
  /** Address of the stand-in. */
  from = '';
  /** What was asked of it. */
  asked: URL[] = [];
  folder = '';
  private server!: Server;

  constructor(private readonly answer: CrossAnswer) {
    beforeAll(async () => void (this.database = await openTestDatabase()), 120_000);
    beforeEach(() => this.open());
    afterEach(() => this.close());
    afterAll(() => this.database.close());
  }

  workshop(now: string, progress: Progress) {
    return { database: this.database, dataDir: this.folder, now: () => new Date(now), progress };
  }

  private async open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'cross-'));
    this.asked = [];
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://127.0.0.1');
      this.asked.push(url);
      const { status = 200, body } = this.answer(
        /^\/api\/ruling\/(\w+)$/.exec(url.pathname)?.[1] ?? null,
        url,
      );
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    this.from = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/`;
  }

  private async close(): Promise<void> {
    await new Promise((resolve) => void this.server.close(resolve).closeAllConnections());
    rmSync(this.folder, { recursive: true });
    await this.database.execute('DELETE FROM ruling');
    await this.database.execute('DELETE FROM ingest_run');
  }
}
