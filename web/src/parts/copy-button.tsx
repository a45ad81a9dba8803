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

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Saves a text, or bytes, as a file. */
export function SaveButton({
  label,
  name,
  text,
}: {
  readonly label: string;
  readonly name: string;
  readonly text: () => BlobPart;
}) {
  const type = MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const save = (): void => saveFile(name, new Blob([text()], { type }));
  return (
    <button type="button" class="button small" onClick={save}>
      {label}
    </button>
  );
}
