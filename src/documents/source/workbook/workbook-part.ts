import { FILE_LIMITS } from '../limits.js';
import { createTooLargeProblem } from '../refusals.js';
import type { Archive } from './archive.js';
import { createDamagedProblem, parseXml } from './parse-xml.js';
import { readRelationships, type Relationship } from './relationships.js';
import { unescapeText } from './shared-strings.js';

interface SheetPart {
  readonly name: string;
  readonly part: string;
  /** True: the spreadsheet program does not show it. */
  readonly isHidden: boolean;
}

/** What a workbook states about its parts. */
export interface WorkbookPart {
  readonly sheets: readonly SheetPart[];
  /** Null: it names none. */
  readonly sharedStrings: string | null;
  readonly styles: string | null;
  /** True: days are counted from 1904, as on old Apple computers. */
  readonly isFrom1904: boolean;
}

/** Usual path of the workbook in an archive that does not state it. */
const USUAL_PART = 'xl/workbook.xml';

export function readWorkbookPart(archive: Archive): WorkbookPart {
  const root = readRelationships(archive, '').find(({ kind }) => kind === 'officeDocument');
  const part = root?.part ?? USUAL_PART;
  const bytes = archive.read(part);
  if (bytes === null) throw createDamagedProblem();
  const related = readRelationships(archive, part);
  const partOf = (kind: string): string | null => related.find((one) => one.kind === kind)?.part ?? null;
  return {
    ...readSheets(bytes, related),
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
  };
}

function readSheets(
  bytes: Buffer,
  related: readonly Relationship[],
): Pick<WorkbookPart, 'sheets' | 'isFrom1904'> {
  const sheets: SheetPart[] = [];
  let isFrom1904: boolean | null = null;
  parseXml(bytes, {
    onOpen: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 ??= /^(1|true)$/.test(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const { name: title = '', id, state = '' } = attributes();
      const named = related.find((one) => one.id === id);
      if (named === undefined) throw createDamagedProblem();
      // Sheets of charts and macros have no cells.
      if (named.kind === 'worksheet') {
        const isHidden = /^(?:very)?hidden$/i.test(state);
        sheets.push({ name: unescapeText(title), part: named.part, isHidden });
      }
      if (sheets.length > FILE_LIMITS.sheets)
        throw createTooLargeProblem(`The workbook has more than ${FILE_LIMITS.sheets} sheets.`);
    },
  });
  return { sheets, isFrom1904: isFrom1904 ?? false };
}
