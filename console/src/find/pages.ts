import { LISTS, LIST_IDS } from '@longhaul/domain/lists/lists.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { FindAct, FindAction } from '@longhaul/text/console/find/find.en.ts'
import { to } from '../links.ts'
import { SECTIONS, sectionPath, tilesOf } from '../sections.ts'

/** A page or an action that can be found by words; the server knows its names under this id. */
export type FindPage = {
  id: string
  roles: readonly StaffRole[]
  to: string
  /** An action performed in place instead of opening a page; `to` then only identifies it. */
  act?: FindAct
}

const EVERYONE: readonly StaffRole[] = ['support', 'buyer', 'warehouse', 'finance']
const PRICES: readonly StaffRole[] = ['finance', 'support', 'warehouse']

const actions: Readonly<Record<FindAction, Omit<FindPage, 'id'>>> = {
  pickWaves: { roles: ['warehouse'], to: to.pickWaves() },
  pick: { roles: ['warehouse'], to: to.pick() },
  photos: { roles: ['warehouse'], to: to.photos() },
  putAway: { roles: ['warehouse'], to: to.putAway() },
  count: { roles: ['warehouse'], to: to.count() },
  publicLists: { roles: ['support'], to: to.publicLists() },
  countDifferences: { roles: ['warehouse'], to: to.countDifferences() },
  stationCodes: { roles: ['warehouse'], to: to.stationCodes() },
  pasteNumbers: { roles: ['warehouse', 'support'], to: to.dispatch() },
  newArticle: { roles: ['admin'], to: to.article() },
  warehouses: { roles: PRICES, to: to.shipping('warehouses') },
  destinations: { roles: PRICES, to: to.shipping('destinations') },
  services: { roles: PRICES, to: to.shipping('services') },
  lines: { roles: PRICES, to: to.shipping('lines') },
  rateCards: { roles: PRICES, to: to.shipping('cards') },
  invoices: { roles: ['finance'], to: to.shipping('invoices') },
  duties: { roles: PRICES, to: to.shipping('duties') },
  goods: { roles: PRICES, to: to.shipping('goods') },
  ownAccount: { roles: EVERYONE, to: to.ownAccount() },
  spreadsheets: { roles: ['admin'], to: to.spreadsheets() },
  newColleague: { roles: ['admin'], to: '/staff' },
  creators: { roles: ['support', 'finance'], to: to.creators() },
  newCoupon: { roles: ['admin'], to: '/rewards' },
}

const ACTS: readonly FindAct[] = ['light', 'dark', 'system', 'logOut', ...LANGS]

/** Every page and action that can be found. */
export const FIND_PAGES: readonly FindPage[] = [
  ...SECTIONS.map((section) => ({
    id: `page.${section.id}`,
    roles: section.roles,
    to: sectionPath(section),
  })),
  ...SECTIONS.flatMap((section) =>
    tilesOf(section).map(({ queue, link }) => ({ id: `queue.${queue}`, roles: section.roles, to: link })),
  ),
  ...LIST_IDS.map((list) => ({ id: `list.${list}`, roles: LISTS[list].roles, to: to.lists(list) })),
  ...Object.entries(actions).map(([id, page]) => ({ id: `do.${id}`, ...page })),
  ...ACTS.map((act) => ({ id: `do.${act}`, roles: EVERYONE, to: `#${act}`, act })),
]
