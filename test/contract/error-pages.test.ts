import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { PROBLEM_KINDS, toProblemType, type ProblemName } from '../../src/terms/errors.js';

const FOLDER = new URL('../../docs/errors/', import.meta.url);
const NAMES = Object.keys(PROBLEM_KINDS) as ProblemName[];

const pageOf = (name: string): string => readFileSync(new URL(`${name}.md`, FOLDER), 'utf8');

describe('pages of the problem catalogue', () => {
  it('are one for each kind and no others', () => {
    const pages = readdirSync(FOLDER).filter((file) => file !== 'README.md');
    expect(pages.sort()).toEqual(NAMES.map((name) => `${name}.md`).sort());
  });

  it.each(NAMES)('say what the catalogue says of %s', (name) => {
    const { title, status, cure } = PROBLEM_KINDS[name];
    const page = pageOf(name);
    expect(page.split('\n')[0]).toBe(`# ${title}`);
    expect(page).toContain(`\`${toProblemType(name)}\``);
    expect(page).toContain(`| status | ${status} |`);
    expect(page).toContain(`## What to do\n\n${cure}\n`);
  });

  it.each(NAMES)('explain when %s is met', (name) => {
    expect(pageOf(name)).toMatch(/## When\n\n\S.{40,}/);
  });

  it.each(NAMES)('are listed in the index: %s', (name) => {
    const { title, status } = PROBLEM_KINDS[name];
    expect(pageOf('README')).toContain(`| ${status} | [${name}](${name}.md) | ${title} |`);
  });
});
