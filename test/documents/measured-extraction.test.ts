import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import type { ExtractedField, Extraction } from '../../src/documents/extraction.js';
import { textOfLine, toLines } from '../../src/documents/layout/lines.js';
import { openDocument } from '../../src/documents/source/open-document.js';
import { sniffType } from '../../src/documents/source/sniff-type.js';
import { developedDocuments } from '../support/trade-documents/developed.js';
import { heldOutDocuments } from '../support/trade-documents/held-out.js';
import type { TradeDocument } from '../support/trade-documents/invoice-truth.js';
import { measure, scoreOf, type Measured } from '../support/trade-documents/measure.js';

interface Read {
  readonly document: TradeDocument;
  readonly extraction: Extraction;
  readonly measured: Measured;
}

const noPictures = async (): Promise<null> => null;

async function readAll(documents: readonly TradeDocument[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const document of documents) {
    const extraction = await extractFile({ bytes: document.bytes, mediaType: null }, noPictures);
    read.push({ document, extraction, measured: measure(document, extraction) });
  }
  return read;
}

let developed: readonly Read[];
let heldOut: readonly Read[];
beforeAll(async () => {
  [developed, heldOut] = [await readAll(await developedDocuments()), await readAll(await heldOutDocuments())];
});

function fieldsOf({ fields, parties, lineItems }: Extraction): ExtractedField[] {
  const ofParties = parties.flatMap(({ name, address, country }) => [name, address, country]);
  return [...fields, ...ofParties, ...lineItems.flatMap((item) => item.fields)].filter(
    (field) => field !== null,
  );
}

describe('extraction, measured field by field', () => {
  it('finds at least 95% of what is there, and 95% of what it finds is right: every layout it was written with', () => {
    expect(developed).toHaveLength(12);
    for (const { document, measured } of developed) {
      const { precision, recall } = scoreOf([measured]);
      expect({
        name: document.name,
        format: document.format,
        faults: measured.faults,
        low: precision < 0.95 || recall < 0.95,
      }).toMatchObject({ low: false });
    }
  });

  it('does so over layouts that were written after it', () => {
    const { precision, recall } = scoreOf(heldOut.map(({ measured }) => measured));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  it('rests every value on words of the document', async () => {
    for (const { document, extraction } of [...developed, ...heldOut]) {
      const opened = await openDocument(document.bytes, sniffType(document.bytes), noPictures);
      const text = toLines(opened).map(textOfLine).join('\n');
      for (const { name, confidence } of fieldsOf(extraction)) {
        expect({ name, phrases: confidence.supportingPhrases.length > 0 }).toEqual({ name, phrases: true });
        for (const phrase of confidence.supportingPhrases) expect(text).toContain(phrase);
      }
    }
  });

  it('gives every value its place: a cell, or a box that words of it stand in', async () => {
    for (const { document, extraction } of [...developed, ...heldOut]) {
      const { pages, isGrid } = await openDocument(document.bytes, sniffType(document.bytes), noPictures);
      for (const { text, location } of fieldsOf(extraction)) {
        const { runs } = pages[location.page - 1]!;
        const first = text.split(/\s/)[0]!;
        if (isGrid) {
          expect(runs.find(({ cell }) => cell === location.cell)?.text).toContain(first);
          continue;
        }
        const { x, y, width, height } = location.box ?? {
          x: 0,
          y: ((location.line ?? 1) - 1) * 20,
          width: 1e4,
          height: 12,
        };
        const inBox = runs.filter(
          ({ box }) =>
            box.x < x + width && box.x + box.width > x && box.y < y + height && box.y + box.height > y,
        );
        expect(inBox.map((run) => run.text).join(' ')).toContain(first);
      }
    }
  });

  it('is right as often as its confidence says', () => {
    const outcomes = developed.concat(heldOut).flatMap(({ measured, extraction }) => {
      const wrong = new Set(measured.faults.map((fault) => fault.split(':')[0]));
      const lines = extraction.lineItems.flatMap(({ position, fields }) =>
        fields.map((field) => [`${position}.${field.name}`, field] as const),
      );
      const places = [...extraction.fields.map((field) => [field.name, field] as const), ...lines];
      return places.map(([place, { confidence }]) => ({ tier: confidence.tier, right: !wrong.has(place) }));
    });
    const high = outcomes.filter(({ tier }) => tier === 'high');
    expect(high.filter(({ right }) => right).length / high.length).toBeGreaterThan(0.97);
  });
});
