/** What a command says, and how it ends. */
export interface CommandOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 done, 2 it cannot be done as asked. */
  readonly exitCode: 0 | 2;
}

/** The end of a command that was asked wrongly. */
export function misused(message: string): CommandOutcome {
  return { stdout: '', stderr: `${message}\n`, exitCode: 2 };
}

/** The end of a command that did what was asked. */
export function printed(stdout: string): CommandOutcome {
  return { stdout, stderr: '', exitCode: 0 };
}
