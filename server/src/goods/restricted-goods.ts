import type { RestrictedGoods } from '@longhaul/contract/goods/goods.ts'
import { categoriesIn } from '@longhaul/domain/orders/restricted-words.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { keptInMemory } from '../platform/database/site-memory.ts'
import { type ProductWords, listCategoryRows, listProductWords } from './sql.ts'

/** Cached in memory: the categories change only when staff edit them. */
const readCategories = keptInMemory(listCategoryRows)

type Restricted = Static<typeof RestrictedGoods>[]

/** The categories of goods, refused by some or all carriers, that a product's words point to: its title, English helper title and the shop's own category. */
export async function restrictedIn(db: Db, lang: Lang, words: readonly string[]): Promise<Restricted> {
  return toRestricted(await readCategories(db), lang, words)
}

type Line = { platform: string; item_id: string; title: string; options_text: string }

/** The restricted categories of each line of a cart, in order. The words of the product's page count as well as the shopper's title. */
export async function restrictedOf(db: Db, lang: Lang, lines: readonly Line[]): Promise<Restricted[]> {
  const ids = lines.map((line) => line.item_id).filter((id) => id !== '')
  return await restrictedAmong(db, lang, lines, await listProductWords(db, ids))
}

/** The restricted categories of each line of a cart, with the words of the products already loaded. */
export async function restrictedAmong(
  db: Db,
  lang: Lang,
  lines: readonly Line[],
  known: readonly ProductWords[],
): Promise<Restricted[]> {
  if (lines.length === 0) return []
  const categories = await readCategories(db)
  return lines.map((line) => {
    const pages = known.filter((entry) => entry.platform === line.platform && entry.item_id === line.item_id)
    const pageWords = pages.flatMap((page) => [page.title, page.helper_title, page.category])
    return toRestricted(categories, lang, [line.title, line.options_text, ...pageWords])
  })
}

const toRestricted = (categories: Categories, lang: Lang, words: readonly string[]): Restricted =>
  spokenOf(categories, words.join(' / ')).map((row) => ({
    category: row.id,
    name: row.name[lang],
    forbidden: row.forbidden,
  }))

type Categories = Awaited<ReturnType<typeof listCategoryRows>>

/** The number of texts whose categories are cached: a cart is read again and again, and finding the categories took a tenth of the time. */
const TEXTS_KEPT = 1_000

const remembered = new WeakMap<Categories, Map<string, Categories>>()

function spokenOf(categories: Categories, text: string): Categories {
  const ofThese = remembered.get(categories) ?? new Map<string, Categories>()
  remembered.set(categories, ofThese)
  const known = ofThese.get(text)
  if (known) return known
  if (ofThese.size >= TEXTS_KEPT) ofThese.clear()
  const spoken = categoriesIn(text, categories)
  ofThese.set(text, spoken)
  return spoken
}
