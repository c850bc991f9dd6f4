import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { FIND_MAX, FIND_MIN, type FindKind } from '@longhaul/domain/lists/finds.ts'
import { type ListId, LISTS } from '@longhaul/domain/lists/lists.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { FindAct } from '@longhaul/text/console/find/find.en.ts'
import { findText } from '@longhaul/text/console/find/find.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { to } from '../links.ts'
import { type Me, whyNotRole } from '../shared/use-me.ts'
import { type Opened, readOpened } from '../shared/last-opened.ts'
import { foldWords } from '@longhaul/domain/texts/tidy.ts'
import { useRested } from '../shared/use-rested.ts'
import { FIND_PAGES, type FindPage } from './pages.ts'

type Find = Reply<'GET /staff/finds'>['items'][number]
export type EntryGroup = keyof typeof findText.groups
/** One line of the results. `opened`: what to remember as opened last if it is chosen. */
export type Entry = {
  key: string
  group: EntryGroup
  label: string
  what: string
  note: string
  to: string
  exact: boolean
  opened?: Opened
  act?: FindAct
}

const REST_MS = 120
const PAGES_MAX = 6
/** Lists that can be searched by more than numbers: titles, sellers, subjects. */
const SEARCHED_LISTS = ['items', 'stock', 'parcels', 'mails'] as const

/**
 * The results for the words: pages immediately, rows as soon as the server responds. Without words, the pages
 * opened last.
 */
export function useEntries(words: string, me: Me | undefined) {
  const typed = words.trim().slice(0, FIND_MAX)
  const rested = useRested(typed, REST_MS)
  const asks = [...rested].length >= FIND_MIN
  const names = useCall('GET /staff/page_words', undefined, { staleMs: Infinity })
  const found = useCall('GET /staff/finds', { query: { q: rested } }, { enabled: asks })
  const mine = (roles: readonly StaffRole[]) => me !== undefined && whyNotRole(me, roles) === null
  if (!typed) return { entries: me ? readOpened(me).map(toOpenedEntry) : [], ready: true, found }
  const pages = matchingPages(typed, names.data?.pages ?? [], mine)
    .slice(0, PAGES_MAX)
    .map((page) => ({
      ...entry('pages', page.to, findText.pages[page.id] ?? page.id),
      ...(page.act ? { act: page.act } : {}),
    }))
  const rows = asks && rested === typed ? (found.data?.items ?? []).map(toEntry) : []
  const lists =
    [...typed].length < FIND_MIN
      ? []
      : SEARCHED_LISTS.filter((list) => mine(LISTS[list].roles)).map((list) =>
          entry('lists', to.lists(list, { q: typed }), findText.inList(listsText.lists[list], typed)),
        )
  const entries = rows.some(({ exact }) => exact)
    ? [...rows, ...pages, ...lists]
    : [...pages, ...rows, ...lists]
  return { entries, ready: rested === typed && !(asks && found.isPending), found }
}

const entry = (group: EntryGroup, path: string, label: string): Entry => ({
  key: `${group} ${path}`,
  group,
  label,
  what: '',
  note: '',
  to: path,
  exact: false,
})

const toOpenedEntry = (opened: Opened): Entry => ({
  ...entry('last', pageOfFind(opened), opened.number),
  what: findText.kinds[opened.kind],
  opened,
})

function toEntry({ kind, id, hint, number, title, owner, stage, by, exact }: Find): Entry {
  const opened = { kind, id, hint, number }
  return {
    ...entry('found', pageOfFind(opened), number),
    key: `found ${kind} ${id} ${number}`,
    what: findText.kinds[kind],
    note: [title, owner, stageWord(kind, stage), findText.by[by]].filter(Boolean).join(' · '),
    exact,
    opened,
  }
}

const STAGES_OF: Partial<Record<Find['kind'], ListId>> = {
  item: 'items',
  parcel: 'parcels',
  stock_item: 'stock',
}

function stageWord(kind: Find['kind'], stage: string | null): string {
  const list = STAGES_OF[kind]
  return list && stage ? listsText.wordOf(list, 'stage', stage) : ''
}

type PageWords = readonly { id: string; words: readonly string[] }[]

/**
 * Pages whose name in any language, or whose Pinyin initials, contain the typed text; names that begin with
 * it come first. Each address once.
 */
function matchingPages(
  typed: string,
  known: PageWords,
  mayOpen: (roles: readonly StaffRole[]) => boolean,
): FindPage[] {
  const sought = foldWords(typed)
  if (!sought) return []
  const wordsOf = new Map(known.map(({ id, words }) => [id, words.map(foldWords)]))
  const ranked = FIND_PAGES.filter(({ roles }) => mayOpen(roles))
    .map((page) => ({ page, rank: rankOf(sought, wordsOf.get(page.id) ?? []) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
  return [...new Map(ranked.map(({ page }) => [page.to, page])).values()]
}

/** 0 if a name begins with the text, 1 if a word of a name does, 2 if a name contains it, else null. */
function rankOf(sought: string, words: readonly string[]): number | null {
  if (words.some((word) => word.startsWith(sought))) return 0
  if (words.some((word) => word.includes(` ${sought}`))) return 1
  return words.some((word) => word.includes(sought)) ? 2 : null
}

const PAGE_OF: Readonly<Record<FindKind, (found: Opened) => string>> = {
  order: ({ id }) => to.order(id),
  item: ({ id }) => to.order(id),
  parcel: ({ id }) => to.package(id),
  stock_item: ({ id }) => to.stockItem(id),
  unclaimed: ({ id }) => to.unclaimed(id),
  shopper: ({ id }) => to.shopper(id),
  recharge: ({ number }) => to.recharges(number),
  remittance: ({ id, hint }) => to.remittance(id, hint),
  withdrawal: ({ id, hint }) => to.withdrawal(id, hint),
}

/** The page that shows a search result. */
const pageOfFind = (found: Opened): string => PAGE_OF[found.kind](found)
