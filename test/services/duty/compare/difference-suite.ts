import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { graphql, type GraphQLInputObjectType } from 'graphql';
import { verifyProof, type DutyProof } from '../../../../src/engine/proof.js';
import { diffDuty } from '../../../../src/services/duty/compare/duty-difference.js';
import { toCalendarDate } from '../../../../src/terms/calendar-date.js';
import { listCountries } from '../../../../src/terms/country.js';
import { ZERO, type Decimal } from '../../../../src/terms/decimal.js';
import type { ComparisonSetup } from './comparison-setup.js';

export function describeDifferences(setup: ComparisonSetup): void {
  /** Any line of the schedule that is there from January 2025 to November 2026. */
  const arbitraryLine = () => {
    const later = new Set(setup.context.snapshot.listReportableLines(toCalendarDate('2026-11-20')));
    const onBothDays = setup.context.snapshot
      .listReportableLines(toCalendarDate('2025-01-01'))
      .filter((number) => later.has(number));
    return fc.constantFrom(...onBothDays);
  };
  const arbitraryOrigin = fc.oneof(
    fc.constantFrom('CN', 'CA', 'MX', 'DE', 'JP'),
    fc.constantFrom(...listCountries()),
  );
  const arbitraryDate = () =>
    fc.constantFrom(
      ...setup.context.snapshot.changeDays.filter((day) => day >= '2025-01-01' && day < '2026-12-01'),
    );

  describe('dutyDiff', () => {
    it('has parts that add up to the difference, each with its cause and law, for any line, origins and days', () => {
      const question = fc.record({
        hts: arbitraryLine(),
        value: fc.constantFrom('10000', '123.45'),
        measures: fc.constant([{ key: 'KG', value: '100' }]),
      });
      const side = fc.record({ origin: arbitraryOrigin, date: arbitraryDate() });
      fc.assert(
        fc.property(question, side, side, (asked, from, to) => {
          const diff = diffDuty({ from: { ...asked, ...from }, to }, setup.context);
          const sum = (parts: readonly { readonly difference: Decimal | null }[]) =>
            parts.reduce<Decimal | null>(
              (total, { difference }) => (total && difference ? total.plus(difference) : null),
              ZERO,
            );
          if (diff.difference !== null) {
            expect(sum(diff.changes)?.toFixed()).toBe(diff.difference.toFixed());
            expect(sum([...diff.changes, ...diff.feeChanges])?.toFixed()).toBe(
              diff.landedDifference?.toFixed(),
            );
          }
          for (const { because, citations } of diff.changes) {
            expect(because).not.toBe('');
            expect(citations.length).toBeGreaterThan(0);
          }
        }),
        { numRuns: 200, seed: 20261120 },
      );
    });

    it('names what began, what ended and at what rate, with the law', async () => {
      const { dutyDiff } = await setup.ask<{ dutyDiff: Record<string, unknown> }>(`{
      dutyDiff(
        from: { hts: "4202.92.31", origin: "CN", value: 10000, date: "2026-02-23" }
        to: { date: "2026-03-16" }
      ) {
        from { entryDate totals { totalDuty } }
        to { entryDate totals { totalDuty } }
        difference
        changes { heading kind cause because difference before { rateText } after { rateText } citations { document } }
        feeChanges { fee }
      }
    }`);
      expect(dutyDiff).toMatchObject({
        from: { entryDate: '2026-02-23' },
        to: { entryDate: '2026-03-16', totals: { totalDuty: '5260' } },
        feeChanges: [],
      });
      const changes = dutyDiff.changes as { heading: string; kind: string; cause: string }[];
      expect(changes).toContainEqual(
        expect.objectContaining({ heading: '9903.03.01', kind: 'added', cause: 'begins', before: null }),
      );
      expect(changes.filter(({ kind }) => kind === 'removed').every(({ cause }) => cause === 'ends')).toBe(
        true,
      );
    });

    it('takes answers and quantities key by key', () => {
      const facts = [
        { key: 'smelt_country', value: 'CA' },
        { key: 'cast_country', value: 'CA' },
      ];
      const from = { hts: '7606.12.30', origin: 'DE', value: '5000', date: '2026-09-15', facts };
      const { to } = diffDuty(
        { from, to: { facts: [{ key: 'smelt_country', value: 'unknown' }], value: null } },
        setup.context,
      );
      expect(to.declaredValue).toBe(5000);
      expect(to.warnings.join()).not.toContain('cast_country');
    });

    it('says what was corrected after it was filed', () => {
      const input = { hts: '8501.10.40.20', origin: 'JP', value: '10000', date: '2025-08-20' };
      const { changes, difference } = diffDuty(
        { from: { ...input, asFiled: true }, to: { asFiled: false } },
        setup.context,
      );
      expect(difference?.toFixed()).toBe('-440');
      expect(changes.map(({ cause }) => cause)).toContain('correction');
    });

    it('can change whatever a question says, but for prompts of legal notes', () => {
      const fieldsOf = (name: string) =>
        Object.keys((setup.schema.getType(name) as GraphQLInputObjectType).getFields());
      const missing = fieldsOf('DutyInput').filter((name) => !fieldsOf('DutyChangeInput').includes(name));
      expect(missing).toEqual(['legalNoteFacts', 'includeLegalNoteRequiredInputs']);
    });

    it('refuses either question by its own faults', async () => {
      const source =
        '{ dutyDiff(from: { hts: "7326.90.86.88" }, to: { date: "2024-12-31" }) { difference } }';
      const { errors } = await graphql({ schema: setup.schema, source, contextValue: setup.context });
      expect(errors?.[0]?.message).toContain('2025-01-01');
    });

    it.each([
      ['a text', { spi: 'ZZZ' }, 'to.spi'],
      ['a fact', { facts: [{ key: 'smelt_contry', value: 'CA' }] }, 'to.fact.smelt_contry'],
      ['a number', { valuation: { packingCosts: '-1' } }, 'to.valuation.packingCosts'],
      ['a day', { date: '2024-12-31' }, 'to.date'],
    ])('names %s of the second question at its place', (_what, to, at) => {
      const from = { hts: '7326.90.86.88', origin: 'CN', value: '100' };
      expect(() => diffDuty({ from, to }, setup.context)).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ at })] }),
      );
      expect(() => diffDuty({ from: { ...from, ...to }, to: {} }, setup.context)).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ at: at.slice('to.'.length) })] }),
      );
    });
  });

  describe('proof', () => {
    it('is a field of the answer, and verifies from its own text', async () => {
      type Answer = { dutyInfo: { proof: { format: string; dataVersion: string; document: DutyProof } } };
      const { dutyInfo } = await setup.ask<Answer>(`{
      dutyInfo(input: { hts: "7326.90.86.88", origin: "CN", value: 14172, date: "2026-09-15" }) {
        proof { format engineVersion dataVersion rules document }
      }
    }`);
      const { document, ...named } = dutyInfo.proof;
      expect(named).toMatchObject({
        format: 'dutygraph-proof/1',
        dataVersion: setup.context.snapshot.dataVersion,
      });
      expect(verifyProof(JSON.parse(JSON.stringify(document)) as DutyProof)).toEqual({ verified: true });
    });
  });
}
