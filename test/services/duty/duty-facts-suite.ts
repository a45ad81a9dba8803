import { describe, expect, it } from '@jest/globals';
import { ask, problemOf, stated, total } from './asking.js';

export function describeDutyFacts(): void {
  describe('facts of a question', () => {
    describe('facts', () => {
      it('come from the parameters of the specification', () => {
        expect(stated({ departure: '2026-08-01', meltpour: 'DE', uscontent: 5, spi: 'S' })).toEqual({
          loading_date: '2026-08-01',
          melt_pour_country: 'DE',
          us_content_pct: '5',
          spi: 'S',
        });
      });

      it('of content are shares of the customs value, and say whether there is metal at all', () => {
        expect(stated({ steel: 40, aluminum: '2.5' })).toEqual({
          steel_content_value: '4000',
          aluminum_content_value: '250',
          contains_metal: 'true',
        });
        expect(stated({ steel: 0, aluminum: 0, copper: 0 })).toMatchObject({ contains_metal: 'false' });
        expect(stated({ steel: 0 })).toEqual({ steel_content_value: '0' });
        expect(ask({ value: null, steel: 40 }).warnings[0]).toContain(
          'steel: the content value is not known',
        );
      });

      it('come from certifications only where they are claimed', () => {
        expect(stated({ uscast: true, usmelt: true })).toEqual({
          melt_pour_country: 'US',
          smelt_country: 'US',
          cast_country: 'US',
        });
        expect(stated({ uscast: false, usmelt: false })).toEqual({});
      });

      it.each([
        ['donation', 'true', 'true'],
        ['donation', true, 'true'],
        ['smelt_country', 'CA', 'CA'],
        ['smelt_country', 'unknown', 'UN'],
        ['cast_country', 'UN', 'UN'],
        ['vehicle_age_years', 30, '30'],
        ['us_content_pct', '12.5', '12.5'],
        ['steel_content_value', '10000', '10000'],
        ['pharma_type', 'generic', 'generic'],
        ['chapter98_provision', '9802.00.40', '9802.00.40'],
        ['chapter98_provision', '9802.00.91', '9802.00.91'],
        ['spi', 'S+', 'S+'],
        ['spi', 'S ', 'S+'],
        ['spi', 'none', 'none'],
        ['exclusion_match', '9903.88.69', '9903.88.69'],
        ['exclusion_match', 'none', 'none'],
      ])('%s takes %p', (key, value, expected) => {
        expect(stated({ facts: [{ key, value }] })).toEqual({ [key]: expected });
      });

      it.each([
        ['donation', 'yes', 'write true or false'],
        ['smelt_country', 'ca', 'write CA, or unknown'],
        ['melt_pour_country', 'unknown', 'is not an ISO 3166-1'],
        ['us_content_pct', '101', 'from 0 to 100'],
        ['us_content_pct', true, 'is not a plain decimal number'],
        ['steel_content_value', '10000.01', 'from 0 to 10000, the customs value'],
        ['loading_date', '2026-02-30', 'is not a day of the calendar'],
        ['pharma_type', 'generics', 'write one of patented, generic'],
        ['chapter98_provision', '9903.88.03', 'is not a provision of Chapter 98'],
        ['spi', 'QQ', 'the nearest is'],
        ['exclusion_match', '9903.88.68', 'the nearest is 9903.88.69'],
        ['smelt_cuntry', 'CA', '"smelt_cuntry" is not a fact key: the nearest key is smelt_country'],
        ['col1_ave', '3', 'is derived by the calculator: the nearest key is'],
        ['__proto__', '1', 'is not a fact key'],
        ['constructor', '1', 'is not a fact key'],
      ])('%s does not take %p', (key, value, cure) => {
        const problem = problemOf({ facts: [{ key, value }] });
        expect(problem.fields).toMatchObject([{ at: `fact.${key}`, message: expect.stringContaining(cure) }]);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      });

      it('stated twice must agree', () => {
        expect(
          problemOf({ meltpour: 'DE', facts: [{ key: 'melt_pour_country', value: 'FR' }] }).fields,
        ).toMatchObject([
          { at: 'fact.melt_pour_country', message: expect.stringContaining('meltpour says DE') },
        ]);
        expect(stated({ meltpour: 'DE', facts: [{ key: 'melt_pour_country', value: 'DE' }] })).toEqual({
          melt_pour_country: 'DE',
        });
        const twice = [
          { key: 'donation', value: true },
          { key: 'donation', value: true },
        ];
        expect(problemOf({ facts: twice }).message).toContain('it is stated twice');
      });

      it('of content do not agree with the word that there is no metal', () => {
        const denied = [{ key: 'contains_metal', value: false }];
        expect(problemOf({ steel: 50, facts: denied }).fields).toEqual([
          { at: 'steel', message: expect.stringContaining('steel: 50, but contains_metal is false') },
        ]);
        expect(
          problemOf({ facts: [...denied, { key: 'copper_content_value', value: '0.01' }] }).fields,
        ).toMatchObject([{ at: 'fact.copper_content_value' }]);
        expect(stated({ steel: 0, facts: denied })).toEqual({
          steel_content_value: '0',
          contains_metal: 'false',
        });
      });

      it('that deny the metal of the chapter are answered with a warning', () => {
        const denied = { facts: [{ key: 'contains_metal', value: false }] };
        expect(ask(denied).warnings).toContain(
          'contains_metal is stated as false: goods of Chapter 73 are of steel whatever is stated.',
        );
        expect(ask({ ...denied, hts: '0101.21.00.10' }).warnings.join()).not.toContain('contains_metal');
      });

      it('of legal notes are facts where the vocabulary has the key, else only answer a prompt', () => {
        const legalNoteFacts = [
          { key: 'smelt_country', value: 'CA' },
          { key: 'some_prompt', value: 'x' },
          { key: '__proto__', value: 'x' },
          { key: 'col1_ave', value: '1' },
        ];
        expect(stated({ legalNoteFacts })).toEqual({ smelt_country: 'CA' });
      });

      it('do not let goods be loaded after they are entered', () => {
        expect(problemOf({ departure: '2026-09-16' }).fields).toMatchObject([{ at: 'departure' }]);
        expect(ask({ departure: '2026-09-15' }).facts.stated.get('loading_date')).toBe('2026-09-15');
      });
    });

    describe('headings claimed by number', () => {
      it('are exclusions where the heading is published as one', () => {
        expect(stated({ exclusions: ['9903.88.69'] })).toEqual({ exclusion_match: '9903.88.69' });
        expect(stated({ exclusions: ['99038869', ' 9903.88.69'] })).toEqual({
          exclusion_match: '9903.88.69',
        });
        // 25% of Section 301 is gone
        expect(total({ exclusions: ['9903.88.69'] })).toBe('5290.00');
      });

      it('state the one fact that decides them', () => {
        expect(stated({ exclusions: ['9903.01.30'] })).toEqual({ donation: 'true' });
      });

      it.each([
        ['9903.85.67', 'state its facts: smelt_country'],
        ['9903.88.03', 'it applies by itself'],
        ['9903.77.77', 'is not known'],
        ['7326.90.86', 'is not a Chapter 99 heading'],
        ['', 'is not a Chapter 99 heading'],
      ])('%s is refused: %s', (heading, cure) => {
        expect(problemOf({ exclusions: [heading] }).fields).toMatchObject([
          { at: 'exclusions', message: expect.stringContaining(cure) },
        ]);
      });
    });
  });
}
