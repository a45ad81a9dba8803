import { REPORT_LIMITS } from '../../../documents/source/limits.js';
import { Archive } from '../../../documents/source/workbook/archive.js';
import {
  isArchive,
  refuseTooLarge,
  toFileSource,
  withFileErrors,
  type FileSource,
} from '../../tables/table-files.js';
import { refuseField } from '../../../terms/errors.js';

/** A file of an audit with the name it is known by. */
interface NamedFile {
  readonly name: string;
  readonly open: () => FileSource;
}

/** Entries and every report of Customs that is read beside them. */
const MAX_FILES = 20;
/** What makes an archive an Office document (ECMA-376, part 2, 7.3.7). */
const OFFICE_PART = '[Content_Types].xml';
/** What programs for archives add: folders, and files that begin with a dot or are of macOS. */
const NO_FILE = /\/$|(?:^|\/)\.|^__MACOSX\//;
// eslint-disable-next-line no-control-regex -- names come from outside and are printed
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * The files of a ZIP archive, each unfolded when it is opened; any other file is itself the only one. Throws a Problem
 * where the archive is damaged, encrypted, empty or larger than one audit may hold.
 */
export async function unpackFiles(name: string, source: FileSource): Promise<readonly NamedFile[]> {
  if (!isArchive(source)) return [{ name, open: () => source }];
  refuseTooLarge(source.size);
  const bytes = await source.readWhole();
  const archive = await withFileErrors(() => new Archive(bytes, REPORT_LIMITS));
  if (archive.has(OFFICE_PART)) return [{ name, open: () => toFileSource(bytes) }];
  const names = archive.names.filter((path) => !NO_FILE.test(path));
  if (names.length === 0 || names.length > MAX_FILES)
    throw refuseField(
      'file',
      `the archive has ${names.length} files; 1 to ${MAX_FILES} are read: the entries, and the reports beside them`,
    );
  return names.map((path) => ({
    name: path.replace(CONTROL, '?'),
    open: () => toFileSource(archive.read(path)!),
  }));
}
