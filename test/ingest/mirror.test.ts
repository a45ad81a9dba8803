import { expect, it } from '@jest/globals';
import { placeInMirror } from '../../src/ingest/run/mirror.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';

it.each([
  ['https://mirror.example/law', 'https://mirror.example/law/hts/'],
  ['https://mirror.example/law/', 'https://mirror.example/law/hts/'],
  ['https://mirror.example', 'https://mirror.example/hts/'],
  [null, null],
])('finds the folder of a source in the mirror %s', (mirror, place) => {
  expect(placeInMirror(htsSource, mirror)).toBe(place);
});
