import { authorityOf } from '../../charts/authorities.js';
import { StackedBar, type Part } from '../../charts/stacked-bar.js';
import type { AnswerFragment } from '../../generated/operations.js';
import type { Question } from '../../question/question.js';
import { AdcvdCases } from './adcvd-cases.js';
import { AnswerHead } from './answer-head.js';
import { Claims } from './claims.js';
import { inOrder, LayersTable } from './layers-table.js';
import { LeastDuty, MostDuty } from './least-and-most.js';
import { OpenFacts } from './open-facts.js';
import { Share } from './share.js';
import { SplitLines } from './split-lines.js';
import { WhyNot } from './why-not.js';

interface AnswerParts {
  readonly answer: AnswerFragment;
  readonly question: Question;
  readonly onQuestion: (question: Question) => void;
}

/** A duty and everything it rests on. */
export function AnswerView({ answer, question, onQuestion }: AnswerParts) {
  return (
    <article class="answer">
      <AnswerHead answer={answer} />
      {answer.prohibited ? null : <StackedBar parts={partsOf(answer)} />}
      <div class="columns">
        <div class="wide">
          <LayersTable answer={answer} />
          <Share answer={answer} question={question} />
        </div>
        <aside aria-label="Open facts">
          <OpenFacts answer={answer} question={question} onQuestion={onQuestion} />
        </aside>
      </div>
      <SplitLines lines={answer.splitLines} />
      <Warnings of={answer.warnings} />
      <Claims answer={answer} question={question} />
      <LeastDuty answer={answer} question={question} />
      <MostDuty answer={answer} question={question} />
      <AdcvdCases cases={answer.adcvdCases} question={question} />
      <WhyNot headings={answer.whyNot} />
      <p class="hint provenance">
        <span class="printed">
          {location.href}
          <br />
        </span>
        Data <code>{answer.provenance.dataVersion.slice(0, 12)}</code>, engine{' '}
        {answer.provenance.engineVersion}, Chapter 99 verified to {answer.provenance.programsVerifiedTo}.
        Decision support, not a filed entry.
      </p>
    </article>
  );
}

function partsOf({ layers, totals }: AnswerFragment): Part[] {
  const ofLayers = inOrder(layers).map(({ heading, authorityType, amount }) => ({
    key: heading,
    label: heading,
    tone: authorityOf(authorityType).tone,
    amount: amount ?? '0',
  }));
  const fees = { mpf: totals.merchandiseProcessingFee, hmf: totals.harborMaintenanceFee };
  const ofFees = Object.entries(fees).map(([key, amount]) => ({
    key,
    label: key.toUpperCase(),
    tone: 'fee',
    amount: amount ?? '0',
  }));
  return [...ofLayers, ...ofFees];
}

function Warnings({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="warnings">
      <h2 id="warnings">To keep in mind</h2>
      <ul class="warnings">
        {of.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
