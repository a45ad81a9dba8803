import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface ScrollParts {
  /** What it holds, for those who come to it by the keyboard. */
  readonly label: string;
  readonly isLoading?: boolean;
  readonly children: ComponentChildren;
}

/** What may be wider than the page: it scrolls by itself, by the keyboard too, and shows where it is cut. */
export function ScrollArea({ label, isLoading = false, children }: ScrollParts) {
  const at = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const area = at.current;
    if (area === null) return;
    const observer = new ResizeObserver(() => setCut(area.scrollWidth > area.clientWidth));
    for (const one of [area, ...area.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {isCut ? (
        <p class="hint" aria-hidden="true">
          More columns to the right: scroll the table →
        </p>
      ) : null}
      <div
        ref={at}
        class={['scroll', isCut && 'is-cut', isLoading && 'is-loading'].filter(Boolean).join(' ')}
        // A stop of the keyboard only where there is something to scroll.
        {...(isCut && { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways` })}
      >
        {children}
      </div>
    </>
  );
}
