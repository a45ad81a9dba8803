import { nameLines } from '../../audit/articles.js';
import type { KeptArticle } from '../../audit/kept-entry.js';
import { proofOf, type WrittenEntry } from '../../audit/outputs/entry-tables.js';
import type { DutyArguments } from '../duty/arguments.js';
import { proveDutyOf } from '../duty/prove-duty.js';
import type { ServiceContext } from '../service-context.js';

/** A proof of the lawful duty of a wrong line, as `dutygraph verify` computes it again. */
export interface ProofFile {
  /** Name in the folder of an audit, `proofs/...`. */
  readonly path: string;
  readonly text: string;
}

/** The proofs that the findings of an entry name: one file a commodity number, so a line has one and a set several. */
export function* listProofs(entry: WrittenEntry, context: ServiceContext): Generator<ProofFile> {
  const names = new Map<string, KeptArticle>();
  const articles = new Map(entry.articles.map((one) => [nameLines(one.article), one]));
  for (const finding of entry.findings) {
    const name = proofOf(entry, finding);
    const article = articles.get(finding.line ?? '');
    if (name !== null && article !== undefined) names.set(name, article);
  }
  for (const [name, { law }] of names) {
    if (law.status !== 'computed') continue;
    for (const [at, { question }] of law.parts.entries())
      yield {
        path: at === 0 ? name : name.replace('.json', `-${at + 1}.json`),
        text: `${JSON.stringify(proveDutyOf(question as DutyArguments, context))}\n`,
      };
  }
}
