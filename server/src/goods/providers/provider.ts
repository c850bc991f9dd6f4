import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { ProductLink } from '@longhaul/domain/links/parsed-link.ts'
import type { World } from '../../platform/world.ts'

/** Where knowledge about products comes from (PRODUCT.md 7). */
export type ProductSource = 'demo_mall' | 'page' | 'data_api' | 'earlier_shoppers'

/** What a source knows about a product. Null is "not known", never "nothing". */
export type KnownProduct = {
  title: string
  priceFen: Fen | null
  freightFen: Fen | null
  sellerName: string
  sellerId: string
  imageFileIds: readonly string[]
  options: readonly { name: string; values: readonly string[] }[]
  source: ProductSource
  readAt: Date
}

/** One source. It answers within its time limit or is passed over; so is one that throws. */
export type ProductProvider = {
  source: ProductSource
  timeLimitMs: number
  isOpen(world: World): boolean
  find(asking: Asking, link: ProductLink): Promise<KnownProduct | undefined>
}

/** Who asks, and when. */
export type Asking = { world: World; now: Date }
