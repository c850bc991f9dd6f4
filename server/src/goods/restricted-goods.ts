import type { RestrictedGoods } from '@longhaul/contract/goods/goods.ts'
import { categoriesIn } from '@longhaul/domain/orders/restricted-words.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import type { Db } from '../platform/database/db.ts'
import { cachedInMemory } from '../platform/database/site-memory.ts'
import { listCategoryRows, listProductWords } from './sql.ts'

/** Cached in memory: the categories change only when staff edit them. */
const readCategories = cachedInMemory(listCategoryRows)

type Restricted = Static<typeof RestrictedGoods>[]

/**
 * The categories of goods, refused by some or all carriers, that a product's words point to: its title,
 * English helper title and the shop's own category.
 */
export async function restrictedIn(db: Db, lang: Lang, words: readonly string[]): Promise<Restricted> {
  return toRestricted(await readCategories(db), lang, words)
}

type Line = { platform: string; item_id: string; title: string; options_text: string }

/**
 * The restricted categories of each line of a cart, in order. The words of the product's page count as well
 * as the shopper's title.
 */
export async function restrictedOf(db: Db, lang: Lang, lines: readonly Line[]): Promise<Restricted[]> {
  if (lines.length === 0) return []
  const known = await listProductWords(
    db,
    lines.map((line) => line.item_id).filter((id) => id !== ''),
  )
  const categories = await readCategories(db)
  return lines.map((line) => {
    const pages = known.filter((entry) => entry.platform === line.platform && entry.item_id === line.item_id)
    const pageWords = pages.flatMap((page) => [page.title, page.helper_title, page.category])
    return toRestricted(categories, lang, [line.title, line.options_text, ...pageWords])
  })
}

const toRestricted = (categories: Categories, lang: Lang, words: readonly string[]): Restricted =>
  categoriesIn(words.join(' / '), categories).map((row) => ({
    category: row.id,
    name: row.name[lang],
    forbidden: row.forbidden,
  }))

type Categories = Awaited<ReturnType<typeof listCategoryRows>>
