import type { Exchange } from './exchange.js';

const MOST_KEPT = 100;
const MOST_CHARACTERS = 300;

/** The Content-Type that Apollo Server chose for each Accept it was sent lately. */
export class KnownTypes {
  readonly #chosen = new Map<string | undefined, string>();

  /** From an answer of Apollo Server that is sent. */
  learn({ request, response }: Exchange): void {
    const { accept } = request.headers;
    const type = response.getHeader('content-type');
    if (response.statusCode !== 200 || typeof type !== 'string' || this.#chosen.has(accept)) return;
    if (accept !== undefined && accept.length > MOST_CHARACTERS) return;
    this.#chosen.set(accept, type);
    if (this.#chosen.size > MOST_KEPT) this.#forgetOldest();
  }

  /** Null: none was chosen yet. */
  find({ request }: Exchange): string | null {
    return this.#chosen.get(request.headers.accept) ?? null;
  }

  #forgetOldest(): void {
    for (const accept of this.#chosen.keys()) {
      this.#chosen.delete(accept);
      return;
    }
  }
}
