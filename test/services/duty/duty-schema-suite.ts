import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  getNamedType,
  graphql,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchema } from '../../../src/graphql/schema.js';
import { getDutyContext } from './asking.js';

export function describeDutySchema(): void {
  describe('every field of DutyInfo', () => {
    let schema: GraphQLSchema;
    beforeAll(() => {
      schema = buildSchema();
    });

    /** Types of the answer itself; a field of another file leads to an answer of its own. */
    const OWN = new Set(
      [readFileSync('schema/duty.graphql', 'utf8'), readFileSync('schema/regulatory-data.graphql', 'utf8')]
        .flatMap((text) => parse(text).definitions)
        .flatMap((definition) =>
          definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.name.value : [],
        ),
    );

    /** Every field of a type, to the leaves. */
    function selectAll(type: GraphQLObjectType): string {
      const fields = Object.values(type.getFields()).flatMap((field) => {
        const inner = getNamedType(field.type);
        if (!isObjectType(inner)) return field.name;
        return OWN.has(inner.name) ? `${field.name} ${selectAll(inner)}` : [];
      });
      return `{ ${fields.join(' ')} }`;
    }

    const askAll = (input: object) => {
      const all = selectAll(schema.getType('DutyInfo') as GraphQLObjectType);
      const source = `query ($input: DutyInput!) { dutyInfo(input: $input) ${all} }`;
      return graphql({ schema, source, variableValues: { input }, contextValue: getDutyContext() });
    };

    it.each([
      [{ hts: '7326.90.86.88', origin: 'CN', value: '14172', transport: 'ocean' }],
      [{ hts: '7326908688' }],
      [{ hts: '7606.12.30', origin: 'DE', value: 5000, facts: [{ key: 'smelt_country', value: 'unknown' }] }],
      [{ hts: '2203.00.00', origin: 'CA', value: 100 }],
      [{ hts: '0101.21.00', origin: 'DE', value: 100, valuation: { packingCosts: 10 } }],
      [{ hts: '1701.14.05', origin: 'DE', value: 100 }],
      [{ hts: '7326.90.86.88', origin: 'CN', value: 100, exclusions: ['9903.88.69'], date: '2025-12-01' }],
    ])('resolves for %j', async (input) => {
      const { data, errors } = await askAll(input);
      expect(errors).toBeUndefined();
      expect((data?.dutyInfo as { htsCode?: string }).htsCode).toMatch(/^\d{4}/);
    });

    it('has the fields of the specification, by name', () => {
      const fields = Object.keys((schema.getType('DutyInfo') as GraphQLObjectType).getFields());
      expect(fields).toEqual(expect.arrayContaining(SPECIFIED));
    });

    it('is described, with its arguments and members', () => {
      const types = Object.values(schema.getTypeMap()).filter(
        (type) => !type.name.startsWith('__') && !isScalarType(type),
      );
      for (const type of types) {
        expect(`${type.name}: ${type.description ?? ''}`).not.toMatch(/: $/);
        const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
        for (const field of fields)
          expect(`${type.name}.${field.name}: ${field.description ?? ''}`).not.toMatch(/: $/);
      }
    });
  });
}

const SPECIFIED = [
  'htsCode',
  'description',
  'declaredValue',
  'unit',
  'generalRate',
  'specialRates',
  'column2Rate',
  'section232',
  'section301',
  'ieepaRate',
  'reciprocalRate',
  'adCvdRate',
  'adcvdCases',
  'chapter99Sources',
  'matchedExclusions',
  'splitLines',
  'valuationAdjustments',
  'landedCost',
  'estimatedTotalDuty',
  'totalDutyAmount',
  'effectiveRate',
  'calculationComplete',
  'requiredInputs',
  'warnings',
  'legalNoteRateRuleDiagnostics',
  'legalNoteChapter99ApplicabilityDiagnostics',
  'legalNoteQuotaDiagnostics',
  'provenance',
  '_meta',
  'mfnAmount',
  'adcvdAmount',
  'entryDutiesAmount',
  'totalLandedDuty',
  'section232ScopeMatch',
  'mpf',
  'hmf',
  'conditionalFields',
  'missingConditionalInputs',
];
