import * as z from 'zod';
import { assumptions, confidence, day, label } from './cells.js';

/** A Chapter 99 program in its source form: `law/chapter99/<program>/rules.yaml`. */

const words = z.string().min(1);
const heading = z
  .string()
  .regex(/^(99\d\d\.\d\d\.[0-9x]{2}(\(.+\))?|\(column 2\)|\(import ban\))$/, 'is not a Chapter 99 heading');
/** One country or several, separated by spaces. */
const countries = z
  .string()
  .regex(/^[A-Z]{2}(\s+[A-Z]{2})*$/, 'is not a list of country codes: write CN or CA MX')
  .transform((text) => text.split(/\s+/));
/** Headings and inclusive ranges, separated by commas. */
const headings = z
  .string()
  .regex(/^[0-9[]/, 'is not a list of headings: write 9903.94.01, 9903.94.40-9903.94.45');

const BASES = [
  'full_value',
  'steel_content',
  'aluminum_content',
  'copper_content',
  'non_copper_content',
  'us_content',
  'non_us_content',
  'us_content_up_to_40pct',
  'non_us_content_above_40pct_cap',
  'due_232_value',
] as const;

const period = z
  .strictObject({
    /** First and last day, both inclusive; no last day: in force. */
    from: day.optional(),
    to: day.optional(),
    /** Replaces the dates: the heading is known but never charged, since no source prints when it applied. */
    window: z.literal('not printed').optional(),
    rate: words,
    /** The rate as the heading prints it. */
    printed: z.string().default(''),
    /** Replaces the citations of the rule. */
    cites: z.array(words).min(1).optional(),
  })
  .refine(
    ({ from, window }) => (from === undefined) !== (window === undefined),
    'needs from, or window: not printed',
  );

const rule = z.strictObject({
  program: words.optional(),
  authority: words.optional(),
  authorityType: words.optional(),
  /** Countries of origin; none named: all. */
  origins: countries.optional(),
  exceptOrigins: countries.default([]),
  /** Scope lists (`list#column=value`), or the U.S. note that describes the goods; none named: all goods. */
  goods: z.union([words, z.array(words).min(1)]).default('all'),
  note: words.optional(),
  /** A condition over the facts of law/facts.csv. */
  when: z.string().default(''),
  /** The source wording of the condition or scope. */
  words: words.optional(),
  base: z.enum(BASES).default('full_value'),
  rates: z.array(period).min(1),
  /** Headings that displace this one. */
  exceptions: headings.optional(),
  /** Headings that this one displaces. */
  displaces: headings.optional(),
  exceptionWords: words.optional(),
  inTransit: words.optional(),
  usmca: words.optional(),
  drawback: words.optional(),
  confidence: confidence.optional(),
  assumptions,
  remark: words.optional(),
  /** The correction (law/corrections.yaml) that the rule was published with. */
  introducedBy: words.optional(),
  /** The correction that superseded this wording. */
  supersededBy: words.optional(),
  publishedFrom: day.optional(),
  publishedTo: day.optional(),
  cites: z.array(words).min(1),
});

const profile = z.strictObject({
  /** Place among the Chapter 99 numbers of an entry line; default: that of the file. */
  aceOrder: z.number().int().positive().optional(),
  confidence,
  assumptions,
});

export const rulesFile = z.strictObject({
  /** The program's display name. */
  label: words,
  aceOrder: z.number().int().positive().optional(),
  programs: z.record(words, profile),
  defaults: z
    .strictObject({
      program: words.optional(),
      authority: words.optional(),
      authorityType: words.optional(),
      confidence: confidence.optional(),
    })
    .default({}),
  /** The files of the folder `lists`, by name, with the source label of each. */
  lists: z.record(words, z.strictObject({ source: label })).default({}),
  rules: z.record(heading, z.array(rule).min(1)),
});

export type RulesFile = z.infer<typeof rulesFile>;
