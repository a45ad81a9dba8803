import type {
  Basis,
  Chapter98Treatment,
  Condition,
  Displacement,
  FactType,
  HeadingRange,
} from '../engine/law.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { Citation, Cited, ConfidenceLabel, SourceLabel } from '../terms/citation.js';
import type { Country } from '../terms/country.js';
import { decimal, flag, json, list, listOf, optional, period, text, whole, words } from './column.js';
import { defineTable } from './table.js';

/** One wording of a Chapter 99 heading, as printed. */
export const CHAPTER99_HEADING = defineTable('chapter99_heading', {
  /** 9903.01.25 */
  heading: text(),
  description: text(),
  general: text(),
  special: text(),
  column2: text(),
  endnotes: text(),
  legal: period(),
  published: period(),
  revisionFirst: optional(text()),
  revisionLast: optional(text()),
});

/** A rate that is no percentage. */
export type SpecialRate =
  { readonly kind: 'prohibited' } | { readonly kind: 'specific'; readonly rate: string };

/** One alternative of a rule's scope. */
export type ScopeCell =
  { readonly kind: 'all' } | NoteCell | { readonly kind: 'list'; readonly listKey: string };

/** A rule of a note, with the note's limits and exclusions; earlier data versions state neither. */
export interface NoteCell {
  readonly kind: 'note';
  readonly note: string;
  readonly within?: readonly LimitCell[];
  readonly except?: readonly LimitCell[];
}

export type LimitCell = { readonly prefix: string } | { readonly listKey: string };

/** One wording of one rule of Chapter 99. */
export const CHAPTER99_RULE = defineTable('chapter99_rule', {
  /** Stable name of the rule, shown in proofs. */
  ruleKey: text(),
  heading: text(),
  /** Which use of a two-use heading the rule is; null for the others. */
  headingUse: optional(text()),
  program: text(),
  authority: text(),
  authorityType: text(),
  rateKind: words<'additive' | 'floor' | 'in_lieu' | 'exempt' | 'quota' | 'special'>(),
  ratePct: optional(decimal()),
  rateText: text(),
  rateExpression: optional(json<SpecialRate>()),
  appliesTo: words<Basis>(),
  /** `ALL` alone: every country. */
  countriesInclude: listOf<Country | 'ALL'>(),
  countriesExclude: listOf<Country>(),
  scope: json<readonly ScopeCell[]>(),
  compiledConditions: optional(json<Condition>()),
  /** Headings or ranges that take this rule away. */
  exceptions: list(),
  /** Headings or ranges that this rule takes away. */
  displaces: list(),
  legal: period(),
  published: period(),
  /** False: the days are not printed; the rule is known and never applied. */
  windowKnown: flag(),
  citationText: text(),
  citations: json<Cited>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
  notes: optional(text()),
  /** Numbers of law/assumptions.md. */
  assumptions: listOf<number>(),
  /** Order of reporting within one entry line; null: by authority. */
  aceOrder: optional(whole()),
});

export const SCOPE_LIST = defineTable('scope_list', {
  listKey: text(),
  title: optional(text()),
  /** Names of the attributes that its entries carry. */
  columns: list(),
  rowCount: whole(),
  sourceText: optional(text()),
  citations: json<readonly Citation[]>(),
  sourceLabel: words<SourceLabel>(),
});

export const SCOPE_LIST_ENTRY = defineTable('scope_list_entry', {
  listKey: text(),
  /** From 1. */
  entryNumber: whole(),
  /** Digits; covers every number that begins with them. */
  prefix: text(),
  /** Digits taken out of the prefix. */
  exceptNumbers: list(),
  /** A description that narrows the entry to a candidate; null: the whole prefix. */
  qualifier: optional(text()),
  heading: optional(text()),
  legal: period(),
  published: period(),
  /** What else its source states, by name. */
  attributes: json<Readonly<Record<string, unknown>>>(),
});

/** A fact that rules ask for. */
export const FACT_KEY = defineTable('fact_key', {
  key: text(),
  valueType: words<FactType>(),
  unit: optional(text()),
  valuesText: text(),
  allowedValues: list(),
  meaning: text(),
  question: text(),
  /** Programs and headings, as in the source. */
  readBy: text(),
  headings: list(),
  citationText: optional(text()),
  citations: json<readonly Citation[]>(),
  whenMissing: text(),
  /** The value taken when the fact is missing; null where there is none. */
  assumed: optional(text()),
  /** True: the law does not settle a missing fact, it must be asked. */
  ask: flag(),
  derived: flag(),
  position: whole(),
});

/** A readable description of a Chapter 99 program. */
export const PROGRAM_PROFILE = defineTable('program_profile', {
  program: text(),
  title: text(),
  authority: text(),
  authorityType: text(),
  summary: optional(text()),
  confidence: optional(words<ConfidenceLabel>()),
  legal: period(),
  profile: json<Readonly<Record<string, unknown>>>(),
  citations: json<readonly Citation[]>(),
});

export interface DisplacementDefinition {
  readonly winners: readonly HeadingRange[];
  readonly losers: readonly HeadingRange[];
  readonly requires: Displacement['requires'];
  readonly extent: Displacement['extent'];
  readonly assumptions: readonly number[];
  readonly publishedFrom: CalendarDate | null;
}

export interface GroupDefinition {
  readonly order: readonly (readonly HeadingRange[])[];
  readonly assumptions: readonly number[];
}

export interface TreatmentDefinition {
  readonly provision: string;
  readonly authorityTypes: readonly string[];
  readonly value: Chapter98Treatment['value'];
  readonly assumptions: readonly number[];
  /** The authority types for which it rests on the assumptions; absent: all. */
  readonly assumedFor?: readonly string[] | undefined;
}

export interface PrivilegedStatusDefinition {
  readonly authorityTypes: readonly string[];
  readonly assumptions: readonly number[];
}

export interface CorrectionDefinition {
  readonly publishedFrom: CalendarDate;
  /** Headings whose wording it changed. */
  readonly headings: readonly string[];
  /** Names of scope lists that it changed. */
  readonly lists: readonly string[];
  /** Orders of stacking that it introduced. */
  readonly displacements: readonly string[];
}

export interface NoticeDefinition {
  /** charge: owed on the goods; relief: lowers what is owed; entry: how goods may enter. */
  readonly kind: 'charge' | 'relief' | 'entry';
  readonly detail: string;
  /** Empty: all. */
  readonly origins: readonly Country[];
  readonly exceptOrigins: readonly Country[];
  /** HTS digits; empty: all goods. */
  readonly prefixes: readonly string[];
  /** A word that the description of the line must contain. Null: none. */
  readonly words: string | null;
  /** Leading text of program names of which one must be charged; empty: none. */
  readonly programs: readonly string[];
  /** Highest customs value, in USD, at which the notice is shown. Null: any. */
  readonly valueTo: number | null;
}

/** Which duty displaces which where headings do not say so, claims, privileged status, corrections and notices. */
export const STACKING_ORDER = defineTable('stacking_order', {
  orderKey: text(),
  kind: words<
    'displacement' | 'exclusive_group' | 'valuation' | 'privileged_status' | 'correction' | 'notice'
  >(),
  title: optional(text()),
  legal: period(),
  definition: json<
    | DisplacementDefinition
    | GroupDefinition
    | TreatmentDefinition
    | PrivilegedStatusDefinition
    | CorrectionDefinition
    | NoticeDefinition
  >(),
  citations: json<Cited>(),
  confidence: optional(words<ConfidenceLabel>()),
  sourceLabel: words<SourceLabel>(),
});
