import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Stated } from '@longhaul/domain/goods-knowledge/stated.ts'
import type { World } from '../../platform/world.ts'
import type { Availability } from '../page/offers.ts'
import type { SellerPrice } from '../page/read-amount.ts'
import { ANY_QUANTITY, type ByQuantity } from '../page/price-steps.ts'
import type { PageProduct } from '../page/read-page.ts'
import type { Option, Variant } from '../page/variants.ts'

/** Where knowledge about products comes from (docs/rules/goods.md). */
export type ProductSource = 'page' | 'data_api' | 'earlier_shoppers'

/** What is looked up: an item of a marketplace, or the page of another shop under an id that we made. */
export type Sought = {
  platform: string
  itemId: string
  canonicalUrl: string
}

/** What a source knows about a product. Null means "unknown", never "none". */
export type KnownProduct = ByQuantity & {
  title: string
  helperTitle: string
  category: string
  price: SellerPrice | null
  /** Whether other variants cost more than `price`. */
  isFrom: boolean
  freightFen: Fen | null
  /** What the seller states of weight and size; left out by sources that state nothing. */
  stated?: Stated
  sellerName: string
  sellerId: string
  imageFileIds: readonly string[]
  /** Whether some pictures have not been copied yet. */
  morePictures: boolean
  options: readonly Option[]
  variants: readonly Variant[]
  availability: Availability | null
  source: ProductSource
  readAt: Date
}

/** A product as a page or an API describes it, before its pictures are copied. */
export type FoundProduct = PageProduct & {
  sellerId: string
  stated?: Stated
  /** The source's own translations of sellers' words into Latin letters, as it gives them. */
  translations?: readonly (readonly [original: string, translation: string])[]
}

/** One source. It is skipped if it throws or exceeds its time limit. */
export type ProductProvider = {
  source: ProductSource
  timeLimitMs: number
  isOpen(world: World): boolean
  find(asking: Asking, sought: Sought): Promise<KnownProduct | undefined>
}

/**
 * Who makes the look-up, and when. `guest` is a guest's IP address, because guests have a share of their own;
 * undefined for a shopper. With `storedOnly` no other site is asked: what is not stored, or not fresh, is
 * `NotStored`. With `priceOlderThanMs` only the price and the stock matter: what was read longer ago is read
 * again, without its pictures. `automatic`: no person asks for it now, so that sites' rules for programs hold
 * and half of the quotas is left to persons.
 */
export type Asking = {
  world: World
  now: Date
  guest?: string | undefined
  storedOnly?: boolean
  priceOlderThanMs?: number
  automatic?: boolean
}

/** A look-up that may ask no other site would have to. */
export class NotStored extends Error {}

/**
 * Why a source could not describe a product that it should know: the marketplace requires a log-in or a robot
 * check, the item is gone, the shop is closed, or the page did not answer. Shoppers see the reason.
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

/** Default values for facts that a source cannot know. */
export const NOT_KNOWN = {
  ...ANY_QUANTITY,
  helperTitle: '',
  category: '',
  isFrom: false,
  morePictures: false,
  variants: [],
  availability: null,
} as const
