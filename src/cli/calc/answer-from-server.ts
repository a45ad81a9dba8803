import type { DutyJson } from './duty-json.js';
import { showDuty, type Answer } from './answer.js';
import type { Style } from './style.js';
import type { CalcWords } from './words.js';

/** A server that is asked, and the key to ask it with. */
export interface ServerParts {
  readonly apiKey: string | undefined;
  readonly style: Style;
}

/** What a server refused or could not answer, in its own words. */
export class ServerRefusal extends Error {}

/** Answers from a running server, by the REST operations of the same parameters. */
export async function answerFromServer(words: CalcWords, parts: ServerParts): Promise<Answer> {
  const { parameters, json, style } = { ...words, style: parts.style };
  const verbose =
    json || parameters.some(([name]) => name === 'verbose') ? [] : [['verbose', 'true'] as const];
  const body = await ask('/v1/duty/calculate', [...parameters, ...verbose], { words, parts });
  if (words.proof === null) return showDuty(body as DutyBody, { words, proof: null, style });
  const proved = (await ask('/v1/duty/proof', parameters, { words, parts })) as ProofBody;
  return showDuty(body as DutyBody, { words, proof: proved.proof.document, style });
}

interface DutyBody {
  readonly dutyInfo: DutyJson;
}

interface ProofBody {
  readonly proof: { readonly document: unknown };
}

interface Asked {
  readonly words: CalcWords;
  readonly parts: ServerParts;
}

async function ask(
  path: string,
  parameters: CalcWords['parameters'],
  { words, parts }: Asked,
): Promise<unknown> {
  const address = new URL(path, words.server!);
  for (const [name, value] of parameters) address.searchParams.append(name, value);
  const headers = parts.apiKey === undefined ? undefined : { Authorization: `Bearer ${parts.apiKey}` };
  const response = await fetch(address, { ...(headers && { headers }) }).catch((failure: unknown) => {
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
