/**
 * What a page may show and a call may change. A route says which of them it `shows` or `changes`; the server announces changes to open pages
 * once, after the commit, and every answer carries both in these headers, so that a client knows what to ask for again.
 */
export const TOPICS = [
  'orders',
  'stock',
  'parcels',
  'funds',
  'messages',
  'cart',
  'account',
  'conversations',
  'site',
  'shoppers',
  'holds',
] as const
export type Topic = (typeof TOPICS)[number]

/** Topics of an answer, separated by commas: what it shows, and what it changed. */
export const SHOWS_HEADER = 'longhaul-shows'
export const CHANGES_HEADER = 'longhaul-changes'
