import { Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import type { ServiceContext } from '../service-context.js';
import { findDocument, type CitedDocumentModel } from './cited-document.js';
import { findHtsLine, type HtsLineModel } from './hts-line.js';
import { findRule, type Chapter99RuleModel } from './chapter99-rule.js';

export type NodeModel = HtsLineModel | Chapter99RuleModel | CitedDocumentModel;

/** `HtsLine:7326908688@2026-09-15`, `Chapter99Rule:<rule>`, `CitedDocument:<document>`. */
export function findNode({ id }: { readonly id: string }, context: ServiceContext): NodeModel {
  const [, kind, key] = /^(HtsLine|Chapter99Rule|CitedDocument):(.+)$/s.exec(id) ?? [];
  if (kind === 'HtsLine') {
    const [code, date] = key!.split('@') as [string, string?];
    return findHtsLine({ code, date: date ?? null }, context);
  }
  if (kind === 'Chapter99Rule') return findRule({ id: key! }, context);
  if (kind === 'CitedDocument') return findDocument({ name: key! }, context);
  const message = `id: ${quoteInput(id)} is no identifier of a node: give an id as an answer had it`;
  throw new Problem('not-found', message, [{ at: 'id', message }]);
}
