import type { Product } from '@longhaul/contract/goods.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import type { KnownProduct } from './providers/provider.ts'

/** What is known about a product, as it goes over the wire. */
export const toProduct = (world: World, product: KnownProduct, now: Date): Static<typeof Product> => ({
  title: product.title,
  price_fen: product.priceFen,
  freight_fen: product.freightFen,
  seller_name: product.sellerName,
  seller_id: product.sellerId,
  images: product.imageFileIds.map((id) => ({ file_id: id, url: imageUrl(world, id, now) ?? '' })),
  options: product.options.map(({ name, values }) => ({ name, values: [...values] })),
  source: product.source,
  read_at: product.readAt.toISOString(),
})
