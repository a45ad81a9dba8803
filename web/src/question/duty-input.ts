import type { DutyInput, FactInput } from '../generated/operations.js';
import type { Question } from './question.js';

const LISTS = new Set(['exclusions', 'adcvdDeclared', 'adcvdDisclaimed']);
const YES_OR_NO = new Set(['uscast', 'usmelt', 'asFiled', 'includeLegalNoteRequiredInputs']);
/** Parameters that GraphQL calls otherwise. */
const RENAMED: Readonly<Record<string, string>> = { manufacturer: 'manufacturerName' };

/** `fact.x`, `scopeFact.x` and `measures.x` are lists of keys and values in GraphQL. */
const OPEN = { 'fact.': 'facts', 'scopeFact.': 'scopeFacts', 'measures.': 'measures' } as const;
type Prefix = keyof typeof OPEN;

const prefixOf = (name: string): Prefix | undefined =>
  (Object.keys(OPEN) as Prefix[]).find((prefix) => name.startsWith(prefix));

/** The same question for GraphQL. What is wrong in it is for the service to say. */
export function toDutyInput(question: Question): DutyInput {
  const input: Record<string, unknown> = { hts: question.hts ?? '' };
  for (const [name, value] of Object.entries(question)) {
    const prefix = prefixOf(name);
    if (prefix === undefined) input[RENAMED[name] ?? name] = toMember(name, value);
    else {
      const before = (input[OPEN[prefix]] ?? []) as FactInput[];
      input[OPEN[prefix]] = [...before, { key: name.slice(prefix.length), value }];
    }
  }
  return input as DutyInput;
}

function toMember(name: string, value: string): unknown {
  if (LISTS.has(name)) return value.split(',').map((part) => part.trim());
  return YES_OR_NO.has(name) ? value === 'true' : value;
}
