import { describe, expect, it } from '@jest/globals';
import type { Cell, Dataset } from '../../src/tables/dataset.js';
import { readCsvTable } from '../../src/law/text/csv-table.js';
import { SourceIssues } from '../../src/law/text/source-issues.js';
import { toDocumentRows } from '../../src/law/tables/document-rows.js';
import { toEventRows } from '../../src/law/tables/event-rows.js';
import { toCountryRows, toOutlineRows } from '../../src/law/tables/outline-rows.js';
import { toFlagRows } from '../../src/law/tables/pga-rows.js';
import type { OfficialNote } from '../../src/ingest/sources/notes/parse-notes.js';
import { toRateNoteRows } from '../../src/ingest/schedule/rate-note-rows.js';
import { toHeadingRows } from '../../src/ingest/schedule/schedule-rows.js';
import { formatRevisionTitle } from '../../src/law/tables/held-revisions.js';
import { toSpiRows } from '../../src/law/tables/spi-rows.js';
import { parseRevisionList } from '../../src/ingest/sources/hts/revision-list.js';

const recordsOf = ({ columns, rows }: Dataset): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] as Cell])));

describe('special programs', () => {
  const HEAD =
    'symbol,program,eligibleCountriesIso2,excludedArticlesMarker,freesByNote,exceptNumbers,generalNote,legalBasis,statusFrom,statusTo,status,ruleOfOrigin,mpfExempt,mpfNote,citation,confidence';

  it('end a period where the next of the symbol begins, and say so', () => {
    const issues = new SourceIssues();
    const rows = [
      'D,AGOA,ZA KE,,no,,GN 16,x,2025-10-01,2026-02-03,retroactive,x,no,,CSMS 67647279,high',
      'D,AGOA,ZA KE,,no,,GN 16,x,2026-02-03,2026-12-31,in_force,x,no,,CSMS 67647279,medium',
      'C,Aircraft,*,,no,,GN 6,x,1980-01-01,,in_force,x,no,,19 CFR 10.183,high',
    ];
    const records = recordsOf(toSpiRows(readCsvTable('spi.csv', [HEAD, ...rows].join('\n')), issues));
    expect(records.map(({ legal_from: from, legal_to: to }) => [from, to])).toEqual([
      ['2025-10-01', '2026-02-03'],
      ['2026-02-03', '2027-01-01'],
      ['1980-01-01', null],
    ]);
    expect(records.map(({ eligible_countries: codes, source_label: label }) => [codes, label])).toEqual([
      [['KE', 'ZA'], 'official'],
      [['KE', 'ZA'], 'secondary'],
      [['ALL'], 'official'],
    ]);
    expect(issues.list()).toHaveLength(1);
  });

  it('say where the general note itself frees the goods, and which numbers it excepts', () => {
    const row = 'Z,Free,FM,,yes,9101 9606.21.40,GN 10,x,1989-10-18,,in_force,x,no,,GN 10,medium';
    const [record] = recordsOf(
      toSpiRows(readCsvTable('spi.csv', [HEAD, row].join('\n')), new SourceIssues()),
    );
    expect([record?.frees_by_note, record?.except_numbers]).toEqual([true, ['9101', '96062140']]);
  });
});

describe('catalog', () => {
  it('countries keep their rate column', () => {
    const text =
      'iso2,name,column,column2From,euMember,ftaSpi,preferenceSpi,insideUsCustomsTerritory,remarks\nRU,Russia,2,2022-04-09,no,,,no,\nMX,Mexico,1,,no,S S+,,no,';
    expect(recordsOf(toCountryRows(readCsvTable('countries.csv', text)))).toMatchObject([
      { iso2: 'RU', rate_column: 2, column2_from: '2022-04-09', eu_member: false },
      { iso2: 'MX', rate_column: 1, column2_from: null, fta_spi: ['S', 'S+'] },
    ]);
    expect(() => toCountryRows(readCsvTable('countries.csv', text.replace('2,2022', '3,2022')))).toThrow(
      'column: "3"',
    );
  });

  it('sections are listed once, in order', () => {
    const text =
      'section,sectionTitle,chapter,chapterTitle\nI,Animals,01,Live animals\nI,Animals,02,Meat\nII,Vegetables,06,Trees';
    const [sections, chapters] = toOutlineRows(readCsvTable('hts-sections.csv', text));
    expect(recordsOf(sections)).toEqual([
      { roman: 'I', sequence: 1, title: 'Animals' },
      { roman: 'II', sequence: 2, title: 'Vegetables' },
    ]);
    expect(chapters.rows).toHaveLength(3);
  });

  it('agency flags are unverified unless their confidence is high', () => {
    const text =
      'htsPrefix,agency,flagCode,program,requirement,description,citation,confidence\n9403.20,EPA,EP7,wood,may_be_required,d,40 CFR part 770,medium\n0101,APH,AQ2,animals,required,d,9 CFR part 93,high';
    const issues = new SourceIssues();
    const records = recordsOf(toFlagRows(readCsvTable('flags.csv', text), new Set(['EPA']), issues));
    expect(records).toMatchObject([
      { prefix: '940320', source_label: 'unverified' },
      { prefix: '0101', source_label: 'secondary' },
    ]);
    expect(issues.list()).toEqual([
      { where: 'flags.csv line 3', message: 'the agency APH is not in the list of agencies' },
    ]);
  });

  it('events name their authority, headings and documents', () => {
    const text =
      'date,event,authority,citation,type\n2026-04-23,Quantities at 25% (9903.82.18),Section 232,91 FR 21790,FR_notice\n2026-08-24,Threat,announcement,press reports,announcement';
    expect(recordsOf(toEventRows(readCsvTable('timeline.csv', text)))).toMatchObject([
      {
        authority_type: 'section_232',
        headings: ['9903.82.18'],
        source_label: 'secondary',
        citations: [{ document: '91 FR 21790' }],
      },
      { authority_type: null, confidence: 'low', source_label: 'unverified' },
    ]);
  });

  it('headings carry the days between which they were printed, without mark-up', () => {
    const revisions = parseRevisionList(
      'revision,file,effectiveDate,changeRecordDate\n2025_basic,a.gz,2025-01-01,\n2025_rev_1,b.gz,2025-02-04,2025-02-05\n2025_rev_2,c.gz,2025-03-04,',
    );
    if (!revisions.ok) throw new Error(revisions.message);
    const text =
      'heading,fromRevision,toRevision,description,general,special,other,endnotes\n9903.01.20,2025_basic,2025_rev_1,<b>Articles</b>  of China,2.5% <u></u>,,,\n9903.01.21,2025_rev_2,2025_rev_2,x,,,,';
    expect(recordsOf(toHeadingRows(readCsvTable('history.csv', text), revisions.value))).toMatchObject([
      {
        description: 'Articles of China',
        general: '2.5%',
        published_from: '2025-01-01',
        published_to: '2025-03-04',
      },
      { published_from: '2025-03-04', published_to: null },
    ]);
    expect(formatRevisionTitle('2026_rev_10')).toBe('HTSUS 2026 Revision 10');
    expect(formatRevisionTitle('2025_basic')).toBe('HTSUS 2025 Basic Edition');
  });

  it('rate notes keep the rates alone', () => {
    const note: OfficialNote = {
      noteId: 'ch58:us:2',
      sequence: 1,
      scope: 'additional-us',
      section: 'XI',
      chapter: '58',
      subchapter: null,
      number: '2',
      subdivision: null,
      part: 'whole',
      heading: 'Additional U.S. Notes',
      mentions: [],
      provenance: 'official-text',
      source: 'HTSUS 2025 Revision 32',
      verifiedShare: null,
      codesTotal: null,
      spi: null,
      text: 'The rates of duty applicable to subheading 5810.92.10 are:\n | column 1 (general)- | 4.2%, but more |\n | --- | --- |\n | column 2- | 90% |',
    };
    const other = { ...note, noteId: 'x', text: 'In this chapter lace means lace.' };
    expect(recordsOf(toRateNoteRows([note, other]))).toMatchObject([
      {
        note_id: 'ch58:us:2',
        text: 'The rates of duty applicable to subheading 5810.92.10 are:\ncolumn 1 (general)- 4.2%, but more\ncolumn 2- 90%',
        mentions: ['58109210'],
      },
    ]);
  });

  it('documents gather what every citation knows of them', () => {
    const cited: Dataset = {
      table: 'chapter99_rule',
      columns: ['citation_text', 'citations'],
      rows: [
        [
          'EO 14325 (2025-07-31); CSMS 65798609',
          [{ document: 'EO 14325', locator: null, url: null, source: 'official' }],
        ],
        [
          '',
          [
            {
              document: 'EO 14325',
              locator: '90 FR 37957, FR Doc 2025-14999',
              url: null,
              source: 'official',
            },
          ],
        ],
        ['', [{ document: 'press reports', locator: null, url: null, source: 'unverified' }]],
      ],
    };
    const documents = recordsOf(toDocumentRows([cited], []));
    expect(documents.map(({ number }) => number)).toEqual(['CSMS 65798609', 'EO 14325', 'press reports']);
    expect(documents[1]).toMatchObject({
      fr_citation: '90 FR 37957',
      fr_document: '2025-14999',
      published_on: '2025-07-31',
      url: 'https://www.federalregister.gov/d/2025-14999',
      source_label: 'official',
    });
    expect(documents[2]).toMatchObject({ kind: 'other', source_label: 'secondary' });
  });
});
