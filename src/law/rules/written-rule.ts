import type { Basis } from '../../engine/law.js';
import type { ConfidenceLabel } from '../../terms/citation.js';
import type { RulesFile } from '../files/rules-file.js';
import { SourceRowError } from '../text/csv-table.js';
import type { YamlFile } from '../text/yaml-file.js';

/** The profile of a program and the defaults of its rules. */
interface ProgramProfile {
  readonly program: string;
  readonly label: string;
  readonly aceOrder: number;
  readonly confidence: ConfidenceLabel;
  readonly assumptions: readonly number[];
}

type WrittenFields = RulesFile['rules'][string][number];
type WrittenPeriod = WrittenFields['rates'][number];

/** One rate of one rule for one period, as written, with the defaults of its file. */
export interface WrittenRule
  extends
    Omit<
      WrittenFields,
      'rates' | 'goods' | 'program' | 'authority' | 'authorityType' | 'confidence' | 'base'
    >,
    Omit<WrittenPeriod, 'cites'> {
  readonly file: string;
  readonly line: number;
  readonly heading: string;
  readonly profile: ProgramProfile;
  readonly authority: string;
  readonly authorityType: string;
  readonly confidence: ConfidenceLabel;
  readonly base: Basis;
  readonly goods: readonly string[];
}

/** The rules of a program file, one record per period, in file order. */
export function readWrittenRules(file: YamlFile<RulesFile>): readonly WrittenRule[] {
  return Object.entries(file.value.rules).flatMap(([heading, rules]) =>
    rules.flatMap((rule, place) =>
      rule.rates.map((period, at) =>
        toWritten(file, { heading, rule, period, line: file.lineOf(['rules', heading, place, 'rates', at]) }),
      ),
    ),
  );
}

interface Place {
  readonly heading: string;
  readonly rule: WrittenFields;
  readonly period: WrittenPeriod;
  readonly line: number;
}

function toWritten(file: YamlFile<RulesFile>, { heading, rule, period, line }: Place): WrittenRule {
  const at = { file: `law/${file.name}`, line };
  const { rates: _, goods, ...fields } = rule;
  const { cites = rule.cites, ...dated } = period;
  const stated = <K extends 'program' | 'authority' | 'authorityType'>(field: K): string => {
    const text = rule[field] ?? file.value.defaults[field];
    if (text === undefined)
      throw new SourceRowError(at, `${heading}: ${field} is neither stated nor a default of the file`);
    return text;
  };
  const profile = profileOf(file.value, { program: stated('program'), at });
  return {
    ...at,
    heading,
    ...fields,
    ...dated,
    cites,
    profile,
    authority: stated('authority'),
    authorityType: stated('authorityType'),
    confidence: rule.confidence ?? file.value.defaults.confidence ?? profile.confidence,
    goods: typeof goods === 'string' ? [goods] : goods,
  };
}

function profileOf(
  { programs, label, aceOrder }: RulesFile,
  {
    program,
    at,
  }: { readonly program: string; readonly at: { readonly file: string; readonly line: number } },
): ProgramProfile {
  const stated = programs[program];
  if (stated === undefined)
    throw new SourceRowError(at, `the program ${program} is not among the programs of the file`);
  const order = stated.aceOrder ?? aceOrder;
  if (order === undefined)
    throw new SourceRowError(at, `aceOrder is stated neither for ${program} nor for the file`);
  return { program, label, aceOrder: order, confidence: stated.confidence, assumptions: stated.assumptions };
}
