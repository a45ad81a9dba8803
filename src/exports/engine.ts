/** `dutygraph/engine`: the duty owed on one tariff line, pure and deterministic, and the proof of each number. */
export { calculateDuty, ENGINE_VERSION } from '../engine/calculate-duty.js';
export type { FactValue, ShipmentFacts, Transport } from '../engine/facts.js';
export type { Law, Rule, TariffLine } from '../engine/law.js';
export { proveDuty, verifyProof, type DutyProof, type Verification } from '../engine/proof.js';
export { readProof } from '../engine/read-proof.js';
export type { DutyResult, Fee, Layer, NotApplied, RequiredInput, Totals } from '../engine/result.js';
export { Decimal } from '../terms/decimal.js';
