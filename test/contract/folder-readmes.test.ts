import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILE_NAME = /`([a-z0-9-]+(?:\/[a-z0-9.-]+)*\.(?:ts|mjs|peggy|prisma|graphql|yaml))`/g;

const modules = readdirSync(`${ROOT}src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `src/${entry.name}`);
const others = ['rest', 'schema', 'prisma', 'test', 'bench', 'web', 'clients', 'lint'];
const filesOf = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true }).map(String);
const folders = [...modules, ...others.filter((name) => existsSync(ROOT + name))].filter((folder) =>
  filesOf(folder).some((name) => name !== 'README.md'),
);
const pageOf = (folder: string): string => readFileSync(`${ROOT}${folder}/README.md`, 'utf8');

describe('every module', () => {
  it('is found', () =>
    expect(folders).toEqual(expect.arrayContaining(['src/terms', 'src/engine', 'rest', 'test'])));

  it.each(folders)('%s says in at most 15 lines what is in it', (folder) => {
    const lines = pageOf(folder).trimEnd().split('\n');
    expect(lines[0]).toBe(`# ${folder.replace('src/', '')}`);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(15);
  });

  it.each(folders)('%s names only files that exist', (folder) => {
    const files = filesOf(folder).map((path) => `/${path}`);
    const named = [...pageOf(folder).matchAll(FILE_NAME)].map((match) => match[1]!);
    const missing = named.filter(
      (name) => !files.some((path) => path.endsWith(`/${name}`)) && !existsSync(ROOT + name),
    );
    expect(missing).toEqual([]);
  });
});
