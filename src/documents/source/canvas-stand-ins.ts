/**
 * Canvas names that the PDF library expects when it is loaded, but needs only for drawing. Nothing is drawn here, and
 * the reader process does not load the native library that would provide them.
 */
const names = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) names[name] ??= class {};
