import { useState } from 'preact/hooks';

const NAME = 'dutygraph.theme';
const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;

export type Theme = keyof typeof NEXT;

const read = (): Theme => {
  const kept = localStorage.getItem(NAME);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
};

/** Light, dark, or as the system says. */
export function applyTheme(theme: Theme = read()): void {
  document.documentElement.dataset.theme = theme;
}

/** The theme, and how to go on to the next one. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState(read);
  const turn = (): void => {
    const next = NEXT[theme];
    localStorage.setItem(NAME, next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, turn];
}
