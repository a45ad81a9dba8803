/**
 * Control characters but for line ends and tabs, a carriage return without its line end among them, which would print
 * over what is there. A sequence that only changes colors is one match.
 */
// eslint-disable-next-line no-control-regex -- nothing that comes from a file may steer the terminal
const CONTROL = /\u001b\[[\d;]*m|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/g;

/** Text that steers no terminal: control characters as JSON escapes them, so that JSON stays what it was. */
export function escapeControls(text: string, keepsColors = false): string {
  return text.replace(CONTROL, (found) =>
    keepsColors && found.length > 1 ? found : toEscape(found) + found.slice(1),
  );
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A name from a file, which cannot add lines to what is printed. */
export function toOneLine(name: string): string {
  return name.replace(/\s+/g, ' ');
}
