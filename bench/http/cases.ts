import { createHash } from 'node:crypto';
import { storedDocuments } from '../../src/generated/stored-text.js';
import { createBinder } from '../../src/operations/bind.js';
import { calculateDuty } from '../../src/operations/registry/duty.js';
import { parseQueryString } from '../../rest/query-string.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { DutyQuestion } from '../questions.js';
import { Random } from '../random.js';
import { adHocDocuments } from './ad-hoc.js';
import { toQueryString } from './duty-requests.js';
import type { Sent } from './load.js';
import { CLIENT_HEADERS } from './product.js';

/** What is measured beside what: a row of the table. */
export interface Case {
  readonly name: string;
  readonly requests: readonly Sent[];
  /**
   * `express`: a bare answer of the same size. `apollo`: the same query over the same schema, asked of it. `rest`: the
   * same question by GET.
   */
  readonly against: 'express' | 'apollo' | 'rest';
}

export interface CaseParts {
  readonly snapshot: Snapshot;
  readonly questions: readonly DutyQuestion[];
  readonly seed: number;
}

/** Orders and rates of days to come are not known. */
const LAST_KNOWN_DAY = '2026-10-10';

const JSON_BODY = { ...CLIENT_HEADERS, 'content-type': 'application/json' };

const get = (path: string): Sent => ({ method: 'GET', path, headers: CLIENT_HEADERS });
const post = (path: string, body: object, headers: Sent['headers'] = JSON_BODY): Sent => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
});

/** Every row, over the same seeded questions. */
export function casesOf({ snapshot, questions, seed }: CaseParts): readonly Case[] {
  const bare = (name: string, requests: readonly Sent[]): Case => ({ name, requests, against: 'express' });
  const ask = (
    path: string,
    toQuery: (question: DutyQuestion) => Readonly<Record<string, string>>,
  ): readonly Sent[] =>
    questions.map((question) => get(`${path}?${new URLSearchParams(toQuery(question)).toString()}`));
  const words = new WordSource(snapshot, seed);
  return [
    bare(
      'duty GET',
      questions.map((question) => get(`/v1/duty/calculate?${toQueryString(question)}`)),
    ),
    bare('duty stored GraphQL, GET', questions.map(storedGet)),
    bare('duty stored GraphQL, POST', questions.map(storedPost)),
    { name: 'duty MCP call', requests: questions.map(toolCall), against: 'rest' },
    bare(
      'schedule search',
      ask('/v1/hts/search', () => ({ q: words.next() })),
    ),
    bare(
      'AD/CVD check',
      ask('/v1/adcvd/check', ({ line, origin, facts }) => ({
        htsCode: line.number,
        country: origin,
        entryDate: facts.entryDate < LAST_KNOWN_DAY ? facts.entryDate : LAST_KNOWN_DAY,
        productDescription: line.description.slice(0, 200),
      })),
    ),
    bare(
      'hierarchy',
      ask('/v1/hts/hierarchy', ({ line, facts }) => ({ code: line.number, date: facts.entryDate })),
    ),
    bare(
      'PGA check',
      ask('/v1/pga/check', ({ line, facts }) => ({ hts: line.number, date: facts.entryDate })),
    ),
    bare(
      'Chapter 99',
      ask('/v1/chapter99/applicable', ({ line, origin, facts }) => ({
        hts: line.number,
        country: origin,
        date: facts.entryDate,
      })),
    ),
    { name: 'duty ad hoc GraphQL', requests: adHoc(questions, seed), against: 'apollo' },
  ];
}

const binder = createBinder(calculateDuty);

function variablesOf(question: DutyQuestion): object {
  return binder.fromRequest({ path: {}, query: parseQueryString(toQueryString(question)) });
}

const DOCUMENT_ID = `sha256:${createHash('sha256').update(storedDocuments.calculateDuty).digest('hex')}`;

function storedGet(question: DutyQuestion): Sent {
  const variables = JSON.stringify(variablesOf(question));
  const path = `/graphql?${new URLSearchParams({ documentId: DOCUMENT_ID, variables }).toString()}`;
  return { ...get(path), headers: { ...CLIENT_HEADERS, 'apollo-require-preflight': 'true' } };
}

function storedPost(question: DutyQuestion): Sent {
  return post('/graphql', { documentId: DOCUMENT_ID, variables: variablesOf(question) });
}

function adHoc(questions: readonly DutyQuestion[], seed: number): readonly Sent[] {
  const documents = adHocDocuments(seed);
  return questions.map((question, index) =>
    post('/graphql', { query: documents[index % documents.length], variables: variablesOf(question) }),
  );
}

/** The tools take what every caller of them states. */
function toolCall({ line, origin, facts }: DutyQuestion, id: number): Sent {
  const value = facts.enteredValue?.toNumber();
  const given = { hts: line.number, origin, value, date: facts.entryDate };
  const params = { name: 'trade_duty_calculate', arguments: given };
  const headers = {
    ...JSON_BODY,
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  };
  return post('/v1/mcp', { jsonrpc: '2.0', id, method: 'tools/call', params }, headers);
}

/** Searches of one to three words, as the schedule itself describes goods. */
class WordSource {
  private readonly random: Random;
  private readonly descriptions: readonly string[];

  constructor(snapshot: Snapshot, seed: number) {
    this.random = new Random(seed);
    const day = snapshot.coverage.programsVerifiedTo;
    const lines = snapshot.listNumberedRows(day).map(({ row }) => row.description);
    this.descriptions = lines.filter((description) => /[a-z]{4}/i.test(description));
  }

  next(): string {
    const words = this.random.pick(this.descriptions).match(/[a-z]{4,}/gi) ?? ['steel'];
    const wanted = 1 + this.random.below(3);
    const from = this.random.below(words.length);
    return words.slice(from, from + wanted).join(' ');
  }
}
