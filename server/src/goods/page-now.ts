import { createHash } from 'node:crypto'
import type { PageNow } from '@longhaul/domain/orders/price-check.ts'
import type { World } from '../platform/world.ts'
import { askProviders } from './providers/ask-providers.ts'
import type { Asking, KnownProduct } from './providers/provider.ts'

/** A page that was read less than this ago is not read again for its price. */
const PRICE_OLDER_THAN_MS = 30 * 60_000
const WATCHED_OLDER_THAN_MS = 6 * 3_600_000

/** The goods of a line of the cart; `item_id` is empty for a page that is no item of a marketplace. */
type LineOfGoods = { platform: string; item_id: string; url: string }

/** What the page of a product says now, or that it is gone. `readAt` is when it was read. */
export type PageRead = { page: PageNow | 'gone'; readAt: Date }

/** What the page of a product says now, for a shopper who waits; undefined if no source could be read. */
export const readPageNow = (world: World, line: LineOfGoods, now: Date): Promise<PageRead | undefined> =>
  readPage(line, { world, now, priceOlderThanMs: PRICE_OLDER_THAN_MS })

/**
 * The same for goods that are watched, which nobody waits for: with what was read within six hours, by the
 * sites' rules for programs, and with half of the sources' quotas.
 */
export const readWatchedPage = (world: World, line: LineOfGoods, now: Date): Promise<PageRead | undefined> =>
  readPage(line, { world, now, priceOlderThanMs: WATCHED_OLDER_THAN_MS, automatic: true })

async function readPage(
  { platform, item_id: itemId, url }: LineOfGoods,
  asking: Asking & { priceOlderThanMs: number },
): Promise<PageRead | undefined> {
  const { now, priceOlderThanMs } = asking
  const sought = { platform, itemId: itemId === '' ? idOfPage(url) : itemId, canonicalUrl: url }
  const { product, trouble } = await askProviders(asking, sought)
  // What earlier shoppers entered says nothing about today, and neither does an old answer of a source that
  // failed.
  const isRecent =
    product &&
    product.source !== 'earlier_shoppers' &&
    now.getTime() - product.readAt.getTime() < priceOlderThanMs
  if (isRecent) return { page: toPageNow(product), readAt: product.readAt }
  return trouble === 'gone' || trouble === 'shop_closed' ? { page: 'gone', readAt: now } : undefined
}

/** A price in another currency is left out: in yuan it changes daily with the rate. */
function toPageNow(product: KnownProduct): PageNow {
  const isYuan = (product.price?.currency ?? 'CNY') === 'CNY'
  const inFen = (minor: number | null | undefined) => (isYuan ? (minor ?? null) : null)
  return {
    options: product.options,
    variants: product.variants.map(({ choices, minor, isAvailable }) => ({
      choices,
      priceFen: inFen(minor),
      isAvailable,
    })),
    priceFen: inFen(product.price?.minor),
    priceSteps: isYuan ? product.priceSteps.map(({ from, minor }) => ({ from, fen: minor })) : [],
    isFrom: product.isFrom,
    isSoldOut: product.availability === 'sold_out',
  }
}

/** The id under which a page is stored that is no item of a marketplace. */
export const idOfPage = (url: string): string =>
  createHash('sha256').update(url).digest('base64url').slice(0, 32)
