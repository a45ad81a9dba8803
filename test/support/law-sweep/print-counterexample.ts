import { formatHtsNumber } from '../../../src/terms/hts-number.js';
import { answerText } from '../../../src/engine/fact-set.js';
import type { Asked } from '../asked-questions.js';

/** A question that has a wrong answer, as a request to try and as a case to keep. */
export function printCounterexample({ facts, line }: Asked, flaws: readonly string[]): string {
  const hts = formatHtsNumber(line.number);
  const origin = facts.countryOfOrigin ?? '';
  const stated = [...facts.stated].map(([key, answer]): [string, string] => [key, answerText(answer)]);
  const parameters = new URLSearchParams({
    ...{ hts, origin, date: facts.entryDate, value: facts.enteredValue?.toFixed() ?? '' },
    ...(facts.transport !== null && { transport: facts.transport }),
    ...Object.fromEntries(stated.map(([key, answer]) => [key === 'spi' ? key : `fact.${key}`, answer])),
    ...Object.fromEntries(
      [...facts.measures].map(([unit, amount]) => [`measures.${unit}`, amount.toFixed()]),
    ),
  });
  const inBraces = (entries: readonly (readonly [string, string])[]): string =>
    `{ ${entries.map(([key, value]) => `${key}: '${value}'`).join(', ')} }`;
  const measures = [...facts.measures].map(([unit, amount]) => [unit, amount.toFixed()] as const);
  return [
    ...flaws.map((flaw) => `# ${flaw}`),
    `curl -H "Authorization: Bearer $KEY" 'http://127.0.0.1:4000/v1/duty/calculate?${parameters.toString()}'`,
    `- id: SWEEP`,
    `  title: '${flaws[0]?.replaceAll("'", '') ?? ''}'`,
    `  hts: '${hts}'`,
    `  origin: ${origin}`,
    `  date: '${facts.entryDate}'`,
    `  value: '${facts.enteredValue?.toFixed(2) ?? ''}'`,
    ...(stated.length === 0 ? [] : [`  facts: ${inBraces(stated)}`]),
    ...(measures.length === 0 ? [] : [`  measures: ${inBraces(measures)}`]),
    '',
  ].join('\n');
}
