/** The members of the operation's JSON that the report reads; decimals are text. Absent: no value. */
export interface DutyJson {
  readonly htsCode: string;
  readonly description: string;
  readonly path: readonly string[];
  readonly entryDate: string;
  readonly countryOfOrigin?: string;
  readonly declaredValue?: number;
  readonly unit?: string;
  readonly calculationComplete: boolean;
  readonly incompleteReasons: readonly { readonly kind: string; readonly detail: string }[];
  readonly prohibited: boolean;
  readonly column: string;
  readonly specialProgramApplied?: string;
  readonly effectiveRate?: number;
  readonly layers: readonly LayerJson[];
  readonly chapter99Sources: readonly {
    readonly code: string;
    readonly displayLabel: string;
    readonly rate: string;
  }[];
  readonly totals: Readonly<Partial<Record<TotalName, string>>>;
  readonly mpf: FeeJson;
  readonly hmf: FeeJson;
  readonly bounds: {
    readonly low?: string;
    readonly high?: string;
    readonly lowAnswers?: readonly { readonly field: string; readonly value?: string }[];
  };
  readonly boundsWithoutClaims: { readonly low?: string; readonly high?: string };
  readonly requiredInputs: readonly InputJson[];
  readonly warnings: readonly string[];
  readonly provenance: {
    readonly dataVersion: string;
    readonly engineVersion: string;
    readonly programsVerifiedTo: string;
    /** One for each layer, in order, followed by the fees. */
    readonly rates: readonly RateSourceJson[];
  };
}

export type TotalName =
  | 'columnDuty'
  | 'totalDuty'
  | 'merchandiseProcessingFee'
  | 'harborMaintenanceFee'
  | 'totalLandedDuty'
  | 'landedCost';

export interface LayerJson {
  readonly heading: string;
  readonly kind: string;
  readonly ending: string;
  readonly rateText: string;
  readonly baseValue?: string;
  readonly amount?: string;
  readonly openFacts: readonly string[];
  /** Article to which the layer is limited; the product of an AD/CVD order. */
  readonly qualifier?: string;
}

export interface RateSourceJson {
  readonly code: string;
  readonly citations: readonly { readonly document: string; readonly locator?: string }[];
}

interface FeeJson {
  readonly rate: number;
  readonly reason: string;
}

interface InputJson {
  readonly field: string;
  readonly severity: string;
  readonly reason: string;
  readonly exampleValue?: string | number | boolean;
}

/** The members of the JSON of a timeline that the report reads. */
export interface TimelineJson {
  readonly from: string;
  readonly to: string;
  readonly periods: readonly PeriodJson[];
}

export interface PeriodJson {
  readonly from: string;
  readonly to: string;
  readonly scheduled: boolean;
  readonly unanswered?: string;
  readonly difference?: string;
  readonly landedDifference?: string;
  readonly duty?: {
    readonly calculationComplete: boolean;
    readonly totals: Readonly<Partial<Record<'totalDuty' | 'totalLandedDuty' | 'effectiveRate', string>>>;
  };
  readonly changes: readonly {
    readonly heading: string;
    readonly difference?: string;
    readonly because: string;
    readonly citations: readonly { readonly document: string }[];
  }[];
  readonly feeChanges: readonly { readonly fee: string; readonly difference?: string }[];
}

/** The members of the JSON of a comparison of origins that the report reads. */
export interface OriginsJson {
  readonly entryDate: string;
  readonly origins: readonly OriginJson[];
}

export interface OriginJson {
  readonly rank: number;
  readonly countryOfOrigin: string;
  readonly countryName: string;
  readonly totalDuty?: string;
  readonly totalLandedDuty?: string;
  readonly effectiveRate?: string;
  readonly low?: string;
  readonly high?: string;
  readonly complete: boolean;
  readonly incompleteKinds: readonly string[];
  readonly prohibited: boolean;
  readonly programs: readonly string[];
  readonly openInputs: readonly string[];
  readonly preference?: { readonly spi: string; readonly totalDuty?: string };
}
