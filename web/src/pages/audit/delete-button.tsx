import { useState } from 'preact/hooks';
import { Refused } from '../../parts/refused.js';
import { rest } from '../../server/ask.js';
import { toRefusal, type Refusal } from '../../server/refusal.js';

interface DeleteParts {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
  readonly onDeleted: () => void;
}

/** Ends an audit and deletes everything of it, after it was asked once more. */
export function DeleteButton({ id, name, label = 'Delete', onDeleted }: DeleteParts) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const remove = (): void => {
    rest()
      .deleteEntryAudit({ id })
      .then(onDeleted, (cause: unknown) => setRefusal(toRefusal(cause)));
  };
  if (refusal !== null && refusal.kind !== 'not-found') return <Refused refusal={refusal} />;
  if (!isAsking)
    return (
      <button type="button" class="button small" onClick={() => setAsking(true)}>
        {label}
        <span class="unseen"> {name}</span>
      </button>
    );
  return (
    <span class="actions">
      <button type="button" class="button small danger" onClick={remove}>
        Delete for good
      </button>
      <button type="button" class="button small" onClick={() => setAsking(false)}>
        Keep
      </button>
    </span>
  );
}
