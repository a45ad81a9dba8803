import { parse } from 'yaml';
import type { z } from 'zod';
import type { SourceFolder } from '../sources/source-folder.js';
import {
  chapter98Rows,
  datasetSources,
  displacementRows,
  exclusiveGroupRows,
  factReadings,
  feeRows,
  importControls,
  namedProductRows,
  noteScopeRows,
  noticeRows,
  programProfiles,
  ruleOverrides,
  type AuthoredLaw,
} from './authored-rows.js';
import { retroactiveCorrections } from './retroactive-rows.js';
import { scheduleReadings } from './schedule-rows.js';

/** Reads the authored files; a row of the wrong shape is named by file and path. */
export async function readAuthored(folder: SourceFolder): Promise<AuthoredLaw> {
  return {
    displacements: await readYaml(folder, 'displacements.yaml', displacementRows),
    exclusiveGroups: await readYaml(folder, 'exclusive-groups.yaml', exclusiveGroupRows),
    noteScopes: await readYaml(folder, 'note-scopes.yaml', noteScopeRows),
    chapter98: await readYaml(folder, 'chapter98.yaml', chapter98Rows),
    profiles: await readYaml(folder, 'programs.yaml', programProfiles),
    overrides: await readYaml(folder, 'rule-overrides.yaml', ruleOverrides),
    namedProducts: await readYaml(folder, 'named-products.yaml', namedProductRows),
    factReadings: await readYaml(folder, 'fact-readings.yaml', factReadings),
    fees: await readYaml(folder, 'fees.yaml', feeRows),
    importControls: await readYaml(folder, 'import-controls.yaml', importControls),
    notices: await readYaml(folder, 'notices.yaml', noticeRows),
    datasets: await readYaml(folder, 'datasets.yaml', datasetSources),
    corrections: await readYaml(folder, 'retroactive.yaml', retroactiveCorrections),
    schedule: await readYaml(folder, 'schedule.yaml', scheduleReadings),
  };
}

async function readYaml<S extends z.ZodType>(
  folder: SourceFolder,
  name: string,
  schema: S,
): Promise<z.infer<S>> {
  const checked = schema.safeParse(parse(await folder.readText(name), { schema: 'core' }));
  if (checked.success) return checked.data;
  const [first] = checked.error.issues;
  throw new TypeError(
    `authored/${name} at ${first?.path.join('.') ?? 'the top'}: ${first?.message ?? 'wrong shape'}`,
  );
}
