import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { HtsDiffDocument, type HtsDiffQuery } from '../../generated/operations.js';
import { SaveButton } from '../../parts/copy-button.js';
import { TextField } from '../../parts/fields.js';
import { Refused } from '../../parts/refused.js';
import { ScrollArea } from '../../parts/scroll-area.js';
import { toWords } from '../../parts/text.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { askGraph } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';

/** The days compared until others are chosen: the first archived schedule and the newest one. */
const FIRST = { from: '2026-01-01', to: '2026-06-08' };

/** What differs between the schedules of two days. */
export default function ChangesPage() {
  useTitle('Changes of the schedule');
  const { query, route } = useLocation();
  const key = apiKey.use();
  const { from = FIRST.from, to = FIRST.to, chapter = '' } = query;
  const { answer, refusal, isLoading } = useAnswer(
    key === null ? null : `${from} ${to} ${chapter}`,
    (signal) =>
      askGraph(HtsDiffDocument, { from, to, csv: true, ...(chapter !== '' && { chapter }) }, { signal }),
  );
  const set = (change: object): void =>
    route(`/hts/changes?${new URLSearchParams({ from, to, chapter, ...change }).toString()}`);
  return (
    <div class="page">
      <p class="crumbs">
        <a href="/hts">Schedule</a>
      </p>
      <h1>Changes of the schedule</h1>
      {key === null ? <KeyNeeded /> : null}
      <form class="question three" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="From the schedule of"
          type="date"
          value={from}
          onValue={(day) => set({ from: day })}
        />
        <TextField label="To the schedule of" type="date" value={to} onValue={(day) => set({ to: day })} />
        <TextField
          label="Only chapter"
          value={chapter}
          onValue={(two) => set({ chapter: two })}
          placeholder="73"
        />
      </form>
      {isLoading && answer === null ? <Waiting what="Comparing" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : <Changes diff={answer.htsDiff} />}
    </div>
  );
}

function Changes({ diff }: { readonly diff: HtsDiffQuery['htsDiff'] }) {
  const { counts } = diff;
  return (
    <section aria-labelledby="counted">
      <h2 id="counted" aria-live="polite">
        {counts.added} added, {counts.removed} removed, {counts.rateChanged} with another rate,{' '}
        {counts.descriptionChanged} with another text, {counts.unitsChanged} with other units,{' '}
        {counts.endnotesChanged} with other endnotes
      </h2>
      <p class="hint">
        {diff.from.title} → {diff.to.title}
      </p>
      <p>
        <SaveButton label="Save all as CSV" name="schedule-changes.csv" text={() => diff.csv ?? ''} />
      </p>
      <ScrollArea label="Changes of the schedule">
        <table>
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">What</th>
              <th scope="col">Article and cells</th>
            </tr>
          </thead>
          <tbody>
            {diff.changes.map((change) => (
              <tr key={change.code}>
                <th scope="row">
                  <a href={`/hts/code/${change.code}`}>{change.code}</a>
                </th>
                <td>{change.kind}</td>
                <td>
                  {change.description}
                  {change.kind === 'changed'
                    ? change.changes.map(({ field, before, after }) => (
                        <p key={field} class="hint">
                          {toWords(field)}: <del>{before || 'empty'}</del> <ins>{after || 'empty'}</ins>
                        </p>
                      ))
                    : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {diff.pageInfo.hasNextPage ? <p class="hint">The first 100 are shown; the CSV has all.</p> : null}
    </section>
  );
}
