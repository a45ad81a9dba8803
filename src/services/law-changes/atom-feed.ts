import { escapeMarkup } from '../../terms/escape-markup.js';
import type { LawChangesModel } from './present-change.js';

type Change = LawChangesModel['changes'][number];

/**
 * The changes of a page as an Atom feed (RFC 4287), the newest first. Its ids are tag URIs (RFC 4151), the same in every
 * reading.
 */
export function writeAtomFeed({ changes }: LawChangesModel): string {
  const newest = changes.at(-1)?.at ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '  <id>tag:dutygraph,2026:law-changes</id>',
    '  <title>Changes of United States tariff law</title>',
    '  <author><name>Dutygraph</name></author>',
    `  <updated>${newest}</updated>`,
    '  <link rel="self" href="/v1/changes"/>',
    ...changes.toReversed().map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({
  id,
  at,
  kind,
  title,
  words,
  lineCount,
  headings,
  caseNumbers,
  mayChangeDuty,
}: Change): string {
  const touched = [
    `${lineCount} tariff numbers`,
    `${headings.length} Chapter 99 headings`,
    `${caseNumbers.length} AD/CVD cases`,
  ].join(', ');
  const summary = [
    mayChangeDuty ? 'May change duties.' : 'Changes no duty.',
    `Touches ${touched}.`,
    ...words,
  ].join('\n');
  return [
    '  <entry>',
    `    <id>tag:dutygraph,2026:law-changes:${escape(id)}:${at}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <updated>${at}</updated>`,
    `    <category term="${kind}"/>`,
    `    <content type="text">${escape(summary)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** Characters that XML 1.0 does not allow are left out. */
function escape(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
