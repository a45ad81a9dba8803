import { expect, it } from '@jest/globals';
import type { RunningServer } from '../server/support/running-server.js';

type Call = (
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> }>;

/** Decisions on a classification, over REST and as a mutation. */
export function describeDecisions(call: Call, server: () => RunningServer): void {
  const decision = {
    ...{ description: 'pullover', suggestedCode: '6110.30.30.53', confirmedCode: '6110.20.20.10' },
    ...{ reason: 'Chief weight cotton.', confirmedBy: 'J. Broker', entryDate: '2026-06-15' },
  };

  it('is recorded with who, when, before, after and why, and never changed', async () => {
    const { status, json } = await call('/v1/classify/confirm', decision);
    expect(status).toBe(200);
    // The clock of the server, not that of the database.
    const recordedAt = '2026-11-20T12:00:00.000Z';
    expect(json).toMatchObject({
      ...{ before: '6110.30.30.53', after: '6110.20.20.10', changed: true, recordedAt },
    });
    const { database } = server();
    const id = String(json['id']);
    const [row] = await database.query('SELECT reason FROM classification_confirmation WHERE id = $1::uuid', [
      id,
    ]);
    expect(row).toEqual({ reason: 'Chief weight cotton.' });
    const change = database.execute('UPDATE classification_confirmation SET reason = $1', ['other']);
    await expect(change).rejects.toThrow(/never changed/);
    await expect(database.execute('DELETE FROM classification_confirmation')).rejects.toThrow(
      /never changed/,
    );
  });

  it('changes nothing where only the suffix 00 of an undivided line is added', async () => {
    const codes = { suggestedCode: '9701.21.00', confirmedCode: '9701.21.00.00' };
    const { json } = await call('/v1/classify/confirm', { ...decision, ...codes });
    expect(json).toMatchObject({ before: '9701.21.00', after: '9701.21.00.00', changed: false });
  });

  it('outlives its conversation', async () => {
    const { json: chat } = await call('/v1/classify/chat', {
      message: 'steel hex bolt',
      entryDate: '2026-06-15',
    });
    const { sessionId } = chat;
    const { status } = await call('/v1/classify/confirm', { ...decision, sessionId });
    expect(status).toBe(200);
    await server().database.execute('DELETE FROM classification WHERE id = $1::uuid', [sessionId]);
    const [{ count }] = (await server().database.query(
      'SELECT count(*)::int AS count FROM classification_confirmation WHERE classification_id IS NULL',
    )) as [{ count: number }];
    expect(count).toBeGreaterThanOrEqual(1);
  });

  it('refuses numbers that are not in the schedule', async () => {
    const { status, json } = await call('/v1/classify/confirm', {
      ...decision,
      confirmedCode: '6110.20.99.99',
    });
    expect([status, String(json['type'])]).toEqual([400, 'dutygraph://errors/unknown-hts-code']);
  });

  it.each([
    ['mutation', 'confirmClassification'],
    ['query', 'classificationConfirmation'],
  ])(
    'is recorded once by a %s of two, one of them refused, also when it is sent again',
    async (kind, field) => {
      const query = `${kind}($good: ConfirmClassificationInput!, $bad: ConfirmClassificationInput!) {
      good: ${field}(input: $good) { after }
      bad: ${field}(input: $bad) { after }
    }`;
      const reason = `Sent three times as a ${kind}.`;
      const good = { ...decision, reason };
      const bad = { ...good, confirmedCode: '6110.20.99.99' };
      for (let sent = 1; sent <= 3; sent += 1) {
        const { json } = await call('/graphql', { query, variables: { good, bad } });
        expect(JSON.stringify(json)).toContain('dutygraph://errors/unknown-hts-code');
        const [{ count }] = (await server().database.query(
          'SELECT count(*)::int AS count FROM classification_confirmation WHERE reason = $1',
          [reason],
        )) as [{ count: number }];
        expect(count).toBe(sent);
      }
    },
  );
}
