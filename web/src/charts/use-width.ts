import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** The width of an element as it is laid out, so that text in a chart keeps its size. */
export function useWidth<Of extends Element>(): readonly [RefObject<Of | null>, number] {
  const at = useRef<Of>(null);
  const [width, setWidth] = useState(720);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    if (at.current) observer.observe(at.current);
    return () => observer.disconnect();
  }, []);
  return [at, width];
}
