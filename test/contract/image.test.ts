import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

describe('the image', () => {
  it('holds every file of the law that the package ships, as the service reads them when they are asked for', () => {
    const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(law\/\S+) \.\/(\S+)$/gm)];
    expect(copied.map(([, from]) => from).sort()).toEqual(
      files.filter((file) => file.startsWith('law/')).sort(),
    );
    for (const [, from, to] of copied) expect(to).toBe(from);
  });
});
