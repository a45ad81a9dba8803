import type { Chapter98Treatment, FactDefinition, FeeSchedule } from '../../engine/law.js';
import type { AdcvdRows } from '../../tables/adcvd.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { LegalNote, NoteDigest, NoteEffect } from './note-records.js';
import type {
  Chapter,
  Chapter99Wording,
  CountryRecord,
  DatasetStatus,
  FeeExemption,
  PgaAgency,
  PgaFlag,
  ProgramProfile,
  ExclusiveGroup,
  PublishedDisplacement,
  EntryNotice,
  PrivilegedStatus,
  RetroactiveCorrection,
  Revision,
  Section,
  SpecialProgramRecord,
  Subchapter,
  TariffEvent,
} from './records.js';

/** The days the reference data covers. */
export interface Coverage {
  /** First day of the first archived schedule: earlier entry dates cannot be answered. */
  readonly firstDate: CalendarDate;
  /** The newest revision read, from its archive or from its change record. */
  readonly lastRevision: Revision;
  /** The newest archived revision: the column rates are read from it. Null: none is held. */
  readonly lastArchive: Revision | null;
  /** The newest revision whose column rates were compared with those of `lastArchive` and found equal. */
  readonly ratesCheckedTo: Revision | null;
  /** The last day to which the Chapter 99 programs are known; later dates are answered as scheduled. */
  readonly programsVerifiedTo: CalendarDate;
  /** The last day to which the revisions of the schedule are known; later dates read an older revision. */
  readonly scheduleVerifiedTo: CalendarDate;
}

/** Reference data beside the schedule and its law, each list in its own order. */
export interface Catalog {
  readonly datasets: readonly DatasetStatus[];
  readonly revisions: readonly Revision[];
  readonly sections: readonly Section[];
  readonly chapters: readonly Chapter[];
  readonly subchapters: readonly Subchapter[];
  readonly countries: ReadonlyMap<Country, CountryRecord>;
  /** By heading, wordings by date. */
  readonly chapter99: ReadonlyMap<string, readonly Chapter99Wording[]>;
  readonly programs: ReadonlyMap<string, ProgramProfile>;
  /** Every trade-remedy record: orders in full, rates, clauses, events, rulings, decisions. */
  readonly adcvd: AdcvdRows;
  readonly pgaAgencies: readonly PgaAgency[];
  readonly pgaFlags: readonly PgaFlag[];
  readonly tariffEvents: readonly TariffEvent[];
  readonly specialPrograms: readonly SpecialProgramRecord[];
  readonly fees: readonly FeeSchedule[];
  readonly feeExemptions: readonly FeeExemption[];
  readonly factDefinitions: ReadonlyMap<string, FactDefinition>;
  readonly displacements: readonly PublishedDisplacement[];
  readonly exclusiveGroups: readonly ExclusiveGroup[];
  /** Retroactive corrections, in the order of their names. */
  readonly corrections: readonly RetroactiveCorrection[];
  readonly chapter98: readonly Chapter98Treatment[];
  readonly privilegedStatus: readonly PrivilegedStatus[];
  /** Charges and requirements named beside the duties but not computed, in the order of their names. */
  readonly notices: readonly EntryNotice[];
  /** Official texts of legal notes, in the order of the schedule; few or none until they are ingested. */
  readonly notes: readonly LegalNote[];
  readonly noteDigests: readonly NoteDigest[];
  /** What passages of the Chapter 99 notes say; evidence beside the duty. */
  readonly noteEffects: readonly NoteEffect[];
}
