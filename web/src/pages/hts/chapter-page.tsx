import { useRoute } from 'preact-iso/router';
import { useEffect, useState } from 'preact/hooks';
import type { HtsRow } from '../../../../clients/typescript/index.js';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';
import { Notes } from './notes.js';
import { RowsTable } from './rows-table.js';

/** The rows of one chapter, its notes beside them. */
export default function ChapterPage() {
  const { params } = useRoute();
  const chapter = params.chapter ?? '';
  useTitle(`Chapter ${chapter}`);
  const key = apiKey.use();
  const [cursor, setCursor] = useState<string | undefined>(undefined);
  const [before, setBefore] = useState<readonly HtsRow[]>([]);
  useEffect(() => {
    setCursor(undefined);
    setBefore([]);
  }, [chapter]);
  const page = useAnswer(key === null ? null : `${chapter} ${cursor ?? ''}`, (signal) =>
    rest().getCatalogChapter({ chapter, limit: 100, ...(cursor !== undefined && { cursor }) }, { signal }),
  );
  const notes = useAnswer(key === null ? null : chapter, (signal) =>
    rest().getHtsNotes({ chapter, limit: 40 }, { signal }),
  );
  const { answer } = page;
  const next = answer?.pageInfo.endCursor;
  const rows = answer === null || page.isLoading ? before : [...before, ...answer.results];
  const showMore = (): void => {
    setBefore(rows);
    setCursor(next ?? undefined);
  };
  return (
    <div class="page">
      <p class="crumbs">
        <a href="/hts">Schedule</a>
        {answer === null ? null : ` › Section ${answer.section.section}, ${answer.section.title}`}
      </p>
      <h1>
        Chapter {chapter} {answer?.title}
      </h1>
      {key === null ? <KeyNeeded /> : null}
      {page.refusal === null ? null : <Refused refusal={page.refusal} />}
      <div class="columns">
        <div>
          {page.isLoading && rows.length === 0 ? <Waiting what="Reading the chapter" /> : null}
          {rows.length === 0 ? null : <RowsTable rows={rows} caption={`Rows of Chapter ${chapter}`} />}
          {answer !== null && answer.pageInfo.hasNextPage ? (
            <p>
              <button type="button" class="button" disabled={page.isLoading} onClick={showMore}>
                Show the next rows ({rows.length} of {answer.totalCount})
              </button>
            </p>
          ) : null}
        </div>
        <aside aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          {notes.answer === null ? null : (
            <Notes notes={notes.answer.notes} total={notes.answer.totalCount} />
          )}
        </aside>
      </div>
    </div>
  );
}
