/**
 * The topics that a page may show and a call may change. A route declares which it `shows` or `changes`; the
 * server announces changes to open pages once, after the commit, and every answer carries both in these
 * headers, so that a client knows what to refetch.
 *
 * `rewards` are coupons, points and plans; `parcels` includes claims, reviews and tracking; `account` is a
 * shopper's own account (profile, security, addresses, tokens, hooks), `shoppers` is what staff see of
 * shoppers; `site` is everything that staff configure: settings, articles, prices, categories, warehouses;
 * `lists` are staff's saved views, `goods_lists` and `favourites` what shoppers keep; `staff` are members and
 * their security; `policy` is what staff propose to each other and its limits.
 */
export const TOPICS = [
  'orders',
  'stock',
  'parcels',
  'cart',
  'goods_lists',
  'favourites',
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
  'policy',
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * Headers with the topics of an answer, separated by commas: those that it shows, and those that it changed.
 */
export const SHOWS_HEADER = 'longhaul-shows'
export const CHANGES_HEADER = 'longhaul-changes'
