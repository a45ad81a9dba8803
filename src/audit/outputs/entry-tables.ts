import { nameLines } from '../articles.js';
import { isRefundKnown, knownAmounts, type CapeResult } from '../cape-result.js';
import type { Clock } from '../clocks.js';
import type { Finding } from '../finding.js';
import type { KeptArticle, KeptEntry } from '../kept-entry.js';
import { ZERO } from '../../terms/decimal.js';
import { listFiledAndLawful } from './filed-and-lawful.js';
import type { OutputTable } from './table.js';
import { CORRECTIONS, DEADLINES, PROTESTS } from './work-tables.js';

/** Findings of one entry, with the entry they are of. */
const FINDINGS: OutputTable<WrittenEntry> = {
  sheet: 'Findings',
  file: 'findings.csv',
  columns: [
    ...(['entry', 'line', 'code', 'severity', 'hts', 'origin'] as const).map(
      (name) => [name, 'text'] as const,
    ),
    ['entryDate', 'date'],
    ['heading', 'text'],
    ...(['filed', 'lawful', 'difference', 'lower', 'upper'] as const).map((name) => [name, 'money'] as const),
    ['why', 'text'],
    ['route', 'text'],
    ['by', 'date'],
    ['byEstimated', 'yesNo'],
    ['open', 'yesNo'],
    ...(['authority', 'restsOn', 'citations', 'proof', 'confidence', 'also'] as const).map(
      (name) => [name, 'text'] as const,
    ),
  ],
  rowsOf: (written) =>
    written.findings.map((finding) => {
      const { remedy } = finding;
      const { entry } = written;
      return [
        ...[entry.number, finding.line, finding.code, finding.severity, finding.hts, finding.origin],
        ...[entry.entryDate, finding.heading, finding.filed, finding.lawful, finding.difference],
        ...[finding.lower, finding.upper, finding.why, remedy?.route ?? null, remedy?.by ?? null],
        ...[remedy?.isEstimated ?? null, remedy?.isOpen ?? null, remedy?.authority ?? null],
        ...[finding.restsOn.join('; '), finding.citations.join('; '), proofOf(written, finding)],
        ...[finding.confidence, finding.also.join(' ')],
      ];
    }),
};

/** An entry as it is written: `hasProofs` says whether proofs of its wrong lines are written too. */
export interface WrittenEntry extends KeptEntry {
  readonly hasProofs: boolean;
}

type NamedEntry = Pick<WrittenEntry, 'hasProofs'> & { readonly entry: Pick<WrittenEntry['entry'], 'number'> };

/** Name of the proof of a line's duty in the folder of an audit. Null: there is none of it. */
export function proofOf(
  { entry: { number: entry }, hasProofs }: NamedEntry,
  { line, code, severity }: Finding,
): string | null {
  const isOfDuty = hasProofs && line !== null && code.startsWith('T') && severity === 'error';
  return isOfDuty ? `proofs/${entry}-${line.replaceAll(/[^\w+]/g, '_')}.json` : null;
}

/** Filed and lawful duty of each line by heading. */
const LINES: OutputTable<WrittenEntry> = {
  sheet: 'Lines',
  file: 'lines.csv',
  columns: [
    ['entry', 'text'],
    ['line', 'text'],
    ['status', 'text'],
    ['hts', 'text'],
    ['origin', 'text'],
    ['value', 'money'],
    ['number', 'text'],
    ['filed', 'money'],
    ['lawful', 'money'],
    ['computation', 'text'],
    ['authority', 'text'],
  ],
  rowsOf: ({ entry, articles }) => articles.flatMap((article) => rowsOfArticle(entry.number, article)),
};

function rowsOfArticle(entry: string, judged: KeptArticle) {
  const { article, law, status } = judged;
  const [commodity] = article.commodities;
  const nothingDue = law.status === 'computed' ? ZERO : null;
  return listFiledAndLawful(judged).map(({ number, filed, layer }) => [
    ...[entry, nameLines(article), status, commodity?.number ?? null, article.origin],
    ...[commodity?.value ?? null, number, filed, layer === null ? nothingDue : layer.amount],
    ...[layer?.computation ?? null, layer?.authority ?? null],
  ]);
}

/** Rights that nothing of an audit waits for. */
const NOT_NEXT: ReadonlySet<Clock['kind']> = new Set(['records', 'drawback']);

/** A declaration is a right of an entry that paid void duty and has not declared it or had it back. */
function isAskable(kind: Clock['kind'], cape: CapeResult | null): boolean {
  return kind !== 'cape' || (cape !== null && cape.status !== 'declared' && cape.status !== 'refunded');
}

const ENTRIES: OutputTable<WrittenEntry> = {
  sheet: 'Entries',
  file: 'entries.csv',
  columns: [
    ...(['entry', 'type'] as const).map((name) => [name, 'text'] as const),
    ['entryDate', 'date'],
    ['liquidation', 'text'],
    ['liquidationDate', 'date'],
    ['liquidationEstimated', 'yesNo'],
    ['lines', 'number'],
    ['filed', 'money'],
    ['overpaid', 'money'],
    ['underpaid', 'money'],
    ['ieepaPrincipal', 'money'],
    ['interestEstimate', 'money'],
    ['capeStatus', 'text'],
    ['nextDeadline', 'date'],
    ['nextRight', 'text'],
  ],
  rowsOf: ({ entry, liquidation, clocks, cape, filed, findings }) => {
    const errors = findings.flatMap(({ severity, difference }) =>
      severity === 'error' ? (difference ?? []) : [],
    );
    const add = (isWanted: (negative: boolean) => boolean) =>
      errors.filter((one) => isWanted(one.isNegative())).reduce((sum, one) => sum.plus(one.abs()), ZERO);
    const next = clocks.find(({ isOpen, kind }) => isOpen && !NOT_NEXT.has(kind) && isAskable(kind, cape));
    return [
      [
        ...[
          entry.number,
          entry.type,
          entry.entryDate,
          liquidation?.status ?? null,
          liquidation?.date ?? null,
        ],
        ...[liquidation?.isEstimated ?? null, entry.lines.length, filed, add((negative) => !negative)],
        ...[add((negative) => negative), cape && knownAmounts(cape).principal, cape?.interest.amount ?? null],
        ...[cape?.status ?? null, next?.by ?? null, next?.kind ?? null],
      ],
    ];
  },
};

const CAPE: OutputTable<WrittenEntry> = {
  sheet: 'CAPE',
  file: 'cape.csv',
  columns: [
    ['entry', 'text'],
    ['status', 'text'],
    ['principal', 'money'],
    ['outstanding', 'money'],
    ['interestEstimate', 'money'],
    ['depositDate', 'date'],
    ['depositEstimated', 'yesNo'],
    ['reasons', 'text'],
    ['cures', 'text'],
    ['lower', 'money'],
    ['upper', 'money'],
  ],
  rowsOf: ({ entry, cape }) =>
    cape === null
      ? []
      : [
          [
            ...[entry.number, cape.status, knownAmounts(cape).principal, knownAmounts(cape).outstanding],
            cape.interest.amount,
            cape.depositDate,
            ...[cape.isDepositEstimated, cape.reasons.map(({ reason }) => reason).join('; ')],
            cape.reasons.map(({ cure }) => cure).join('; '),
            ...(isRefundKnown(cape) ? [null, null] : [cape.limits.low, cape.limits.high]),
          ],
        ],
};

const CLAIMS: OutputTable<WrittenEntry> = {
  sheet: 'Claims relied on',
  file: 'claims.csv',
  columns: (['entry', 'line', 'fact', 'value', 'filedAs', 'evidence'] as const).map(
    (name) => [name, 'text'] as const,
  ),
  rowsOf: ({ entry, articles }) =>
    articles.flatMap(({ article, law }) =>
      law.status !== 'computed'
        ? []
        : law.claims.map(({ fact, value, from, evidence }) => [
            ...[entry.number, nameLines(article), fact, value, from, evidence],
          ]),
    ),
};

const NOT_AUDITED: OutputTable<WrittenEntry> = {
  sheet: 'Not audited',
  file: 'not-audited.csv',
  columns: [
    ['entry', 'text'],
    ['line', 'text'],
    ['number', 'text'],
    ['filed', 'money'],
    ['reason', 'text'],
  ],
  rowsOf: ({ entry, articles }) =>
    articles.flatMap(({ article, atEntry, reason, filed, comparison }) => {
      const line = nameLines(article);
      const kept = (comparison?.notAudited ?? []).map(({ number, duty }) => [
        ...[entry.number, line, number, duty],
        'no rule of this heading is in the data: its duty counts as filed',
      ]);
      const whole = [
        entry.number,
        line,
        article.commodities[0]?.number ?? null,
        filed,
        reason ?? 'the duty depends on facts that were not filed',
      ];
      return atEntry === null ? [whole, ...kept] : kept;
    }),
};

/** Every table of an audit, in the order of the sheets. */
export const ENTRY_TABLES: readonly OutputTable<WrittenEntry>[] = [
  ...[FINDINGS, LINES, ENTRIES, CAPE, DEADLINES, CLAIMS, NOT_AUDITED, PROTESTS, CORRECTIONS],
];
