import { defineOperation } from '../define-operation.js';
import type { Operation, TransferOperation } from '../operation.js';
import type { Parameter } from '../parameter.js';
import { CONNECTION_PAGE } from './shared-rows.js';

const ID = '0b7c1a52-6f0e-4f5b-9a8e-3d2b7c9e4f10';
const NUMBER = 'Z9Q00000343';

const id: Parameter = {
  name: 'id',
  in: 'path',
  variable: 'id',
  type: 'text',
  maxLength: 36,
  required: true,
  description: 'Identifier of the audit, as the answer to its start gave it.',
  example: ID,
};

const shared = {
  group: 'Entry Audit',
  extension: true,
  availability: 'listed',
} as const;

const listEntryAuditJobs = defineOperation({
  id: 'listEntryAuditJobs',
  readsAccount: true,
  parameters: {},
  list: { items: 'jobs' },
  examples: [{ summary: 'All of them', arguments: {} }],
});

const getEntryAuditJob = defineOperation({
  id: 'getEntryAuditJob',
  readsAccount: true,
  parameters: { id: ID },
  examples: [{ summary: 'A stored audit', arguments: { id: ID } }],
});

const listEntryAuditFindings = defineOperation({
  id: 'listEntryAuditFindings',
  readsAccount: true,
  parameters: {
    id: ID,
    severity: ['error', 'opportunity'],
    code: ['T01', 'T02'],
    sort: 'deadline',
    ...CONNECTION_PAGE,
  },
  list: { items: 'findings' },
  examples: [{ summary: 'Errors by deadline', arguments: { id: ID, severity: ['error'], sort: 'deadline' } }],
});

const getEntryAuditEntry = defineOperation({
  id: 'getEntryAuditEntry',
  readsAccount: true,
  parameters: { id: ID, number: NUMBER },
  examples: [{ summary: 'An entry', arguments: { id: ID, number: NUMBER } }],
});

/** Report ES-003 of an entry that left a heading out, and of one that paid column 1 on top of a total rate. */
const REPORT = `Entry Summary Number,Entry Type Code,Entry Date,Liquidation Date,Liquidation Status,Entry Summary Line Number,Country of Origin Code,Tariff Ordinal Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount
Z9Q00000236,01,04/20/2026,,Unliquidated,1,TW,1,8481805090,8609,258.27
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,1,99030273,0,6933.30
Z9Q00000343,01,10/20/2025,09/04/2026,Liquidated,1,JP,2,8481805090,46222,1386.66
`;

/** The body is the file. */
const startEntryAudit: TransferOperation = {
  ...shared,
  kind: 'transfer',
  action: 'upload',
  id: 'startEntryAudit',
  method: 'POST',
  path: '/v1/entry-audits/jobs',
  summary: 'Start an audit of a file of filed entries',
  description:
    'The body is the file as it is: ACE report ES-003 or a table of a broker (CSV or XLSX), entry summaries in CATAIR form, or CBP Form 7501 (PDF with text), alone or with reports of Customs in a ZIP archive of up to 20 files; up to 32 MiB. It is read, audited line by line and written as reports in the background; the answer names the audit, whose address says how far it is. What is kept is encrypted, belongs to the account and is deleted on request and after 30 days. At most 3 audits of an account are under way, at most 50 are kept.',
  parameters: [
    {
      name: 'name',
      in: 'query',
      variable: 'name',
      type: 'text',
      maxLength: 200,
      description: 'Name of the file, shown with the audit.',
      example: 'es003-2026.csv',
    },
    {
      name: 'asOf',
      in: 'query',
      variable: 'asOf',
      type: 'date',
      description:
        'The day that rights and deadlines are counted to; today in America/New_York without it. The law of a line is that of its entry date.',
      example: '2026-11-20',
    },
  ],
  families: [
    {
      prefix: 'column.',
      member: 'columns',
      variable: 'columns',
      type: 'text',
      description: 'Headers of the table that are not known, by field.',
      example: { entryNumber: 'Our Reference' },
    },
  ],
  answeredBy: getEntryAuditJob,
  heavy: true,
  example: REPORT,
};

const downloadEntryAuditFile: TransferOperation = {
  ...shared,
  kind: 'transfer',
  action: 'download',
  id: 'downloadEntryAuditFile',
  method: 'GET',
  path: '/v1/entry-audits/jobs/{id}/files/{name}',
  summary: 'Download an output of a stored audit',
  description:
    'The bytes of one of the files that the audit names, or the proof of a line that a finding names, computed again by the law that the audit was made with.',
  parameters: [
    id,
    {
      name: 'name',
      in: 'path',
      variable: 'name',
      type: 'text',
      maxLength: 200,
      required: true,
      description: 'Name of the file, or of a proof.',
      example: 'audit.xlsx',
    },
  ],
  heavy: true,
};

const deleteEntryAudit: TransferOperation = {
  ...shared,
  kind: 'transfer',
  action: 'remove',
  id: 'deleteEntryAudit',
  method: 'DELETE',
  path: '/v1/entry-audits/jobs/{id}',
  summary: 'End and delete a stored audit',
  description: 'Ends it if it is under way and deletes the file, the entries, the findings and every output.',
  parameters: [id],
};

/** Extensions beside the operations of the specification. */
export const entryAuditJobOperations: readonly (Operation | TransferOperation)[] = [
  ...[listEntryAuditJobs, startEntryAudit, getEntryAuditJob, deleteEntryAudit],
  ...[listEntryAuditFindings, getEntryAuditEntry, downloadEntryAuditFile],
];
