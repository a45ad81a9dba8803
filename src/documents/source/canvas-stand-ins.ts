/**
 * Names of a canvas that the PDF library wants to find when it is loaded, and needs for drawing alone. Nothing is drawn
 * here, and the process that reads files loads no native library, which is where they would come from.
 */
const names = globalThis as Record<string, unknown>;
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) names[name] ??= class {};
