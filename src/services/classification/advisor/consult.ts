import * as z from 'zod';
import type { Candidate, Classification } from '../../../classify/classify-goods.js';
import { pathOf } from '../../../classify/classification-law.js';
import { ZERO, type Decimal } from '../../../terms/decimal.js';
import type { ServiceContext } from '../../service-context.js';
import { AdvisorFailure, type Advisor, type AdvisorReply } from './advisor.js';

/** The outcome of asking a model, and what it changed. */
export interface Consultation {
  readonly report: {
    readonly outcome: 'notConfigured' | 'notAsked' | 'confirmed' | 'reordered' | 'failed';
    readonly detail: string;
    readonly model: string | null;
    readonly tokens: number | null;
    readonly costUsd: Decimal | null;
  };
  /** Members of the classification that changed. */
  readonly changed: Partial<Pick<Classification, 'candidates' | 'answer'>>;
}

const UNASKED = { model: null, tokens: null, costUsd: null } as const;

/** Asks the configured model to order the candidates. The classification stays valid whatever the model does. */
export async function consult(
  goods: string,
  found: Classification,
  { operation, context }: { readonly operation: string; readonly context: ServiceContext },
): Promise<Consultation> {
  const repository = context.classification;
  const advisor = repository?.advisor ?? null;
  if (repository === undefined || advisor === null)
    return {
      report: { outcome: 'notConfigured', detail: 'No language model is configured.', ...UNASKED },
      changed: {},
    };
  if (found.candidates.length < 2)
    return {
      report: { outcome: 'notAsked', detail: 'There is nothing to choose among.', ...UNASKED },
      changed: {},
    };
  const asked = await ask(advisor, goods, found.candidates);
  if (asked.reply?.tokens || asked.reply?.cost)
    repository.countSpend(operation, asked.reply.tokens ?? 0, asked.reply.cost ?? ZERO);
  const spent = {
    model: advisor.model,
    tokens: asked.reply?.tokens ?? null,
    costUsd: asked.reply?.cost ?? null,
  };
  if (asked.order === null)
    return { report: { outcome: 'failed', detail: asked.detail, ...spent }, changed: {} };
  return reorder(found, asked.order, spent);
}

interface Asked {
  readonly reply: AdvisorReply | null;
  /** Numbers in the model's order; null when its answer cannot be used. */
  readonly order: readonly string[] | null;
  readonly detail: string;
}

async function ask(advisor: Advisor, goods: string, candidates: readonly Candidate[]): Promise<Asked> {
  const offered = candidates.map(({ digits, row }) => ({
    code: digits,
    path: pathOf(row)
      .map((one) => one.row.description)
      .join(' > '),
  }));
  try {
    const reply = await advisor.ask({ goods, candidates: offered });
    return { reply, ...readOrder(reply.text, new Set(offered.map(({ code }) => code))) };
  } catch (cause) {
    if (!(cause instanceof AdvisorFailure)) throw cause;
    return {
      reply: null,
      order: null,
      detail: `${cause.message} The ranking is that of the schedule's words.`,
    };
  }
}

const REPLY = z.object({ order: z.array(z.string()).min(1).max(50) });

/** Reads only `{"order": ["6109100012", ...]}`; a number that was not offered invalidates the whole reply. */
function readOrder(text: string, offered: ReadonlySet<string>): Omit<Asked, 'reply'> {
  const refused = (why: string) => ({
    order: null,
    detail: `The model's reply was refused: ${why} The ranking is that of the schedule's words.`,
  });
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text.trim()));
  } catch {
    return refused('it is not JSON.');
  }
  const parsed = REPLY.safeParse(value);
  if (!parsed.success) return refused('it is not a list of numbers in order.');
  const order = [...new Set(parsed.data.order.map((code) => code.replaceAll('.', '').padEnd(10, '0')))];
  const invented = order.filter((code) => !offered.has(code));
  if (invented.length > 0)
    return refused(`it names ${invented.length === 1 ? 'a number' : 'numbers'} that were not offered.`);
  return { order, detail: '' };
}

/** Models sometimes wrap JSON in a fenced block. */
function withoutFence(text: string): string {
  if (!text.startsWith('```') || !text.endsWith('```')) return text;
  return text.slice(3, -3).replace(/^json/, '');
}

/** Puts the named numbers first, in the order named; a line that moves up keeps its own confidence. */
function reorder(
  found: Classification,
  order: readonly string[],
  spent: { readonly model: string; readonly tokens: number | null; readonly costUsd: Decimal | null },
): Consultation {
  const rankOf = ({ digits }: Candidate): number => {
    const place = order.indexOf(digits);
    return place < 0 ? order.length : place;
  };
  const candidates = [...found.candidates].sort((left, right) => rankOf(left) - rankOf(right));
  const [first] = candidates;
  if (first === undefined || first === found.candidates[0])
    return {
      report: { outcome: 'confirmed', detail: 'The model names the same first candidate.', ...spent },
      changed: { candidates },
    };
  const answer = {
    number: first.digits.slice(0, 6),
    confidence: first.confidence,
    shortBecause: 'a language model preferred another line than the words of the schedule do',
  };
  const detail =
    'The model put another of the candidates first; the confidence shown is that of the built-in ranking.';
  return { report: { outcome: 'reordered', detail, ...spent }, changed: { candidates, answer } };
}
