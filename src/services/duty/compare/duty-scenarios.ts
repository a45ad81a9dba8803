import { findExcessLength } from '../../../terms/text-length.js';
import { LONGEST_NAME } from '../../adcvd/read-input.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import { answerQuestion, readQuestion, type DutyAnswer } from '../calculate-duty.js';
import { DutyView } from '../present-duty.js';
import { applyChange, namingChanged, type DutyChangeArguments } from './changed-arguments.js';
import { presentDifference } from './duty-difference.js';
import { readLawScenario, type LawScenarioArguments } from './read-law-scenario.js';
import { refuseField } from '../../../terms/errors.js';

/** Maximum scenarios per call: each is a full calculation. */
const MAX_SCENARIOS = 10;

export interface ScenarioArguments extends LawScenarioArguments {
  readonly name: string;
  /** What differs in the question itself. */
  readonly change?: DutyChangeArguments | null | undefined;
}

interface ScenariosArguments {
  readonly input: DutyArguments;
  readonly scenarios: readonly ScenarioArguments[];
}

/** Answers a question as it is, and under each scenario. Throws as `calculateDuty`, for the base or any scenario. */
export function compareScenarios({ input, scenarios }: ScenariosArguments, context: ServiceContext) {
  if (scenarios.length < 1 || scenarios.length > MAX_SCENARIOS)
    throw refuseField('scenarios', `there are ${scenarios.length}: give 1 to ${MAX_SCENARIOS}`);
  const base = answerQuestion(readQuestion(input, context));
  return {
    base: new DutyView(base, context),
    scenarios: scenarios.map((scenario, index) => {
      const at = `scenarios[${index}]`;
      return namingChanged(scenario.change ?? {}, `${at}.change`, () =>
        presentScenario(base, { input, scenario, at }, context),
      );
    }),
  };
}

interface AskedScenario {
  readonly input: DutyArguments;
  readonly scenario: ScenarioArguments;
  readonly at: string;
}

function presentScenario(base: DutyAnswer, { input, scenario, at }: AskedScenario, context: ServiceContext) {
  const excess = findExcessLength(scenario.name, LONGEST_NAME);
  if (excess !== null) throw refuseField(`${at}.name`, `it is ${excess}`);
  const changed = applyChange(input, scenario.change ?? {});
  const lawScenario = readLawScenario(scenario, at, context.snapshot);
  const plain = readQuestion(changed, context);
  const claimed = lawScenario.claimedOn(plain.facts.entryDate);
  const exclusions = [...(changed.exclusions ?? []), ...claimed];
  const question = claimed.length === 0 ? plain : readQuestion({ ...changed, exclusions }, context);
  const changedRules = new Set<string>();
  const answer = answerQuestion(question, (law) => {
    const { law: other, ruleIds } = lawScenario.apply(law, question.facts.countryOfOrigin);
    ruleIds.forEach((id) => changedRules.add(id));
    return other;
  });
  const notes = [...lawScenario.words, ...lawScenario.notesOn(changedRules)];
  const marked: DutyAnswer =
    lawScenario.words.length === 0
      ? answer
      : { ...answer, lawChanges: lawScenario.words, warnings: [...notes, ...answer.warnings] };
  return {
    name: scenario.name,
    duty: new DutyView(marked, context),
    notes,
    ...presentDifference(base, marked, changedRules),
  };
}
