import { Decimal } from '../../terms/decimal.js';
import { sumOfKnown } from '../../terms/money.js';
import { addToList } from '../../terms/group-by.js';
import type { Finding } from '../finding.js';
import type { KeptEntry } from '../kept-entry.js';
import type { OutputTable } from './table.js';

/** Last days of open rights that a finding uses, one row a route and day. */
export const DEADLINES: OutputTable<KeptEntry> = {
  sheet: 'Deadlines',
  file: 'deadlines.csv',
  columns: [
    ['by', 'date'],
    ['byWorkingDay', 'date'],
    ['estimated', 'yesNo'],
    ['entry', 'text'],
    ['route', 'text'],
    ['codes', 'text'],
    ['amount', 'money'],
    ['authority', 'text'],
  ],
  rowsOf: (audited) =>
    listDeadlines(audited).map(({ remedy, codes, amount }) => [
      ...[remedy.by, remedy.byWorkingDay, remedy.isEstimated, audited.entry.number, remedy.route],
      ...[codes.join(' '), amount, remedy.authority],
    ]),
};

/** The open deadlines of an entry with what hangs on each. */
export function listDeadlines({ findings }: KeptEntry) {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { remedy, code } = finding;
    if (remedy === null || remedy.by === null || !remedy.isOpen || code === 'P03') continue;
    addToList(groups, `${remedy.route} ${remedy.by}`, finding);
  }
  return [...groups.values()].map((ofDay) => ({
    remedy: ofDay[0]!.remedy!,
    codes: [...new Set(ofDay.map(({ code }) => code))],
    amount: sumOfKnown(ofDay.map(amountOf)),
  }));
}

/** Contested duty that was due is at stake as it was paid; what was paid beyond it is another finding. */
function amountOf({ code, difference, filed, lawful }: Finding): Decimal | null {
  if (code !== 'T19' || filed === null) return difference?.abs() ?? null;
  return lawful === null ? filed : Decimal.min(filed, lawful);
}

/** Liquidated entries whose protest is open, with what it is about. */
export const PROTESTS: OutputTable<KeptEntry> = {
  sheet: 'Protests',
  file: 'protests.csv',
  columns: [
    ['entry', 'text'],
    ['liquidationDate', 'date'],
    ['protestBy', 'date'],
    ['issue', 'text'],
    ['amount', 'money'],
  ],
  rowsOf: (audited) =>
    listDeadlines(audited)
      .filter(({ remedy }) => remedy.route === 'protest')
      .map(({ remedy, codes, amount }) => [
        ...[audited.entry.number, audited.liquidation?.date ?? null, remedy.by, codes.join(' '), amount],
      ]),
};

/** What a Post Summary Correction would change, number by number. */
export const CORRECTIONS: OutputTable<KeptEntry> = {
  sheet: 'Corrections',
  file: 'corrections.csv',
  columns: [
    ['entry', 'text'],
    ['line', 'text'],
    ['number', 'text'],
    ['from', 'money'],
    ['to', 'money'],
    ['by', 'date'],
    ['reasonCode', 'text'],
    ['code', 'text'],
  ],
  rowsOf: ({ entry, findings }) =>
    findings
      .filter(
        ({ remedy, severity }) =>
          remedy?.route === 'post_summary_correction' && remedy.isOpen && severity === 'error',
      )
      .flatMap(({ line, remedy, components }) =>
        components.map(({ heading, filed, lawful, code }) => [
          ...[entry.number, line, heading, filed, lawful, remedy!.by, 'H99', code],
        ]),
      ),
};
