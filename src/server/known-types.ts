import type { HttpContext } from './http-context.js';

const MAX_KEPT = 100;
const MAX_CHARACTERS = 300;

/** The Content-Type that Apollo Server chose for each Accept it was sent lately. */
export class KnownTypes {
  readonly #chosen = new Map<string | undefined, string>();

  /** From an answer of Apollo Server that is sent. */
  learn({ request, response }: HttpContext): void {
    const { accept } = request.headers;
    const type = response.getHeader('content-type');
    if (response.statusCode !== 200 || typeof type !== 'string' || this.#chosen.has(accept)) return;
    if (accept !== undefined && accept.length > MAX_CHARACTERS) return;
    this.#chosen.set(accept, type);
    if (this.#chosen.size > MAX_KEPT) this.#forgetOldest();
  }

  /** Null: none was chosen yet. */
  find({ request }: HttpContext): string | null {
    return this.#chosen.get(request.headers.accept) ?? null;
  }

  #forgetOldest(): void {
    for (const accept of this.#chosen.keys()) {
      this.#chosen.delete(accept);
      return;
    }
  }
}
