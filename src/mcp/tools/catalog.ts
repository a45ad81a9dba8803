import { listAt, readTextAt, readTextsAt } from '../../terms/json-object.js';
import type { ToolGuide } from '../tool-guide.js';

/** `trade_catalog_sections`. */
export const catalogSections: ToolGuide = {
  name: 'trade_catalog_sections',
  title: 'List the sections and chapters of the schedule',
  purpose: 'The 22 sections of the schedule with their chapters, titles and numbers of headings and lines.',
  useWhen: 'Use for orientation: which chapter a kind of goods falls under, before browsing it.',
  notWhen: 'Not for finding a code for goods: trade_hts_search does that in one call.',
  compactLeavesOut: ['_meta.dataFreshness', 'sections.chapters.headingCount', 'sections.chapters.lineCount'],
  lists: ['sections'],
  digest: (answer) => ({
    lines: listAt(answer, 'sections').map((section) => {
      const chapters = listAt(section, 'chapters').map((chapter) => readTextAt(chapter, 'chapter'));
      return `- Section ${readTextAt(section, 'section')} (chapters ${chapters[0]} to ${chapters.at(-1)}): ${readTextAt(section, 'title')}`;
    }),
    next: [
      {
        tool: 'trade_hts_browse',
        arguments: { chapter: '<two digits>', numberedOnly: true },
        why: 'the rows of one chapter',
      },
    ],
  }),
};

/** `trade_catalog_code`. */
export const catalogCode: ToolGuide = {
  name: 'trade_catalog_code',
  title: 'Everything about one tariff number',
  purpose:
    'One number in full: its row with all rates and endnotes, rows around it, the notes that govern it and how it changed over the archived revisions.',
  useWhen:
    'Use when the question is about the line itself: its wording, its history, its notes and rates together.',
  notWhen: 'Not for the duty of a shipment (trade_duty_calculate) or for finding a code (trade_hts_search).',
  compactLeavesOut: [
    '_meta.dataFreshness',
    'siblings',
    'children.endnotes',
    'parents.endnotes',
    'notes.text',
    'notes.quote',
    'notes.targets',
    'notes.offset',
    'notes.mentionDigits',
  ],
  lists: ['notes', 'history', 'children', 'siblings', 'parents'],
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'code')}: ${readTextsAt(answer, 'path').join(' > ')}`,
      `General ${readTextAt(answer, 'row.general.text') || 'none'}; special ${readTextAt(answer, 'row.special.text') || 'none'}; column 2 ${readTextAt(answer, 'row.column2.text') || 'none'}; units ${readTextsAt(answer, 'row.units').join(', ') || 'none'}.`,
      `${listAt(answer, 'notes').length} notes and ${listAt(answer, 'history').length} changes over the archived revisions: in structuredContent.`,
    ],
    next: [
      {
        tool: 'trade_duty_calculate',
        arguments: {
          hts: readTextAt(answer, 'code'),
          origin: '<country of origin, ISO 3166-1 alpha-2>',
        },
        why: 'the duty of a shipment under this number',
      },
    ],
  }),
};
