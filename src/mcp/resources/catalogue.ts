import { getRegulatoryDataStatus } from '../../operations/registry/regulatory-data.js';
import type { Execute } from '../../operations/execute.js';
import type { McpCall } from '../call-tool.js';
import { INTERPRETATION_RULES } from './interpretation.js';
import { LAYERS_GLOSSARY } from './layers.js';

/** A document to read besides the tools. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
  readonly read: (execute: Execute, call: McpCall) => Promise<string>;
}

export const RESOURCES: readonly McpResource[] = [
  {
    uri: 'dutygraph://glossary/layers',
    name: 'layers',
    title: 'Layers of a duty answer',
    description: 'What each layer of an answer is, the law it rests on, and how totals are made of them.',
    mimeType: 'text/markdown',
    read: async () => LAYERS_GLOSSARY,
  },
  {
    uri: 'dutygraph://rules/interpretation',
    name: 'interpretation',
    title: 'General Rules of Interpretation in short',
    description: 'How a tariff number is found: a summary of the rules, in our own words.',
    mimeType: 'text/markdown',
    read: async () => INTERPRETATION_RULES,
  },
  {
    uri: 'dutygraph://data/status',
    name: 'data-status',
    title: 'Data status',
    description:
      'Versions, coverage dates and health of every data set, as trade_regulatory_data_status answers.',
    mimeType: 'application/json',
    read: readStatus,
  },
];

async function readStatus(execute: Execute, { context }: McpCall): Promise<string> {
  const { document, unwrap } = getRegulatoryDataStatus;
  const data = (await execute(document, {}, context)) as Record<string, unknown>;
  return JSON.stringify(data[unwrap!]);
}
