import { createUnreadableProblem } from '../refusals.js';
import type { Archive } from './archive.js';
import { parseXml } from './parse-xml.js';

/** A part that another part references. */
export interface Relationship {
  readonly id: string;
  /** The last word of its type: `worksheet`, `sharedStrings`; the two forms of the standard differ before it. */
  readonly kind: string;
  /** Name of the part in the archive. */
  readonly part: string;
}

/** The parts of the archive that a part references; none if it states none. The root part has no name. */
export function readRelationships(archive: Archive, part: string): Relationship[] {
  const [folder, file] = [folderOf(part), part.slice(folderOf(part).length)];
  const bytes = archive.read(`${folder}_rels/${file}.rels`);
  const found: Relationship[] = [];
  if (bytes === null) return found;
  parseXml(bytes, {
    onOpen: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '', TargetMode } = attributes();
      if (TargetMode === 'External') return;
      found.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), part: resolvePart(folder, Target) });
    },
  });
  return found;
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}

/** Resolves a target relative to the part that references it (ECMA-376, part 2, 6.5.3.4 and RFC 3986). */
function resolvePart(folder: string, target: string): string {
  const names: string[] = [];
  const path = target.startsWith('/') ? target : folder + target;
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined)
      throw createUnreadableProblem('the workbook names a part that lies outside of it');
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
