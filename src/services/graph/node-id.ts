import { refuseField, type Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { getAdcvdOrder } from '../adcvd/orders.js';
import type { findReports } from '../adcvd/report.js';
import type { OrderView } from '../adcvd/order-view.js';
import { requireBeta } from '../closed-beta.js';
import { findNote, type NoteView } from '../notes/find-notes.js';
import type { ServiceContext } from '../service-context.js';
import { findEvent } from '../trade-programs/tariff-events.js';
import { findDocument, type CitedDocumentModel } from './cited-document.js';
import { findHtsLine, type HtsLineModel } from './hts-line.js';
import { findRule, type Chapter99RuleModel } from './chapter99-rule.js';

type NoteNode = NoteView & { readonly __typename: 'HtsNote' };
type EventNode = NonNullable<ReturnType<typeof findEvent>> & { readonly __typename: 'TariffEvent' };

type ReportNode = NonNullable<Awaited<ReturnType<typeof findReports>>[number]>;

/** A record of the reference data that has an identifier. */
type ReferenceNode =
  HtsLineModel | Chapter99RuleModel | CitedDocumentModel | OrderView | NoteNode | EventNode;

/** A record that has an identifier. */
export type NodeModel = ReferenceNode | ReportNode;

type Finder = (key: string, context: ServiceContext) => ReferenceNode;

/** By the prefix before the colon: `HtsLine:7326908688@2026-09-15`, `Chapter99Rule:<rule>` and so on. */
const finders: Readonly<Record<string, Finder>> = {
  HtsLine: (key, context) => {
    const [code, date] = key.split('@') as [string, string?];
    return findHtsLine({ code, date: date ?? null }, context);
  },
  Chapter99Rule: (id, context) => findRule({ id }, context),
  CitedDocument: (name, context) => findDocument({ name }, context),
  AdcvdOrder: (caseNumber, context) => getAdcvdOrder({ caseNumber }, context),
};

/** The reference record of an identifier. Throws `not-found`, and whatever the lookup by name throws. */
export function findNode({ id }: { readonly id: string }, context: ServiceContext): ReferenceNode {
  const [, kind = '', key = ''] = /^([A-Za-z0-9]+):(.+)$/s.exec(id) ?? [];
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  if (find !== undefined) return find(key, context);
  const note = findNote(id, context);
  if (note !== null) return { __typename: 'HtsNote', ...note };
  const event = findEvent(id, context);
  if (event === null) throw createNoNodeProblem(id);
  requireBeta(context);
  return { __typename: 'TariffEvent', ...event };
}

/** The problem for an identifier that matches nothing. */
export function createNoNodeProblem(id: string): Problem {
  const wrong = `${quoteInput(id)} is no identifier of a node: give an id as an answer had it`;
  return refuseField('id', wrong, 'not-found');
}
