/** What scope evidence says of the goods; only Commerce rules on scope (19 CFR 351.225). */
export type ScopeDetermination = 'likely_in_scope' | 'possibly_in_scope' | 'likely_out_of_scope';
