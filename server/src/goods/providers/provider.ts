import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { World } from '../../platform/world.ts'
import type { Availability } from '../page/offers.ts'
import type { SellerPrice } from '../page/read-amount.ts'
import { ANY_QUANTITY, type ByQuantity } from '../page/price-steps.ts'
import type { PageProduct } from '../page/read-page.ts'
import type { Option, Variant } from '../page/variants.ts'

/** Where knowledge about products comes from (docs/rules/goods.md). */
export type ProductSource = 'page' | 'data_api' | 'earlier_shoppers'

/** What is looked up: an item of a marketplace, or the page of another shop under an id of our making. */
export type Sought = {
  platform: string
  itemId: string
  canonicalUrl: string
}

/** What a source knows about a product. Null is "not known", never "nothing". */
export type KnownProduct = ByQuantity & {
  title: string
  helperTitle: string
  category: string
  price: SellerPrice | null
  /** Other variants cost more than `price`. */
  isFrom: boolean
  freightFen: Fen | null
  sellerName: string
  sellerId: string
  imageFileIds: readonly string[]
  /** There are more pictures than have been copied yet. */
  morePictures: boolean
  options: readonly Option[]
  variants: readonly Variant[]
  availability: Availability | null
  source: ProductSource
  readAt: Date
}

/** What a page or an interface says about a product, before its pictures are ours. */
export type FoundProduct = PageProduct & { sellerId: string }

/** One source. It answers within its time limit or is passed over; so is one that throws. */
export type ProductProvider = {
  source: ProductSource
  timeLimitMs: number
  isOpen(world: World): boolean
  find(asking: Asking, sought: Sought): Promise<KnownProduct | undefined>
}

/** Who asks, and when; of a guest the address, because guests have a share of their own. */
export type Asking = { world: World; now: Date; guest?: string | undefined }

/**
 * Why a source that should know a product could not say: the marketplace wants a log-in or a human, the item is gone, the shop is closed, or the
 * page did not answer. A shopper sees the reason.
 */
export const TROUBLES = ['blocked', 'gone', 'shop_closed', 'unreachable'] as const
export type Trouble = (typeof TROUBLES)[number]

export class ProductTrouble extends Error {
  readonly trouble: Trouble
  /** Until when it is not requested again, where a recent result is known. */
  readonly retryAt: Date | undefined
  constructor(trouble: Trouble, more: { cause?: unknown; retryAt?: Date | undefined } = {}) {
    super(`no product: ${trouble}`, { cause: more.cause })
    this.trouble = trouble
    this.retryAt = more.retryAt
  }
}

/** What a source leaves out because it cannot know it. */
export const NOT_KNOWN = {
  ...ANY_QUANTITY,
  helperTitle: '',
  category: '',
  isFrom: false,
  morePictures: false,
  variants: [],
  availability: null,
} as const
