import { useLocation } from 'preact-iso/router';
import { apiKey } from '../../access/api-key.js';
import { KeyNeeded } from '../../access/key-form.js';
import { LineSearch } from '../../parts/line-search.js';
import { Refused } from '../../parts/refused.js';
import { useTitle } from '../../parts/title.js';
import { Waiting } from '../../parts/waiting.js';
import { rest } from '../../server/ask.js';
import { useAnswer } from '../../server/use-answer.js';

/** The sections of the schedule with their chapters. */
export default function SchedulePage() {
  useTitle('Tariff schedule');
  const { route } = useLocation();
  const key = apiKey.use();
  const { answer, refusal, isLoading } = useAnswer(key === null ? null : 'sections', (signal) =>
    rest().listCatalogSections({}, { signal }),
  );
  return (
    <div class="page">
      <h1>Harmonized Tariff Schedule</h1>
      {key === null ? (
        <KeyNeeded />
      ) : (
        <form class="question one" role="search" onSubmit={(event) => event.preventDefault()}>
          <LineSearch value="" onValue={(code) => route(`/hts/code/${encodeURIComponent(code)}`)} anyLevel />
        </form>
      )}
      {isLoading ? <Waiting what="Reading the schedule" /> : null}
      {refusal === null ? null : <Refused refusal={refusal} />}
      {answer === null ? null : (
        <>
          <p>
            {answer.edition.title}. <a href="/hts/changes">Compare two editions</a>
          </p>
          {answer.sections.map(({ section, title, chapters }) => (
            <section key={section} class="hts-section" aria-labelledby={`section-${section}`}>
              <h2 id={`section-${section}`}>
                <span class="roman">{section}</span> {title}
              </h2>
              <ul class="plain">
                {chapters.map((chapter) => (
                  <li key={chapter.chapter}>
                    <a href={`/hts/chapter/${chapter.chapter}`}>
                      <span class="code">{chapter.chapter}</span> {chapter.title}
                    </a>
                    <span class="hint"> {chapter.lineCount} lines</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}
