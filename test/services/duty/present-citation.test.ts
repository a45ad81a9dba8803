import { describe, expect, it } from '@jest/globals';
import { presentCitation } from '../../../src/services/duty/present-citation.js';

const cite = (document: string, locator: string | null = null, url: string | null = null) =>
  presentCitation({ document, locator, url, source: 'official' });

describe('the address of a Federal Register document', () => {
  it('is that of its number, of its volume and page, or the one that was recorded', () => {
    expect(cite('91 FR 64212', 'FR Doc 2026-20510').frCitationUrl).toBe(
      'https://www.federalregister.gov/d/2026-20510',
    );
    expect(cite('83 FR 47974').frCitationUrl).toBe('https://www.federalregister.gov/citation/83-FR-47974');
    const recorded = 'https://www.federalregister.gov/d/2018-20610';
    expect(cite('83 FR 47974', null, recorded)).toMatchObject({ frCitationUrl: recorded, url: recorded });
  });

  it('is not made up for other documents', () => {
    expect(cite('EO 14257').frCitationUrl).toBeNull();
    expect(cite('CSMS # 64680374', null, 'https://content.govdelivery.com/x').frCitationUrl).toBeNull();
  });
});
