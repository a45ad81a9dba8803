/** A running server, and the key to ask it with. */
export interface ServerAccess {
  readonly server: string;
  readonly apiKey: string | undefined;
}

/** What a server refused or could not answer, in its own words. */
export class ServerRefusal extends Error {}

interface Asked {
  readonly path: string;
  readonly parameters?: readonly (readonly [name: string, value: string])[];
  /** Sent as JSON by POST; absent: a GET. */
  readonly body?: object;
}

/** The JSON that an operation of the server answers. Throws ServerRefusal for everything else. */
export async function askServer(
  { server, apiKey }: ServerAccess,
  { path, parameters = [], body }: Asked,
): Promise<unknown> {
  const address = new URL(path, server);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  const headers = {
    ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(address, sent).catch((failure: unknown) => {
    const cause = (failure as { readonly cause?: { readonly code?: string } }).cause?.code;
    throw new ServerRefusal(`${address.origin} does not answer${cause === undefined ? '' : ` (${cause})`}`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  throw new ServerRefusal(describeRefusal(text, response));
}

interface ProblemJson {
  readonly detail: string;
  readonly errors?: readonly { readonly message: string }[];
}

function describeRefusal(text: string, { status, url }: Response): string {
  const isProblem = text.startsWith('{') && text.includes('"detail"');
  if (!isProblem) return `${new URL(url).origin} answers ${status}: is it a Dutygraph server?`;
  const { detail, errors = [] } = JSON.parse(text) as ProblemJson;
  const key = status === 401 ? ['Set DUTYGRAPH_API_KEY to a key of that server.'] : [];
  return [...new Set([detail, ...errors.map(({ message }) => message), ...key])].join('\n');
}

/** Null: it is an address of a server. */
export function refusalOfServer(value: string): string | null {
  return /^https?:\/\//.test(value) && URL.canParse(value)
    ? null
    : 'write an address, such as --server http://localhost:4000';
}
