import { useState } from 'preact/hooks';
import { saveFile } from './save-file.js';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const [state, setState] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('the browser refused'),
    );
  };
  return (
    <button type="button" class="button small" onClick={copy}>
      {label}
      <span role="status">{state === '' ? '' : `: ${state}`}</span>
    </button>
  );
}

/** Saves a text as a file. */
export function SaveButton({
  label,
  name,
  text,
}: {
  readonly label: string;
  readonly name: string;
  readonly text: () => string;
}) {
  const save = (): void => saveFile(name, new Blob([text()], { type: 'text/csv' }));
  return (
    <button type="button" class="button small" onClick={save}>
      {label}
    </button>
  );
}
