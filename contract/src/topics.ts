/**
 * What a page may show and a call may change. A route says which of them it `shows` or `changes`; the server announces changes to open pages
 * once, after the commit, and every answer carries both in these headers, so that a client knows what to ask for again.
 *
 * `rewards` are coupons, points and plans; `parcels` their claims, reviews and tracking as well; `account` is a shopper's own (profile, security,
 * addresses, tokens, hooks), `shoppers` what staff see of shoppers; `site` is whatever staff set: configuration, articles, prices, categories,
 * warehouses; `lists` are saved views, `staff` members and their security.
 */
export const TOPICS = [
  'orders',
  'stock',
  'parcels',
  'cart',
  'funds',
  'rewards',
  'conversations',
  'messages',
  'account',
  'shoppers',
  'staff',
  'holds',
  'lists',
  'leads',
  'mails',
  'jobs',
  'site',
] as const
export type Topic = (typeof TOPICS)[number]

/** Topics of an answer, separated by commas: what it shows, and what it changed. */
export const SHOWS_HEADER = 'longhaul-shows'
export const CHANGES_HEADER = 'longhaul-changes'
