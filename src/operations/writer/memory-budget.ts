/** The bytes a writer may keep of its output for reuse. */
export interface Budget {
  readonly isFull: boolean;
  take(bytes: number): void;
}

/** For stored documents, whose number is known. */
export const UNLIMITED: Budget = { isFull: false, take: () => undefined };

/** Overhead of one kept piece beside its bytes. */
const PIECE_BYTES = 256;

/** A memory budget that several documents share. */
export class MemoryBudget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Opens the part of one document: at most this many bytes of the shared budget. */
  open(most: number): BudgetPart {
    return new BudgetPart(most, this);
  }

  get isFull(): boolean {
    return this.#left <= 0;
  }

  /** @param bytes negative to return them */
  take(bytes: number): void {
    this.#left -= bytes;
  }
}

/** What one document keeps in a shared budget. */
export class BudgetPart implements Budget {
  #taken = 0;
  #isClosed = false;

  constructor(
    private readonly most: number,
    private readonly shared: MemoryBudget,
  ) {}

  get isFull(): boolean {
    return this.#isClosed || this.#taken >= this.most || this.shared.isFull;
  }

  take(bytes: number): void {
    const kept = bytes + PIECE_BYTES;
    this.#taken += kept;
    this.shared.take(kept);
  }

  /** Returns everything: the document was evicted, and a running answer keeps nothing more. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.shared.take(-this.#taken);
  }
}
