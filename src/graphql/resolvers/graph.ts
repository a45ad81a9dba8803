import type { Resolvers } from '../../generated/graphql.js';
import { searchAdcvdOrders } from '../../services/adcvd/orders.js';
import { calculateDuty } from '../../services/duty/calculate-duty.js';
import { refuseField } from '../../terms/errors.js';
import { DutyView } from '../../services/duty/present-duty.js';
import { scopeOf, toRule } from '../../services/graph/chapter99-rule.js';
import { findDocument, linesOf, rulesOf } from '../../services/graph/cited-document.js';
import { matchRules } from '../../services/graph/hts-line.js';
import { getHtsHierarchy } from '../../services/hts/hierarchy.js';
import { getHtsLineHistory } from '../../services/hts/line-history.js';
import { getHtsNotes } from '../../services/notes/find-notes.js';
import { checkPga } from '../../services/trade-programs/check-pga.js';
import { describeEvent } from '../../services/trade-programs/tariff-events.js';

type GraphTypes = 'HtsLine' | 'Chapter99Rule' | 'RuleScopePart' | 'CitedDocument' | 'DutyLayer' | 'Node';

export const graphResolvers: Pick<Resolvers, GraphTypes> = {
  Node: { __resolveType: (node) => node.__typename },
  HtsLine: {
    hierarchy: ({ htsCode, date }, _given, context) => getHtsHierarchy({ code: htsCode, date }, context),
    history: ({ htsCode }, _given, context) => getHtsLineHistory(htsCode, context),
    notes: ({ htsCode }, { limit }, context) => getHtsNotes({ code: htsCode, limit }, context),
    chapter99: (line, { origin }, context) => matchRules(line, origin ?? null, context),
    adcvdOrders: ({ htsCode }, { country, first }, context) =>
      searchAdcvdOrders({ first, filter: { hts: htsCode, country: country ?? null } }, context),
    pga: ({ htsCode, date }, _given, context) => checkPga({ hts: htsCode, date }, context),
    duty: ({ htsCode, date }, given, context) =>
      new DutyView(calculateDuty({ ...given, hts: htsCode, date }, context), context),
  },
  Chapter99Rule: {
    scope: (rule, _given, context) => scopeOf(rule, context),
    documents: ({ citations }, _given, context) =>
      [...new Set(citations.map(({ document }) => document))].map((name) => findDocument({ name }, context)),
  },
  RuleScopePart: {
    prefixes: ({ prefixes }, { first }) => {
      if (first < 1 || first > 100) throw refuseField('first', 'give a number from 1 to 100');
      return prefixes.slice(0, first);
    },
  },
  CitedDocument: {
    rules: (document, slice) => rulesOf(document, slice),
    lines: (document, slice, context) => linesOf(document, slice, context),
    events: ({ acts }, _given, context) => acts.map((event) => describeEvent(event, context)),
  },
  DutyLayer: {
    rule: ({ ruleId }, _given, context) => {
      const rule = ruleId === null || ruleId === undefined ? null : context.snapshot.findRule(ruleId);
      return rule === null ? null : toRule(rule);
    },
  },
};
