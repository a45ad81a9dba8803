import { OperationTypeNode, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { partsOf, type DocumentParts } from './document-parts.js';
import { compileParts, type WriteDocument } from './writer/compile-writer.js';
import { MemoryBudget, type BudgetPart } from './writer/memory-budget.js';

/** A compiled query that a caller wrote and keeps sending. */
export interface AdHocDocument {
  readonly document: DocumentNode;
  readonly operation: DocumentParts['operation'];
  /** Runs it and writes the data as JSON, as GraphQL does. */
  readonly writeData: WriteDocument;
}

/** Limits on the documents kept for one schema. */
const LIMITS = {
  texts: 1_000,
  /** Per text; longer ones are not kept. */
  characters: 10_000,
  /** Fields and spreads of everything compiled, about a kilobyte each. */
  selections: 40_000,
  /** Kept by writers for parts of their answers. */
  bytes: 32 * 1024 * 1024,
  bytesOfOne: 2 * 1024 * 1024,
} as const;

type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** What is known about a text. */
interface Known {
  /** By the name of the requested operation. Null: its answer cannot be written. Undefined: requested once. */
  readonly compiled: Map<string | null, AdHocDocument | null | undefined>;
  readonly budget: BudgetPart;
  selections: number;
}

/**
 * Callers' documents that passed parsing and validation against one schema. Each is compiled on its second request; the
 * least recently used are evicted first.
 */
export class AdHocDocuments {
  readonly #known = new Map<string, Known>();
  readonly #budget: MemoryBudget;
  #selections = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Limits = LIMITS,
  ) {
    this.#budget = new MemoryBudget(limits.bytes);
  }

  /** Records a valid document and one of its operations. */
  admit(text: string, operationName: string | null): void {
    if (text.length > this.limits.characters) return;
    const known = this.#known.get(text) ?? this.#add(text);
    if (!known.compiled.has(operationName)) known.compiled.set(operationName, undefined);
  }

  /** Null: it is not known to be valid, or its answer cannot be written. */
  find(text: string, operationName: string | null): AdHocDocument | null {
    const known = this.#known.get(text);
    if (known === undefined || !known.compiled.has(operationName)) return null;
    this.#known.delete(text);
    this.#known.set(text, known);
    const compiled = known.compiled.get(operationName);
    return compiled === undefined ? this.#compile(text, operationName, known) : compiled;
  }

  #add(text: string): Known {
    const known: Known = {
      compiled: new Map(),
      budget: this.#budget.open(this.limits.bytesOfOne),
      selections: 0,
    };
    this.#known.set(text, known);
    if (this.#known.size > this.limits.texts) this.#forgetOldest();
    return known;
  }

  #compile(text: string, operationName: string | null, known: Known): AdHocDocument | null {
    const compiled = compileQuery(this.schema, parse(text, { noLocation: true }), {
      operationName,
      budget: known.budget,
    });
    known.compiled.set(operationName, compiled);
    if (compiled === null) return null;
    known.selections += compiled.selections;
    this.#selections += compiled.selections;
    while (this.#selections > this.limits.selections) this.#forgetOldest();
    return compiled;
  }

  #forgetOldest(): void {
    const [oldest] = this.#known;
    if (oldest === undefined) return;
    const [text, { budget, selections }] = oldest;
    this.#known.delete(text);
    this.#selections -= selections;
    budget.close();
  }
}

/** Null: an operation of another kind, introspection, or anything else that cannot be written as in GraphQL. */
function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, budget }: { readonly operationName: string | null; readonly budget: BudgetPart },
): (AdHocDocument & { readonly selections: number }) | null {
  const parts = partsOf(document, operationName);
  const { operation } = parts;
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  try {
    const { write, selections } = compileParts(schema, parts, { keepsNulls: true, budget, isLasting: false });
    return { document, operation, writeData: write, selections };
  } catch {
    return null;
  }
}
