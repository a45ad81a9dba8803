import type { OperationGroup } from '../../src/operations/operation.js';

/** The purpose of the operations in a group. */
export const TAG_DESCRIPTIONS: Readonly<Record<OperationGroup, string>> = {
  'Duty Calculation': 'What it costs by law to import one tariff line, layer by layer, and why.',
  'AD/CVD':
    'Antidumping and countervailing duty orders: screening, rates at a date, reports. Written scope controls.',
  'HTS Reference': 'The Harmonized Tariff Schedule: search, notes, browsing, parents and children.',
  'Trade Programs': 'Agency flags, Chapter 99 headings and preference programs of a tariff line.',
  Catalog: 'Sections, chapters and codes of the schedule in full.',
  'Regulatory Data': 'What the service knows, and as of when; the use of the account.',
  'Agent Interface': 'The same questions for agents, as JSON-RPC tools.',
  Classification: 'From the description of goods to a tariff number; CBP rulings.',
  Documents: 'Trade documents to structured data.',
  Portfolio: 'Parts that are imported again and again: duty of a year, exposure, changes, open questions.',
  'Entry Audit': 'Filed entries against the law of their days: money, routes, last days.',
  Account: 'What is held on the account.',
};
