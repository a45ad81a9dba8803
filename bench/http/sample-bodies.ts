import type { Case } from './cases.js';

/** Answers that are looked at before anything is measured. */
export const SAMPLED = 200;

/** The answers to some of a case's requests, spread over all of them. @throws when one is not 200 */
export async function sampleBodies(
  url: string,
  { name, requests }: Case,
  count = SAMPLED,
): Promise<string[]> {
  const step = Math.max(1, Math.floor(requests.length / count));
  const bodies: string[] = [];
  for (let at = 0; at < requests.length && bodies.length < count; at += step) {
    const { method, path, headers, body } = requests[at]!;
    const response = await fetch(url + path, {
      method,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${name}: ${response.status} for ${path.slice(0, 200)}\n${text.slice(0, 500)}`);
    bodies.push(text);
  }
  return bodies;
}

/** The body whose size is nearest to the mean: what a bare server is made to answer. */
export function typicalBody(bodies: readonly string[]): string {
  const mean = bodies.reduce((sum, body) => sum + body.length, 0) / bodies.length;
  return bodies.reduce((best, body) =>
    Math.abs(body.length - mean) < Math.abs(best.length - mean) ? body : best,
  );
}
