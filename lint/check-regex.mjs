/**
 * Every regular expression of src and rest, looked at by recheck: none may take much longer than its text is long.
 * `node lint/check-regex.mjs` looks at those that lint/safe-expressions.txt does not hold; `--all` at every one;
 * `--write` puts down what is found safe, so that the next look is a short one.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LIST = `${ROOT}lint/safe-expressions.txt`;
const TIMEOUT_MS = 30_000;

/** Every literal with the place where it stands. */
export function expressionsOf(folders) {
  return folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith('.ts') && !/generated|prisma-client/.test(file))
      .flatMap(expressionsIn),
  );
}

function expressionsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What recheck says of a literal: `safe`, or why not. */
export function verdictOn(text) {
  const end = text.lastIndexOf('/');
  const { status, complexity, error } = checkSync(text.slice(1, end), text.slice(end + 1), {
    timeout: TIMEOUT_MS,
  });
  return status === 'safe' ? 'safe' : `${status}: ${complexity?.summary ?? error?.kind}`;
}

export const knownSafe = () => linesOf(LIST);

function linesOf(file) {
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

function main() {
  const expressions = expressionsOf(['src', 'rest']);
  const known = process.argv.includes('--all') ? new Set() : knownSafe();
  const verdicts = new Map();
  for (const { place, text } of expressions) {
    if (known.has(text) || verdicts.has(text)) continue;
    verdicts.set(text, verdictOn(text));
    if (verdicts.get(text) !== 'safe') console.error(`${place} ${verdicts.get(text)} ${text}`);
  }
  const faults = [...verdicts.values()].filter((verdict) => verdict !== 'safe').length;
  console.log(`${expressions.length} expressions, ${verdicts.size} looked at, ${faults} not safe`);
  if (process.argv.includes('--write')) {
    const safe = expressions
      .map(({ text }) => text)
      .filter((text) => known.has(text) || verdicts.get(text) === 'safe');
    writeFileSync(LIST, `${[...new Set(safe)].sort().join('\n')}\n`);
  }
  if (faults > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
