import { createPackContext } from '../test/adcvd/support/pack-context.js';
import { checkAdcvd } from '../src/services/adcvd/check.js';

/** Latency of checkAdcvd in process over every order of the bundled pack: `npx tsx bench/adcvd-check.ts`. */

const QUESTIONS = [
  {
    htsCode: '7604.21.00.90',
    country: 'CN',
    productDescription: 'Aluminum extrusion, hollow profile, alloy 6063, mill finish',
  },
  {
    htsCode: '7317.00.55.02',
    country: 'CN',
    productDescription: 'Steel common nails, 3 inches long, collated',
  },
  {
    htsCode: '9403.50.90.42',
    country: 'CN',
    productDescription: 'Wooden bed headboard of solid wood for bedroom',
  },
  {
    htsCode: '8541.43.00.10',
    country: 'CN',
    productDescription: 'Monocrystalline silicon solar panel, cells 180 micrometers thick, p/n junction',
  },
  { htsCode: '0306.17.00.40', country: 'IN', productDescription: 'Frozen shrimp, peeled, tail off' },
  {
    htsCode: '7306.30.50.25',
    country: 'KR',
    productDescription: 'Welded carbon steel pipe, outside diameter 4 inches',
  },
  { htsCode: '8471.30.01.00', country: 'CN', productDescription: 'Laptop computer with 14 inch display' },
  {
    country: 'VN',
    productDescription: 'Passenger car tires, new pneumatic, P215/60R16',
    manufacturer: 'Kumho Tire (Vietnam) Co., Ltd.',
  },
];
const ROUNDS = 100;

const context = await createPackContext();
const times: number[] = [];
for (let round = 0; round < ROUNDS + 10; round += 1) {
  for (const question of QUESTIONS) {
    const start = performance.now();
    checkAdcvd({ ...question, entryDate: '2026-09-15' }, context);
    if (round >= 10) times.push(performance.now() - start);
  }
}
times.sort((left, right) => left - right);
const at = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
console.log(
  `checkAdcvd over ${context.snapshot.catalog.adcvd.orders.length} orders, ${times.length} calls: median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`,
);
