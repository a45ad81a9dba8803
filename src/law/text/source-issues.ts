import type { SourceRow } from './csv-table.js';

/** Something in the sources that a reader should know of; it does not stop the build. */
export interface SourceIssue {
  readonly where: string;
  readonly message: string;
}

/** Collects what is doubtful while the sources are read. */
export class SourceIssues {
  private readonly issues: SourceIssue[] = [];

  add(row: Pick<SourceRow, 'file' | 'line'>, message: string): void {
    this.issues.push({ where: `${row.file} line ${row.line}`, message });
  }

  addAbout(where: string, message: string): void {
    this.issues.push({ where, message });
  }

  list(): readonly SourceIssue[] {
    return this.issues;
  }
}
