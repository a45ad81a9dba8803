import type { SourceFolder } from '../text/source-folder.js';
import { readYamlFile, type YamlFile } from '../text/yaml-file.js';
import { corrections } from './corrections.js';
import { rulesFile, type RulesFile } from './rules-file.js';
import {
  chapter98Rows,
  displacementRows,
  exclusiveGroupRows,
  feeRows,
  freshnessRows,
  noteLimitRows,
  noticeRows,
  privilegedStatusRows,
} from './schemas.js';
import { numberingRows } from './schedule.js';

/** The YAML files of the law, read and checked; programs are ordered by folder name. */
export type LawText = Readonly<Awaited<ReturnType<typeof readLawText>>>;

/** @throws TypeError naming file, line and path of the first error */
export async function readLawText(folder: SourceFolder) {
  const read = async <S extends Parameters<typeof readYamlFile>[2]>(name: string, schema: S) =>
    (await readYamlFile(folder, name, schema)).value;
  return {
    programs: await readPrograms(folder),
    noteLimits: await read('chapter99/note-limits.yaml', noteLimitRows),
    corrections: await read('corrections.yaml', corrections),
    displacements: await read('stacking/displacements.yaml', displacementRows),
    exclusiveGroups: await read('stacking/exclusive-groups.yaml', exclusiveGroupRows),
    chapter98: await read('stacking/chapter-98.yaml', chapter98Rows),
    privilegedStatus: await read('stacking/privileged-foreign-status.yaml', privilegedStatusRows),
    fees: await read('fees/fees.yaml', feeRows),
    notices: await read('notices.yaml', noticeRows),
    freshness: await read('freshness.yaml', freshnessRows),
    numbering: await read('chapter99/numbering.yaml', numberingRows),
  };
}

async function readPrograms(folder: SourceFolder): Promise<readonly YamlFile<RulesFile>[]> {
  const programs: YamlFile<RulesFile>[] = [];
  for (const name of await folder.listFolders('chapter99'))
    programs.push(await readYamlFile(folder, `${name}/rules.yaml`, rulesFile));
  return programs;
}
