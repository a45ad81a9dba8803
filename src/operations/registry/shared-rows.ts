/** A page of a list that is read on with `pageInfo`. */
export const PAGE = { limit: 20, cursor: 'ZjY4YzA0ZTYuMjA' } as const;

/** A page of a connection of the graph. */
export const CONNECTION_PAGE = {
  limit: { variable: 'first', example: 20 },
  cursor: { variable: 'after', example: 'cDE5' },
} as const;

/** The day that is asked about. */
export const DATE = { date: { example: '2026-09-15', defaultsToToday: true } } as const;
