/** Whether the scope of an order covers goods, as far as what is known of both says. */
export type ScopeDetermination = 'likely_in_scope' | 'possibly_in_scope' | 'likely_out_of_scope';
