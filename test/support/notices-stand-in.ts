import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWith, type Mischief } from './mischief.js';

/** An act of tariff law, a notice of a case or a message to filers, and the day it appears. */
export interface ScriptedNotice {
  readonly kind: 'order' | 'case' | 'message';
  readonly day: string;
  /** Unique among its kind. */
  readonly number: number;
  readonly heading: string;
}

export interface NoticesStandIn {
  /** What the Federal Register's source takes as its address. */
  readonly register: string;
  /** What the source of CSMS messages takes. */
  readonly messages: string;
  /** What the source of printed documents takes: they are printed anew every month. */
  readonly documents: string;
  close(): Promise<void>;
}

export interface NoticesScript {
  readonly notices: readonly ScriptedNotice[];
  readonly today: () => string;
  readonly mischief: () => Mischief | null;
}

/** Newest messages of the list. */
const LISTED = 20;

/** The names by which tariff events and events of cases cite a notice. */
export function nameOf({ kind, number }: ScriptedNotice): string {
  if (kind === 'order') return `EO ${number}`;
  return kind === 'case' ? `2026-${number}` : `CSMS ${number}`;
}

/** The API of federalregister.gov and the list of content.govdelivery.com, with what appeared by the day it is asked. */
export async function startNoticesStandIn({
  notices,
  today,
  mischief,
}: NoticesScript): Promise<NoticesStandIn> {
  const appeared = (...kinds: readonly ScriptedNotice['kind'][]) =>
    notices.filter(({ kind, day }) => kinds.includes(kind) && day <= today());
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const reply = (value: unknown) =>
      answerWith(request, response, { body: Buffer.from(JSON.stringify(value)), mischief: mischief() });
    if (url.pathname.endsWith('/file')) {
      const body = Buffer.from(`%PDF-1.7\n${url.search} as of ${today().slice(0, 7)}\n%%EOF\n`);
      return answerWith(request, response, { body, mischief: mischief(), contentType: 'application/pdf' });
    }
    if (url.pathname.endsWith('/documents.json')) return reply(toPage(url, appeared('order', 'case')));
    if (url.pathname.endsWith('.json'))
      return reply(appeared('message').slice(-LISTED).reverse().map(toEntry));
    const number = Number.parseInt(url.pathname.split('/').at(-1) ?? '', 16);
    const message = appeared('message').find((notice) => notice.number === number);
    if (!message) return void response.writeHead(404).end();
    const body = Buffer.from(`<html><body><p>Heading <b>${message.heading}</b> applies.</p></body></html>`);
    answerWith(request, response, { body, mischief: mischief(), contentType: 'text/html' });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    register: `${base}/api/v1/`,
    messages: `${base}/accounts/USDHSCBP/`,
    documents: `${base}/reststop/`,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

function toPage(url: URL, notices: readonly ScriptedNotice[]) {
  const since = url.searchParams.get('conditions[publication_date][gte]') ?? '';
  const isPresidential = url.searchParams.getAll('conditions[type][]').includes('PRESDOCU');
  const isOfCases = url.searchParams
    .getAll('conditions[agencies][]')
    .includes('international-trade-administration');
  const results = notices
    .filter(({ kind, day }) => day >= since && (kind === 'order' ? isPresidential : isOfCases))
    .map(toDocument);
  return { count: results.length, description: 'Documents', total_pages: 1, results };
}

function toDocument({ kind, day, number, heading }: ScriptedNotice) {
  const isOrder = kind === 'order';
  return {
    document_number: isOrder ? `2026-9${number}` : `2026-${number}`,
    title: isOrder
      ? `Adjusting the tariff of heading ${heading}`
      : 'Silicon Metal: Continuation of Countervailing Duty Order',
    type: isOrder ? 'Presidential Document' : 'Notice',
    publication_date: day,
    html_url: `https://www.federalregister.gov/d/2026-${number}`,
    agencies: isOrder
      ? [{ name: 'Executive Office of the President', slug: 'executive-office-of-the-president' }]
      : [{ name: 'International Trade Administration', slug: 'international-trade-administration' }],
    docket_ids: isOrder ? [] : ['C-834-811'],
    executive_order_number: isOrder ? String(number) : null,
  };
}

function toEntry({ day, number }: ScriptedNotice) {
  const [year, month, date] = day.split('-');
  return {
    subject: `CSMS # ${number} - GUIDANCE: Duties on certain products`,
    pub_date: `${month}/${date}/${year} 03:37 PM EST`,
    href: `https://content.govdelivery.com/accounts/USDHSCBP/bulletins/${number.toString(16)}`,
  };
}
