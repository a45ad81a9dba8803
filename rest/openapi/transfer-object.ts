import type { TransferOperation } from '../../src/operations/operation.js';
import { buildHeaderReferences, RATE_HEADERS, type ResponseHeader } from './header-parts.js';
import type { DescribedOperation } from './operation-object.js';
import { buildRefusals } from './problem-parts.js';
import { toParameterObjects } from './request-parts.js';

type Part = Record<string, unknown>;

const REFUSALS = [400, 401, 404, 408, 413, 414, 429, 431, 500, 503, 505];
const BYTES = 'application/octet-stream';

/** A file that is sent or fetched, or a removal. */
export function buildTransferObject(
  row: TransferOperation,
  described: ReadonlyMap<string, DescribedOperation>,
  example: unknown,
): Part {
  const { id, group, summary, description, action, heavy } = row;
  const refused = REFUSALS.filter((status) => status !== 404 || row.path.includes('{'));
  return {
    operationId: id,
    tags: [group],
    summary,
    description,
    parameters: [...toParameterObjects(row), { $ref: '#/components/parameters/traceparent' }],
    ...(action === 'upload' && {
      requestBody: { required: true, content: { [BYTES]: { example: row.example } } },
    }),
    responses: {
      ...success(row, { schema: described.get(row.answeredBy?.id ?? '')?.body ?? {}, example }),
      ...buildRefusals(action === 'upload' ? [...refused, 415] : refused),
    },
    'x-availability': row.availability,
    ...(row.extension && { 'x-extension': true }),
    ...(heavy && { 'x-rate-class': 'heavy' }),
  };
}

function success(
  { action }: TransferOperation,
  begun: { readonly schema: object; readonly example: unknown },
): Part {
  const headersOf = (...own: readonly ResponseHeader[]): Part =>
    buildHeaderReferences(['X-Service-Trace-Id', ...RATE_HEADERS, ...own]);
  if (action === 'remove') return { 204: { description: 'It is deleted.', headers: headersOf() } };
  if (action === 'download')
    return {
      200: { description: 'The file.', headers: headersOf('Content-Disposition'), content: { [BYTES]: {} } },
    };
  const content = { 'application/json': begun };
  return { 202: { description: 'It is begun.', headers: headersOf('Location'), content } };
}
