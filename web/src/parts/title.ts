import { useEffect } from 'preact/hooks';

/** The name of the page in the tab and the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Dutygraph`;
  }, [title]);
}
