import { beforeAll, describe, expect, it } from '@jest/globals';
import { proveDuty, verifyProof } from '../../../src/engine/proof.js';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { calculateDuty, type DutyAnswer } from '../../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../../src/services/duty/present-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

const MOTOR = { hts: '8501.10.40.20', origin: 'CN', value: '10000' };
const CAR = { hts: '8703.23.01.90', origin: 'JP', value: '10000' };

export function describePrivilegedStatus(): void {
  describe('privileged foreign status (19 CFR 146.65(a)(1))', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const ask = (given: DutyArguments, admitted?: string): DutyAnswer =>
      calculateDuty(
        { ...given, ...(admitted && { facts: [{ key: 'ftz_pf_date', value: admitted }] }) },
        context,
      );
    const paid = ({ result }: DutyAnswer): string[] =>
      result.layers.map(({ heading, amount }) => `${heading} ${amount?.toFixed(2)}`);
    const told = ({ warnings }: DutyAnswer): string => warnings.join('\n');

    it('fixes Section 301 and IEEPA duties at the day of admission', () => {
      // stacking.md: goods in privileged foreign status keep the rate of the admission date for 301 and IEEPA.
      const entered = { ...MOTOR, date: '2025-08-20' };
      expect(paid(ask(entered))).toContain('9903.01.25 1000.00');
      const answer = ask(entered, '2025-03-20');
      expect(paid(answer)).toEqual(['9903.88.01 2500.00', '9903.01.24 2000.00', '8501.10.40.20 440.00']);
      expect(told(answer)).toContain('privileged foreign status on 2025-03-20');
      expect(told(answer)).not.toContain('not settled');
    });

    it('charges a rate that has ended since, while its duty is still owed on entry', () => {
      const answer = ask({ ...MOTOR, date: '2025-12-01' }, '2025-10-01');
      expect(paid(answer)).toContain('9903.01.24 2000.00');
      expect(paid(ask({ ...MOTOR, date: '2025-12-01' }))).toContain('9903.01.24 1000.00');
    });

    it('charges no IEEPA duty on an entry after its end, and no Section 301 duty that began after admission', () => {
      const answer = ask({ ...MOTOR, date: '2026-09-15' }, '2025-10-01');
      expect(paid(answer)).toEqual(['9903.88.01 2500.00', '8501.10.40.20 440.00']);
    });

    it('reads a preference program on the day of admission', () => {
      const kenya = { ...MOTOR, origin: 'KE', spi: 'D', date: '2025-12-01', asFiled: true };
      expect(ask(kenya).result.specialProgramApplied).toBeNull();
      expect(ask(kenya, '2025-09-01').result.specialProgramApplied).toBe('D');
    });

    it('leaves Section 232 duties at the entry date and says what those of admission would be', () => {
      const answer = ask({ ...CAR, date: '2025-11-20' }, '2025-03-20');
      expect(paid(answer)).toContain('9903.94.41 1250.00');
      expect(told(answer)).toContain(
        'section_232 is not settled (assumption 50). As of the entry date the total duty is 1500.00 USD, as of 2025-03-20 it would be 250.00 USD.',
      );
    });

    it('follows headings that name the day of admission, with nothing left open', () => {
      const steel = { ...MOTOR, hts: '7208.10.15.00', origin: 'DE', date: '2025-08-20' };
      const answer = ask(steel, '2025-05-01');
      expect(paid(answer)).toContain('9903.81.88 5000.00');
      expect(told(answer)).not.toContain('not settled');
    });

    it('reads the number in the schedule of the day of admission', () => {
      const replaced = { ...MOTOR, hts: '2404.12.05.00', date: '2026-09-15' };
      expect(() => ask(replaced)).toThrow('not in the schedule on 2026-09-15');
      expect(told(ask(replaced, '2025-03-20'))).toContain('is not in the schedule of 2026-09-15');
    });

    it('is not complete when the admission is before what the schedule covers', () => {
      const answer = ask({ ...MOTOR, date: '2025-08-20' }, '2023-03-20');
      expect(answer.incompleteReasons).toMatchObject([{ kind: 'schedule_not_verified' }]);
      expect(told(answer)).toContain('before 2025-01-01, the first covered date');
      expect(paid(answer)).toEqual(paid(ask({ ...MOTOR, date: '2025-08-20' })));
    });

    it('changes nothing on the day of entry, and is refused after it', () => {
      const entered = { ...MOTOR, date: '2025-08-20' };
      expect(paid(ask(entered, '2025-08-20'))).toEqual(paid(ask(entered)));
      expect(() => ask(entered, '2025-08-21')).toThrow(
        '2025-08-21 is after the entry date 2025-08-20: goods are admitted before they are entered',
      );
    });

    it('is not among what is listed as open, as no bounds vary it', () => {
      const steel = ask({ ...MOTOR, hts: '7208.10.15.00', origin: 'DE', date: '2025-08-20' });
      const { requiredInputs, claims, assumedFacts } = new DutyView(steel, context);
      expect(requiredInputs.map(({ field }) => field).join()).not.toContain('ftz_pf_date');
      expect([...claims, ...assumedFacts].map(({ key }) => key)).not.toContain('ftz_pf_date');
    });

    it('can be proved', () => {
      const { facts, law } = ask({ ...CAR, date: '2025-11-20' }, '2025-03-20');
      expect(verifyProof(proveDuty(facts, law, context.snapshot.dataVersion))).toEqual({ verified: true });
    });
  });
}
