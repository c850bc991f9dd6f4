import type { calculateLandedCost } from '@longhaul/contract/goods/landed-cost.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { proposeHsCode } from '@longhaul/domain/customs/hs-search.ts'
import type { Expected } from '@longhaul/domain/landed-cost/over-weights.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type GoodsLink, readGoodsLink, restrictedIn } from '../goods/public.ts'
import { type EstimatedGoods, estimateGoods, wordsOf } from '../goods-knowledge/public.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'

type Asked = Omit<BodyOf<typeof calculateLandedCost>['items'][number], 'url'>

/** One of the requested items: the product, its price, and the expected weight and size of one piece. */
export type LandedCostGoods = {
  platform: string
  itemId: string
  url: string
  title: string
  quantity: number
  priceFen: number | null
  freightFen: number
  sellerName: string
  photoShots: number
  categories: string[]
  hsCode: string | null
  goods: EstimatedGoods
  grams: Expected
}

/** Reads the requested items by their links. Refuses a text that names no goods. */
export async function readItems(
  db: Db,
  asked: BodyOf<typeof calculateLandedCost>['items'],
  at: { lang: Lang; now: Date },
): Promise<LandedCostGoods[]> {
  const links: GoodsLink[] = []
  for (const [index, { url }] of asked.entries()) {
    const link = await readGoodsLink(db, url)
    if (typeof link === 'string') throw badInput({ [`items.${index}.url`]: link }, link)
    links.push(link)
  }
  const things: LandedCostGoods[] = []
  for (const [index, item] of asked.entries()) things.push(await readThing(db, links[index]!, item, at))
  return things
}

/** Reads one item by its link. */
export async function readThing(
  db: Db,
  link: GoodsLink,
  item: Asked,
  { lang, now }: { lang: Lang; now: Date },
): Promise<LandedCostGoods> {
  const option = item.options_text ?? ''
  const product = { platform: link.platform, item_id: link.itemId }
  const goods = await estimateGoods(db, product, { option, title: item.title ?? '' }, now)
  const { known, estimates } = goods
  const words = wordsOf(known.pages ?? [])
  const restricted = await restrictedIn(db, lang, [item.title ?? '', option, words])
  return {
    ...link,
    title: item.title || (known.pages?.find((page) => page.title !== '')?.title ?? ''),
    quantity: item.quantity ?? 1,
    priceFen: item.unit_price_fen ?? known.price_fen,
    freightFen: item.freight_fen ?? known.freight_fen ?? 0,
    sellerName: item.seller_name ?? known.pages?.find((page) => page.seller_name !== '')?.seller_name ?? '',
    photoShots: item.photo_shots ?? 0,
    categories: restricted.map((entry) => entry.category),
    hsCode: proposeHsCode({ title: words || (item.title ?? ''), options: option, latin: '' })?.code ?? null,
    goods,
    grams: estimates.weight,
  }
}
