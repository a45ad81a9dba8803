import type { ClassifyChatInput } from '../../generated/schema-types.js';
import { randomUUID } from 'node:crypto';
import { parseCalendarDate } from '../../terms/calendar-date.js';
import { refuseField } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { InputReader } from '../adcvd/read-input.js';
import { chooseEdition } from '../hts/edition.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import type { ChatMessage, ChatQuestion, ChatState } from './chat-state.js';
import type { Classified } from './classified.js';
import { classifyRead, LONGEST_TEXT } from './classify.js';
import type { ChatSession, ClassificationRepository } from './repository.js';
import { requireRepository } from './require-repository.js';
import { presentClassification } from './present.js';

const MAX_TURNS = 20;
const KEPT_MS = 24 * 60 * 60 * 1000;
const CANDIDATES = 5;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One turn. Throws `invalid-parameter`, `not-found` (an unknown or ended conversation), `service-unavailable`. */
export async function classifyChat(input: ClassifyChatInput, context: ServiceContext) {
  const repository = requireRepository(context);
  const reader = new InputReader();
  const message = reader.readText('message', input.message, LONGEST_TEXT) ?? '';
  reader.finish();
  const before = input.sessionId ? await requireSession(input.sessionId, repository) : null;
  const turn = 1 + (before?.messages.filter(({ from }) => from === 'caller').length ?? 0);
  if (turn > MAX_TURNS)
    throw refuseField('sessionId', `the conversation has had its ${MAX_TURNS} turns: begin another`);
  const started = before?.state ?? beginning(input, context);
  const state = takeIn(message, started);
  const classified = await classifyState(state, context);
  const answered = { ...state, ...pickOutcome(classified) };
  const messages: readonly ChatMessage[] = [
    ...(before?.messages ?? []),
    { from: 'caller', text: message },
    { from: 'service', text: wordsFor(classified) },
  ];
  const session: ChatSession = {
    id: before?.id ?? randomUUID(),
    description: before?.description ?? message,
    state: answered,
    messages,
    expiresAt: new Date(repository.now().getTime() + KEPT_MS),
  };
  await repository.saveSession(session, context.snapshot.dataVersion);
  return {
    ...{ sessionId: session.id, turn, turnsLeft: MAX_TURNS - turn, messages },
    expiresAt: session.expiresAt.toISOString(),
    classification: presentClassification(classified, context),
    _meta: describeAnswer(context),
  };
}

/** Throws `not-found`, also for a conversation of another account. */
export async function requireSession(id: string, repository: ClassificationRepository): Promise<ChatSession> {
  const found = UUID.test(id) ? await repository.findSession(id) : null;
  if (found !== null) return found;
  const message = `there is no conversation ${quoteInput(id)} in this account, or it has ended`;
  throw refuseField('sessionId', message, 'not-found');
}

function beginning({ entryDate }: ClassifyChatInput, context: ServiceContext): ChatState {
  const edition = chooseEdition({ date: entryDate }, context);
  return { entryDate: edition.date, said: [], keeps: [], question: null, answer: null };
}

/** An option of the question answers it; any other message adds to the description of the goods. */
function takeIn(message: string, state: ChatState): ChatState {
  const option = optionOf(message, state.question);
  if (option === undefined) return { ...state, said: [...state.said, message] };
  return {
    ...state,
    said: option.adds === null ? state.said : [...state.said, option.adds],
    keeps: option.keeps === null ? state.keeps : [...state.keeps, option.keeps],
  };
}

function optionOf(
  message: string,
  question: ChatQuestion | null,
): ChatQuestion['options'][number] | undefined {
  const reply = message.trim().toLowerCase();
  return question?.options.find(({ value, label }) =>
    [value, label].some((one) => one.toLowerCase() === reply),
  );
}

function classifyState({ entryDate, said, keeps }: ChatState, context: ServiceContext): Promise<Classified> {
  const day = parseCalendarDate(entryDate);
  const edition = chooseEdition({ date: day.ok ? day.value : null }, context);
  const unsaid = { material: null, use: null, form: null };
  const goods = { description: said.join('; '), ...unsaid, keeps, most: CANDIDATES };
  return classifyRead(goods, { edition, operation: 'classifyChat' }, context);
}

function pickOutcome({ result: { question, answer } }: Classified): Pick<ChatState, 'question' | 'answer'> {
  return {
    answer: answer?.number ?? null,
    question: question && {
      text: question.text,
      options: question.options.map(({ value, label, adds, keeps }) => ({ value, label, adds, keeps })),
    },
  };
}

function wordsFor({ result: { question, answer } }: Classified): string {
  if (question === null)
    return answer === null ? 'No line is left.' : `The answers lead to ${answer.number}.`;
  const options = question.options.map(({ value, label }) => `${value}: ${label}`).join('; ');
  return `${question.text} ${options}`.trimEnd();
}
