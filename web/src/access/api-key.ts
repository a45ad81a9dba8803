import { useEffect, useState } from 'preact/hooks';

const NAME = 'dutygraph.key';

/** Called when the key changes. */
const listeners = new Set<() => void>();

function read(): string | null {
  return sessionStorage.getItem(NAME) ?? localStorage.getItem(NAME);
}

function write(key: string | null, isKept: boolean): void {
  sessionStorage.removeItem(NAME);
  localStorage.removeItem(NAME);
  if (key !== null) (isKept ? localStorage : sessionStorage).setItem(NAME, key);
  for (const onChange of listeners) onChange();
}

/** The API key of the reader: in this tab alone unless they ask to keep it on the device. Never in an address. */
export const apiKey = {
  value: read,
  isKept: (): boolean => localStorage.getItem(NAME) !== null,
  set: write,
  /** The key, read again whenever it changes. */
  use(): string | null {
    const [key, setKey] = useState(read);
    useEffect(() => {
      const listen = (): void => setKey(read());
      listeners.add(listen);
      return () => void listeners.delete(listen);
    }, []);
    return key;
  },
};

/** Takes the key out of `/#key=...`, the link that the server prints, and out of the address bar and its history. */
export function takeKeyFromAddress(): void {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (given !== '') write(given, false);
}
