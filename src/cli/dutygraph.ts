#!/usr/bin/env node
import { readPackageVersion } from '../store/database/package-path.js';
import { misused, printed, type CommandOutcome } from './command-outcome.js';
import { runCommand } from './run-command.js';

/** One command of the package: what it does, and how it starts. Each reads its own arguments. */
interface Command {
  readonly does: string;
  readonly load: () => Promise<unknown>;
  /** What --help says, where the command does not read its arguments itself. */
  readonly usage?: string;
}

/** `npx dutygraph <command>`: the commands of the package under one name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  calc: { does: 'the duty on one line, through time or by origin', load: () => import('./calc.js') },
  search: {
    does: 'tariff lines for words',
    load: async () => (await import('./goods.js')).answerGoods('search'),
  },
  classify: {
    does: 'tariff lines ranked for goods in words',
    load: async () => (await import('./goods.js')).answerGoods('classify'),
  },
  audit: { does: 'filed entries against the law of their days', load: () => import('./audit.js') },
  parts: {
    does: 'a list of parts priced on a day, through time, from other origins',
    load: () => import('./parts.js'),
  },
  recompute: {
    does: 'the duty on every line from every origin, to a file',
    load: () => import('./recompute.js'),
  },
  verify: { does: 'computes the proof of an answer again', load: () => import('./verify.js') },
  serve: {
    does: 'the service: REST, GraphQL, agents, console',
    load: async () => {
      // Workers are started with the same arguments.
      process.argv.splice(2, 0, 'serve');
      await import('../main.js');
    },
    usage:
      'dutygraph serve\n\nStarts the service. It takes no arguments: docs/configuration.md has its settings.',
  },
  mcp: {
    does: 'the agent interface on standard input and output',
    load: () => import('./mcp.js'),
    usage: `dutygraph mcp

Serves the agent interface (Model Context Protocol) on standard input and output, on the bundled data: name it as the
command of a server in the settings of an agent. It takes no arguments and ends when its input does.`,
  },
  keys: { does: 'API keys', load: () => import('./keys.js') },
  ingest: {
    does: 'reads official files into a new data version',
    load: async () => (await import('./run-ingest.js')).runIngest('ingest'),
  },
  update: {
    does: 'newer law from a signed update: ingest law',
    load: async () => (await import('./run-ingest.js')).runIngest('update'),
  },
  backup: {
    does: 'accounts, keys, reports and stored audits to a file',
    load: async () => (await import('./backup.js')).runBackupCommand('backup'),
  },
  restore: {
    does: 'a backup into an empty database',
    load: async () => (await import('./backup.js')).runBackupCommand('restore'),
  },
  migrate: { does: 'brings a database to this version of the schema', load: () => import('./migrate.js') },
};

function describeUsage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(10)} ${does}`);
  return `dutygraph <command> [arguments]\n\n${lines.join('\n')}\n\ndutygraph <command> --help says more; dutygraph --version says which it is.\n`;
}

async function start(): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  if (process.argv[2] === '-h') process.argv[2] = '--help';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return runCommand('dutygraph', () => answerAlone(name));
  const { usage } = command;
  if (usage === undefined || process.argv.length <= 2) return void (await command.load());
  const isHelp = process.argv.includes('--help');
  return runCommand(name, () => (isHelp ? printed(`${usage}\n`) : misused(usage)));
}

/** What is said where no command is named. */
function answerAlone(name: string): CommandOutcome {
  if (['--version', '-v'].includes(name)) return printed(`${readPackageVersion()}\n`);
  if (['--help', '-h', 'help'].includes(name)) return printed(describeUsage());
  const unknown = name === '' ? '' : `there is no command ${JSON.stringify(name)}\n\n`;
  return misused(unknown + describeUsage().trimEnd());
}

await start();
