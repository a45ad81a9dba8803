import { useState } from 'preact/hooks';

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
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([text()], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" class="button small" onClick={save}>
      {label}
    </button>
  );
}
