import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { problemSchema } from '../../rest/openapi/problem-parts.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { answerSchemaOf } from '../../src/operations/json-schema/operation-answer.js';
import type { Operation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import { dutyFields, dutyTypes, matchFields, problemFields, valueSets } from './specified-fields.js';
import { specificationPath } from '../support/official-files.js';

/** Every field that the specification names is in the schema of the answer, where the specification has it. */

interface Part {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly additionalProperties?: Part | boolean;
}

const specification = readFileSync(specificationPath(), 'utf8');
const schema = buildSchema();
const documents = readStoredDocuments(schema);

function wholeOf(id: string): Part & { readonly $defs: Readonly<Record<string, Part>> } {
  const operation = registry.find((row): row is Operation => row.id === id && row.kind === 'query')!;
  return answerSchemaOf(operation, { schema, documents }) as ReturnType<typeof wholeOf>;
}

/** Names of the fields at a place of an operation's answer: through references, items of lists and values of maps. */
function fieldsAt(id: string, place: string): string[] {
  const whole = wholeOf(id);
  const settle = (part: Part): Part => {
    if (part.$ref) return settle(whole.$defs[part.$ref.replace('#/$defs/', '')]!);
    if (part.items) return settle(part.items);
    return typeof part.additionalProperties === 'object' ? settle(part.additionalProperties) : part;
  };
  const names = place === '' ? [] : place.split('.');
  const at = names.reduce<Part>((part, name) => settle(part).properties?.[name] ?? {}, whole);
  return Object.keys(settle(at).properties ?? {});
}

/** Fields at each place, counted in the specification by hand: nothing is read short. */
const COUNTS = {
  dutyInfo: 38,
  'dutyInfo._meta': 2,
  'dutyInfo._meta.dataFreshness': 2,
  'dutyInfo.adcvdCases': 18,
  'dutyInfo.adcvdCases.frCitation': 9,
  'dutyInfo.adcvdCases.scopeAnalysis': 2,
  'dutyInfo.adcvdCases.scopeAnalysis.confidence': 4,
  'dutyInfo.chapter99Sources': 9,
  'dutyInfo.chapter99Sources.citation': 9,
  'dutyInfo.conditionalFields': 9,
  'dutyInfo.hmf': 3,
  'dutyInfo.landedCost': 2,
  'dutyInfo.legalNoteChapter99ApplicabilityDiagnostics': 17,
  'dutyInfo.legalNoteQuotaDiagnostics': 17,
  'dutyInfo.legalNoteRateRuleDiagnostics': 15,
  'dutyInfo.matchedExclusions': 3,
  'dutyInfo.mpf': 2,
  'dutyInfo.requiredInputs': 9,
  'dutyInfo.section232ScopeMatch': 2,
  'dutyInfo.specialRates': 2,
  'dutyInfo.splitLines': 4,
};

const specified = dutyFields(specification);

describe('the fields of the specification', () => {
  it('are read: every table and list of them', () => {
    const counts = [...specified].map(([place, names]) => [place, names.length]);
    expect(Object.fromEntries(counts)).toEqual(COUNTS);
  });

  it.each(['calculateDuty', 'calculateDutyWithValuation'])('of a duty are in the answer of %s', (id) => {
    const missing = [...specified].flatMap(([place, names]) => {
      const known = fieldsAt(id, place);
      return names.filter((name) => !known.includes(name)).map((name) => `${place}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('of a duty have the types that it says', () => {
    const { DutyInfo, Amount } = wholeOf('calculateDuty').$defs;
    const written = (type: string): unknown => {
      if (type === 'Amount') return { $ref: '#/$defs/Amount' };
      if (type === 'object') return { $ref: expect.any(String) };
      return { type: type.startsWith('array') ? 'array' : type };
    };
    const types = dutyTypes(specification);
    expect(types).toHaveLength(29);
    expect(DutyInfo!.properties).toMatchObject(
      Object.fromEntries(types.map(([name, type]) => [name, written(type)])),
    );
    expect(Amount!.properties).toMatchObject({ value: { type: 'number' }, currency: { type: 'string' } });
  });

  it('with a closed set of values name every value', () => {
    const sets = valueSets(specification);
    expect(sets.map(([name]) => name).sort()).toEqual([
      ...[
        'applicability',
        'determination',
        'health',
        'parityStatus',
        'parityStatus',
        'severity',
        'tier',
        'type',
      ],
    ]);
    // Dataset health stands in a map, whose values have no name of their own.
    const described = JSON.stringify(wholeOf('calculateDuty').$defs.AnswerMeta);
    const fields = Object.values(wholeOf('calculateDuty').$defs).flatMap(({ properties = {} }) =>
      Object.entries(properties),
    );
    const told = (name: string): string[] =>
      name === 'health'
        ? [described]
        : fields
            .filter(([own]) => own === name)
            .map(([, part]) => `${part.enum?.join()} ${part.description}`);
    const untold = sets.filter(
      ([name, values]) =>
        !told(name).some((text) => values.every((value) => new RegExp(`\\b${value}\\b`).test(text))),
    );
    expect(untold).toEqual([]);
  });

  it('of a match are in the answer of the AD/CVD check, with the signals of a case', () => {
    expect(fieldsAt('checkAdcvd', '')).toContain('matches');
    expect(fieldsAt('checkAdcvd', 'matches')).toEqual(expect.arrayContaining(matchFields(specification)));
    for (const inner of ['scopeAnalysis', 'scopeAnalysis.confidence', 'frCitation'])
      expect(fieldsAt('checkAdcvd', `matches.${inner}`)).toEqual(
        expect.arrayContaining([...specified.get(`dutyInfo.adcvdCases.${inner}`)!]),
      );
  });

  it('of a search and of a place in the schedule are in their answers', () => {
    expect(specification).toContain('Response carries `results[]` of matching tariff rows');
    expect(fieldsAt('searchHts', 'results')).toContain('code');
    expect(specification).toContain('Returns parents and children of the code');
    expect(fieldsAt('getHtsHierarchy', '')).toEqual(expect.arrayContaining(['parents', 'children']));
  });

  it('of a refusal are in the schema of problems', () => {
    expect(problemFields(specification)).toHaveLength(6);
    expect(Object.keys((problemSchema as Part).properties!)).toEqual(
      expect.arrayContaining(problemFields(specification)),
    );
  });
});
