import { describeAnswer } from '../regulatory-data-status.js';
import { LegalNoteView } from './legal-notes/legal-note-view.js';
import { listNoteInputs } from './legal-notes/note-inputs.js';
import { showLayer, type ShownLayer } from './constant-layer.js';
import { toAdcvdDollars, describeAdcvdRate, presentAdcvdCases } from './present-adcvd.js';
import { toDollars, toPercentNumber, presentAmount } from './present-amount.js';
import { presentCorrections, presentNotices, presentWhyNot } from './present-notices.js';
import * as inputs from './present-inputs.js';
import * as layers from './present-layers.js';
import { levelOf, presentSpecialRates } from './present-line.js';
import { presentProof } from './prove-duty.js';
import { presentProvenance } from './present-provenance.js';
import { presentBounds, presentFee, presentTotals, presentValuation } from './present-totals.js';

/** The answer in the form of `DutyInfo`. Members are computed when read: few callers select them all. */
export class DutyView extends LegalNoteView {
  #shownLayers: readonly ShownLayer[] | null = null;

  private get shownLayers(): readonly ShownLayer[] {
    return (this.#shownLayers ??= this.answer.result.layers.map(showLayer));
  }

  get htsCode() {
    return this.answer.number;
  }

  get description() {
    return levelOf(this.answer, this.context).description;
  }

  get path() {
    return levelOf(this.answer, this.context).path;
  }

  get entryDate() {
    return this.answer.facts.entryDate;
  }

  get countryOfOrigin() {
    return this.answer.facts.countryOfOrigin;
  }

  get declaredValue() {
    return toDollars(this.answer.valuation.declaredValue ?? this.answer.facts.enteredValue);
  }

  get asFiled() {
    return this.answer.asFiled;
  }

  get corrections() {
    return presentCorrections(this.answer);
  }

  get enteredValue() {
    return toDollars(this.answer.facts.enteredValue);
  }

  get unit() {
    const { unitLabels } = this.answer.line;
    return unitLabels.length === 0 ? null : unitLabels.join(', ');
  }

  get generalRate() {
    return this.answer.line.column1General.text;
  }

  get specialRates() {
    return presentSpecialRates(this.answer.line);
  }

  get column2Rate() {
    return this.answer.line.column2.text;
  }

  get column() {
    return this.answer.result.column;
  }

  get specialProgramApplied() {
    return this.answer.result.specialProgramApplied;
  }

  get section232() {
    return layers.describeDisplayRate(this.shownLayers, 'section_232');
  }

  get section301() {
    return layers.describeDisplayRate(this.shownLayers, 'section_301');
  }

  get ieepaRate() {
    return layers.describeDisplayRate(this.shownLayers, 'ieepa');
  }

  get reciprocalRate() {
    return layers.describeDisplayRate(this.shownLayers, 'ieepa_reciprocal');
  }

  get adCvdRate() {
    return describeAdcvdRate(this.answer);
  }

  get adcvdCases() {
    return presentAdcvdCases(this.answer, this.context);
  }

  get chapter99Sources() {
    return layers.presentChapter99Sources(this.shownLayers, {
      answer: this.answer,
      context: this.context,
    });
  }

  get matchedExclusions() {
    return inputs.listMatchedExclusions(this.answer, this.context);
  }

  get splitLines() {
    return layers.presentSplitLines(this.answer);
  }

  get valuationAdjustments() {
    return presentValuation(this.answer);
  }

  get landedCost() {
    return presentAmount(this.answer.result.totals.landedCost);
  }

  get estimatedTotalDuty() {
    return presentAmount(this.answer.result.totals.totalDuty);
  }

  get totalDutyAmount() {
    return presentAmount(this.answer.result.totals.totalDuty);
  }

  get effectiveRate() {
    return toPercentNumber(this.answer.result.totals.effectiveRate);
  }

  get calculationComplete() {
    return this.answer.complete;
  }

  get incompleteReasons() {
    return this.answer.incompleteReasons;
  }

  get prohibited() {
    return this.answer.result.prohibited;
  }

  get notices() {
    return presentNotices(this.answer);
  }

  get requiredInputs() {
    const own = inputs.presentRequiredInputs(this.answer);
    return this.answer.promptsOfNotes ? [...own, ...listNoteInputs(this.answer, this.context)] : own;
  }

  get warnings() {
    return this.answer.warnings;
  }

  get provenance() {
    return presentProvenance(this.answer, this.shownLayers, this.context);
  }

  get _meta() {
    return describeAnswer(this.context);
  }

  get mfnAmount() {
    return toDollars(this.answer.result.totals.columnDuty);
  }

  get adcvdAmount() {
    return toAdcvdDollars(this.answer);
  }

  get entryDutiesAmount() {
    return toDollars(this.answer.result.totals.entryDuties);
  }

  get totalLandedDuty() {
    return toDollars(this.answer.result.totals.totalLandedDuty);
  }

  get section232ScopeMatch() {
    return inputs.findSection232ScopeMatch(this.answer);
  }

  get mpf() {
    return presentFee(this.answer.result.merchandiseProcessingFee);
  }

  get hmf() {
    return presentFee(this.answer.result.harborMaintenanceFee);
  }

  get conditionalFields() {
    return inputs.presentConditionalFields(this.answer);
  }

  get missingConditionalInputs() {
    return inputs.listMissingInputs(this.answer);
  }

  get layers() {
    return layers.presentLayers(this.shownLayers);
  }

  get whyNot() {
    return presentWhyNot(this.answer);
  }

  get bounds() {
    return presentBounds(this.answer);
  }

  get boundsWithoutClaims() {
    return this.answer.result.boundsWithoutClaims;
  }

  get assumedFacts() {
    return this.answer.result.assumedFacts;
  }

  get claims() {
    return inputs.presentAnswers(this.answer, this.answer.result.claims);
  }

  get totals() {
    return presentTotals(this.answer);
  }

  get trace() {
    return layers.traceOf(this.answer);
  }

  get proof() {
    return presentProof(this.answer, this.context);
  }
}
