import type { KindTable } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import type { GoodsWords } from '@longhaul/domain/goods-knowledge/learnt/features.ts'
import type { Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import type { listPages } from './sql-goods.ts'

export type Page = Awaited<ReturnType<typeof listPages>>[number]

/** A product's category and titles from its own pages; never a shopper's words. */
export const wordsOf = (pages: readonly Page[]): string =>
  joined([joined(pages.map((page) => page.category)), titlesOf(pages)])

/** The key of a product's seller; empty if no page names one. */
export function shopKeyOf(platform: string, pages: readonly Page[]): string {
  const seller = pages.map((page) => page.seller_id || page.seller_name).find((name) => name !== '')
  return seller === undefined ? '' : `${platform} ${seller}`.slice(0, 300)
}

/**
 * The words by which goods are estimated: those of their pages, or, if none was read, a title that
 * somebody else gave them. Their kind is the one that staff set, or the one known of them, or that of their
 * words.
 */
export function goodsWordsOf(
  goods: {
    platform: string
    item_id: string
    shop: string
    corrected_kind: string | null
    kind: string | null
    pages: readonly Page[] | null
    price_fen: number | null
    title: string | null
  },
  kinds: KindTable,
): GoodsWords & { id: string } {
  const { platform, item_id, shop, price_fen: priceFen, title } = goods
  const pages = goods.pages ?? []
  const own = { title: titlesOf(pages), category: joined(pages.map((page) => page.category)) }
  const words = own.title === '' && own.category === '' ? { title: title ?? '', category: '' } : own
  const known = kinds.find(goods.corrected_kind) ?? kinds.find(goods.kind)
  const assumed = known ?? kinds.of(`${words.category} / ${words.title}`) ?? undefined
  const kind = assumed?.id ?? null
  const stated = statedOn(pages)
  return { id: `${platform} ${item_id}`, platform, seller: shop, priceFen, kind, assumed, stated, ...words }
}

/** The columns of a statement, of a page or as it was when a piece was weighed. */
type StatedColumns = Pick<Page, 'stated_grams' | 'stated_length_mm' | 'stated_width_mm' | 'stated_height_mm'>

/** What is stated of one piece, as it is stored. */
export function statedIn({
  stated_grams: grams,
  stated_length_mm: length,
  stated_width_mm: width,
  stated_height_mm: height,
}: StatedColumns): Stated {
  const isSize = length !== null && width !== null && height !== null
  return { grams, sidesMm: isSize ? [length, width, height] : null }
}

/** What a product's own pages state of one piece: of several, the first that states a weight, and a size. */
function statedOn(pages: readonly StatedColumns[]): Stated {
  const all = pages.map(statedIn)
  return {
    grams: all.find(({ grams }) => grams !== null)?.grams ?? null,
    sidesMm: all.find(({ sidesMm }) => sidesMm !== null)?.sidesMm ?? null,
  }
}

/** A statement as it is stored with a piece. */
export const toStatedColumns = ({ grams, sidesMm }: Stated): StatedColumns => ({
  stated_grams: grams,
  stated_length_mm: sidesMm?.[0] ?? null,
  stated_width_mm: sidesMm?.[1] ?? null,
  stated_height_mm: sidesMm?.[2] ?? null,
})

/** The titles of a product's own pages; empty if none was read. */
export const titlesOf = (pages: readonly Page[]): string =>
  joined([...pages.map((page) => page.helper_title), ...pages.map((page) => page.title)])

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' / ')
