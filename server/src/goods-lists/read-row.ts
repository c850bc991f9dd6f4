import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { lookUpProduct } from '@longhaul/contract/goods/goods.ts'
import { type RowIssue, proposedOptions } from '@longhaul/domain/goods-lists/row.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { OTHER_PLATFORM } from '@longhaul/domain/orders/seller-groups.ts'
import { lookUpGoods, toProduct } from '../goods/public.ts'
import type { World } from '../platform/world.ts'
import type { Found, RowRecord } from './listed.ts'

/** What reading the link of a row came to. */
export type RowReading = Pick<RowRecord, 'url' | 'link_issue' | 'found'> & { title: string }

/** Looks up the product of a row by the rules of the order form, short links and rate limits included. */
export async function readRow(world: World, url: string, now: Date): Promise<RowReading> {
  if (url === '') return { url, link_issue: 'no_link', found: null, title: '' }
  const { paste, sought, product, trouble } = await lookUpGoods({ world, now }, { text: url })
  const address = sought?.canonicalUrl ?? url
  if (!product) return { url: address, link_issue: issueIn(paste.result, trouble), found: null, title: '' }
  const card = await toProduct(world, world.db, product, now)
  return {
    url: address,
    link_issue: null,
    title: card.title.slice(0, TITLE_MAX),
    found: toFound(card, sought?.platform ?? OTHER_PLATFORM),
  }
}

function issueIn(parsed: ParsedLink, trouble: string | undefined): RowIssue {
  if (trouble === 'gone' || trouble === 'shop_closed') return 'gone'
  if (parsed.ok) return 'unread'
  switch (parsed.reason) {
    case 'no_link':
    case 'cut_link':
    case 'outside_china':
      return parsed.reason
    case 'needs_redirect':
    case 'blocked':
      return 'unread'
    case 'not_a_product':
    case 'album':
      return parsed.url ? 'unread' : 'no_product'
    case 'shop_or_search':
    case 'unsupported_scheme':
      return 'no_product'
  }
}

/** The most variants that a row keeps; goods with more are left to the order form. */
const VARIANTS_MAX = 1_000

function toFound(card: NonNullable<ReplyOf<typeof lookUpProduct>['product']>, platform: string): Found {
  const isHuge = card.variants.length > VARIANTS_MAX
  return {
    platform,
    helper_title: card.helper_title.slice(0, TITLE_MAX),
    seller_name: card.seller_name.slice(0, 100),
    image_file_id: card.images[0]?.file_id ?? null,
    freight_fen: card.freight_fen,
    options: card.options,
    read_at: card.read_at,
    product: {
      priceFen: isHuge ? null : card.price_fen,
      variants: isHuge
        ? []
        : card.variants.map(({ choices, price_fen: priceFen, is_available: isAvailable }) => ({
            choices,
            priceFen,
            isAvailable,
          })),
      priceSteps: card.price_steps.map(({ from, price_fen: fen }) => ({ from, fen })),
      isSoldOut: card.availability === 'sold_out',
    },
  }
}

/** A row with what was read about it. What the shopper has chosen meanwhile stays. */
export function withReading(row: RowRecord, reading: RowReading): RowRecord {
  const { name, option, size, words } = row.written
  const said = option === '' && size === '' ? [words] : [option, size]
  return {
    ...row,
    ...reading,
    title: reading.title || row.title || name,
    is_read: true,
    options_text: row.options_text || proposedOptions(said, reading.found?.options ?? []),
  }
}
