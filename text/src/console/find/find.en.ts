import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import type { FindKind, FoundBy } from '@longhaul/domain/lists/finds.ts'
import { text as home } from '../home/home.en.ts'
import { text as lists } from '../lists/lists.en.ts'
import { text as shell } from '../shell/shell.en.ts'

/** Pages that are not in the menu, and actions available from anywhere. */
const actions = {
  pickWaves: 'Pick waves and pick lists to print',
  pick: 'Pick goods with a hand-held',
  photos: 'Detail photos to take',
  putAway: 'Put goods away or on another shelf',
  count: 'Count shelves',
  creators: 'Creators, their shares and applications',
  publicLists: 'Public lists and reports about them',
  countDifferences: 'Differences that counts found',
  stationCodes: 'Barcodes for stations to print',
  pasteNumbers: 'Paste tracking numbers, hand over packages',
  newArticle: 'Write a new article',
  warehouses: 'Warehouses and their addresses',
  destinations: 'Destinations: open and closed countries',
  services: 'Extra services for packages and their prices',
  lines: 'Shipping lines',
  rateCards: 'Rate cards: import, change a price',
  invoices: 'Carrier invoices against what was charged',
  duties: 'Duty rules',
  goods: 'Kinds of goods and what may not be sent',
  ownAccount: 'My account, password, authenticator app',
  spreadsheets: 'Import shoppers, orders and shelves from spreadsheets',
  newColleague: 'Invite a new colleague',
  newCoupon: 'New coupon',
}
/** Actions that are performed immediately on the current page. */
const acts = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Theme of the device',
  logOut: 'Log out',
}
const language = (name: string) => `Language: ${name}`
export type FindAction = keyof typeof actions
export type FindAct = keyof typeof acts | Lang

/** By id: `page.` and a section, or `queue.`, `list.` or `do.` and a name. */
const pages: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(shell.sections).map(([id, name]) => [`page.${id}`, name]),
  ...Object.entries(home.queues).map(([id, { name }]) => [`queue.${id}`, name]),
  ...Object.entries(lists.lists).map(([id, name]) => [`list.${id}`, `List: ${name}`]),
  ...Object.entries({ ...actions, ...acts }).map(([id, name]) => [`do.${id}`, name]),
  ...LANGS.map((lang) => [`do.${lang}`, language(LANGUAGES[lang].name)]),
])

const kinds: Readonly<Record<FindKind, string>> = {
  order: 'Order',
  parcel: 'Package',
  item: 'Ordered item',
  stock_item: 'Goods in the warehouse',
  unclaimed: 'Unclaimed parcel',
  shopper: 'Shopper',
  recharge: 'Top-up',
  remittance: 'Remittance',
  withdrawal: 'Withdrawal',
}

const by: Readonly<Record<FoundBy, string>> = {
  number: '',
  label: 'by its label',
  tracking: 'by tracking number',
  waybill: 'by tracking number',
  seller_order: 'by the seller’s number',
  name: 'by name',
  email: 'by email',
  phone: 'by phone',
}

/** The global search field. */
export const text = {
  pages,
  kinds,
  by,
  label: 'Number, name, email, phone, page',
  results: 'Results',
  groups: { last: 'Last opened', pages: 'Pages and actions', found: 'Found', lists: 'In a list' },
  inList: (list: string, words: string) => `Search for “${words}” in: ${list}`,
  nothing: 'Nothing you may open has this number or name.',
  short: 'Type at least two letters. You can also scan a code.',
  failed: 'The search didn’t answer. Press Enter to try again.',
  searching: 'Searching…',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  scanned: (code: string) => `Scanned: ${code}`,
  notCounted: 'While the search is open, scans are looked up here, not counted at the station.',
  countIt: 'Count it at the station',
  help: 'Find anything: numbers, people, pages',
}
