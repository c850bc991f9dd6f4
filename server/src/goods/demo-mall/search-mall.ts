import { yuanText } from '@longhaul/domain/money/fen.ts'
import { DEMO_PRODUCTS, marketUrl } from './catalogue.ts'
import type { DemoProduct } from './demo-product.ts'

type Asked = { words: string; page: number; size: number; sort: string; minFen: number; maxFen: number }

/**
 * The search of an invented shop, apart from our own: every word must be part of a title, and of a Chinese
 * word its first two characters are enough.
 */
export function searchMall(
  products: readonly DemoProduct[],
  { words, page, size, sort, minFen, maxFen }: Asked,
): { found: DemoProduct[]; total: number } {
  const wanted = words
    .toLowerCase()
    .split(/[\s,，。]+/)
    .filter((word) => word !== '')
  const matching = products.filter(({ title, helperTitle, priceFen }) => {
    const text = `${title} ${helperTitle}`.toLowerCase()
    return (
      priceFen >= minFen &&
      priceFen <= maxFen &&
      wanted.length > 0 &&
      wanted.every((word) => text.includes(/^[a-z]+s$/.test(word) ? word.slice(0, -1) : shortOf(word)))
    )
  })
  const sorted =
    sort === 'best'
      ? matching
      : matching.toSorted((a, b) => (sort === 'dearest' ? b.priceFen - a.priceFen : a.priceFen - b.priceFen))
  return { found: sorted.slice((page - 1) * size, page * size), total: matching.length }
}

const shortOf = (word: string): string =>
  /^\p{Script=Han}+$/u.test(word) ? [...word].slice(0, 2).join('') : word

/** The mall's own answer to a search, as JSON. */
export function mallAnswer(query: Readonly<Record<string, string | undefined>>, origin: string): object {
  const page = Math.max(1, Number(query['page'] ?? 1) || 1)
  const size = Math.min(50, Number(query['size'] ?? 24) || 24)
  const { found, total } = searchMall(
    DEMO_PRODUCTS.filter(({ platform }) => platform !== '1688'),
    {
      words: query['q'] ?? '',
      page,
      size,
      sort: query['sort'] ?? 'best',
      minFen: Number(query['min'] ?? 0) * 100,
      maxFen: query['max'] === undefined ? Infinity : Number(query['max']) * 100,
    },
  )
  return {
    total,
    has_next: total > page * size,
    items: found.map((product) => ({
      market: product.platform,
      id: product.itemId,
      url: marketUrl(product),
      title: product.title,
      title_latin: product.helperTitle,
      picture: pictureOf(product, origin),
      price: yuanText(product.priceFen),
      from: product.surcharges !== undefined,
      freight: yuanText(product.freightFen),
      shop: product.sellerName,
      sponsored: false,
    })),
  }
}

/** The address of a product's first picture in the mall. */
export const pictureOf = ({ platform, itemId }: DemoProduct, origin: string): string =>
  `${origin}/demo-mall/${platform}/${itemId}/1.jpg`
