import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditedEntry } from '../../audit/judge-entry.js';
import type { WrittenEntry } from '../../audit/outputs/entry-tables.js';
import { listProofs } from '../../services/audit/prove-article.js';
import type { ServiceContext } from '../../services/service-context.js';

/** A proof has a hundred kilobytes: those of more wrong lines are left out. */
const MAX_PROOFS = 1_000;

/** Writes the proofs of wrong lines beside the other outputs, readable by this account only. */
export class ProofWriter {
  private written = 0;

  constructor(
    private readonly folder: string,
    private readonly context: ServiceContext,
  ) {
    mkdirSync(join(folder, 'proofs'), { recursive: true, mode: 0o700 });
  }

  /** The entry, with whether its proofs are there. */
  write(audited: AuditedEntry): WrittenEntry {
    const entry = { ...audited, hasProofs: this.written < MAX_PROOFS };
    for (const { path, text } of listProofs(entry, this.context)) {
      this.written += 1;
      writeFileSync(join(this.folder, path), text, { mode: 0o600 });
    }
    return entry;
  }
}
