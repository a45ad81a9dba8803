#!/usr/bin/env node
/** `npx dutygraph <command>`: the commands of the package under one name, each with its own arguments. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  mcp: () => import('./mcp.js'),
  calc: () => import('./calc.js'),
  verify: () => import('./verify.js'),
  keys: () => import('./keys.js'),
  ingest: () => import('./ingest.js'),
};

const [command = ''] = process.argv.splice(2, 1);
const load = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (load) {
  await load();
} else {
  process.stderr.write(`usage: dutygraph ${Object.keys(commands).join(' | ')}\n`);
  process.exitCode = 2;
}
