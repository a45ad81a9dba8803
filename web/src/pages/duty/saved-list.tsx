import { useSavedQuestions } from '../../question/saved-questions.js';

/** The questions that the reader kept on this device. */
export function SavedList() {
  const { saved, remove } = useSavedQuestions();
  if (saved.length === 0) return null;
  return (
    <section class="examples" aria-labelledby="saved">
      <h2 id="saved">Saved on this device</h2>
      <ul>
        {saved.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>{' '}
            <button type="button" class="link" aria-label={`Remove: ${name}`} onClick={() => remove(address)}>
              remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
