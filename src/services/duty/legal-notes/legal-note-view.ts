import type { ServiceContext } from '../../service-context.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { presentApplicability, presentQuotas, presentRateRules } from './present-diagnostics.js';

/** The diagnostics of an answer; each kind is computed when it is read. */
export class LegalNoteView {
  constructor(
    protected readonly answer: DutyAnswer,
    protected readonly context: ServiceContext,
  ) {}

  get legalNoteRateRuleDiagnostics() {
    return presentRateRules(this.answer, this.context);
  }

  get legalNoteChapter99ApplicabilityDiagnostics() {
    return presentApplicability(this.answer, this.context);
  }

  get legalNoteQuotaDiagnostics() {
    return presentQuotas(this.answer, this.context);
  }
}
