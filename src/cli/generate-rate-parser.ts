import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

const GRAMMAR = new URL('../terms/rate-grammar.peggy', import.meta.url);
const PARSER = new URL('../terms/rate-parser.generated.ts', import.meta.url);

const HEADER = `// @ts-nocheck
/* eslint-disable */
// Written from rate-grammar.peggy by \`npm run generate:rates\`. Change the grammar, not this file.
`;

/** The parser module for a grammar. The same grammar always gives the same text. */
export function renderRateParser(grammar: string): string {
  const source = peggy.generate(grammar, {
    output: 'source',
    format: 'es',
    allowedStartRules: ['RateText', 'SpecialColumn'],
  });
  return `${HEADER}${source}`;
}

/** Writes the parser; with \`--check\` only compares, and fails when it is stale. */
function run(options: readonly string[]): number {
  const parser = renderRateParser(readFileSync(GRAMMAR, 'utf8'));
  if (!options.includes('--check')) {
    writeFileSync(PARSER, parser);
    return 0;
  }
  if (readFileSync(PARSER, 'utf8') === parser) return 0;
  process.stderr.write('src/terms/rate-parser.generated.ts is stale: run npm run generate:rates\n');
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = run(process.argv.slice(2));
