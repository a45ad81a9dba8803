import type { SourceRow } from './csv-table.js';

/** A problem in the sources that a reader should know; it does not stop the build. */
export interface SourceIssue {
  readonly where: string;
  readonly message: string;
}

/** Collects doubtful items while the sources are read. */
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
