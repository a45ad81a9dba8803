import { parseQueryString } from '../../rest/query-string.js';
import type { GraphContext } from '../graphql/context.js';
import { createBinder, type Variables } from '../operations/bind.js';
import type { Execute } from '../operations/execute.js';
import type { TransferOperation } from '../operations/operation.js';
import type { AuditRepository } from '../services/audit/stored/audit-repository.js';
import { Problem } from '../terms/errors.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { HttpContext, Reply } from './http-context.js';
import type { Route } from './route.js';

interface TransferParts {
  readonly execute: Execute;
  readonly contextFor: (http: HttpContext) => GraphContext;
}

/** What a transfer is answered from. */
interface Transfer {
  readonly http: HttpContext;
  readonly context: GraphContext;
  readonly audits: AuditRepository;
  readonly given: Variables;
}

/** The route of a file that is sent or fetched, or of a removal. */
export function toTransferRoute(row: TransferOperation, parts: TransferParts): Route {
  const binder = createBinder(row);
  const answers = {
    upload: (transfer: Transfer) => start(transfer, row, parts),
    download,
    remove,
  };
  return {
    ...{ name: row.id, method: row.method, path: row.path, access: 'key', closedBeta: false },
    rateClass: row.heavy ? 'heavy' : 'read',
    body: row.action === 'upload' ? 'file' : 'none',
    answer: async (http) => {
      const context = parts.contextFor(http);
      const query = parseQueryString(http.target.search);
      const given = binder.fromRequest({ path: http.parameters, query });
      const { audits } = context;
      if (audits === undefined)
        throw new Problem('service-unavailable', 'This server keeps no audits: it has no database.');
      http.send(await answers[row.action]({ http, context, audits, given }));
    },
  };
}

/** 202 with the address of what was begun, answered as a request for it is. */
async function start(
  { http, context, audits, given }: Transfer,
  { answeredBy }: TransferOperation,
  { execute }: TransferParts,
): Promise<Reply> {
  const { name, asOf, columns } = given as UploadArguments;
  const audit = await audits.start(
    {
      ...{ bytes: http.file!, name: name ?? 'file', asOf: asOf ?? context.today },
      columns: Object.fromEntries((columns ?? []).map(({ key, value }) => [key, value])),
    },
    context.snapshot.dataVersion,
  );
  const data = (await execute(answeredBy!.document, { id: audit.id }, context)) as Record<string, unknown>;
  return {
    status: 202,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      Location: answeredBy!.path.replace('{id}', audit.id),
    },
    body: JSON.stringify(data[answeredBy!.unwrap!]),
  };
}

interface UploadArguments {
  readonly name?: string;
  readonly asOf?: CalendarDate;
  readonly columns?: readonly { readonly key: string; readonly value: string }[];
}

async function download({ audits, given }: Transfer): Promise<Reply> {
  const { id, name } = given as { readonly id: string; readonly name: string };
  const audit = await audits.find(id);
  const file = audit && (await audits.readFile(audit, name));
  if (!file) throw notFound(audit === null ? 'audit' : 'file');
  return {
    status: 200,
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    },
    body: file.content,
  };
}

async function remove({ audits, given }: Transfer): Promise<Reply> {
  const { id } = given as { readonly id: string };
  if (!(await audits.remove(id))) throw notFound('audit');
  return { status: 204 };
}

function notFound(what: 'audit' | 'file'): Problem {
  return new Problem(
    'not-found',
    what === 'audit' ? 'This account keeps no audit of this id.' : 'The audit has no file of this name.',
  );
}
