import type { HeadingRange } from '../../../engine/law.js';

const RANGE = /^([\d.]+)(?:-([\d.]+))?(?:\[(\w+)\])?$/;

/** Ranges as rule rows keep them: `9903.94.01`, `9903.94.40-9903.94.45`, `9903.94.06[usmca]`. */
export function toHeadingRanges(texts: readonly string[]): readonly HeadingRange[] {
  return Object.freeze(
    texts.map((text) => {
      const match = RANGE.exec(text);
      if (match === null) throw new TypeError(`not a heading or a range of headings: ${text}`);
      const [, from = '', to = from, use = null] = match;
      return Object.freeze({ from, to, use });
    }),
  );
}
