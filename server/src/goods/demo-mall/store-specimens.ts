import { storePicture } from '../../files/public.ts'
import type { World } from '../../platform/world.ts'
import { findSpecimens, insertProduct } from '../sql.ts'
import { type DemoProduct, marketUrl } from './catalogue.ts'
import { SPECIMENS, drawSpecimen } from './specimens.ts'

/** The ids of a product's stored pictures; drawn and stored when it is looked up for the first time. */
export async function storeSpecimens(world: World, product: DemoProduct, now: Date): Promise<string[]> {
  const known = () => findSpecimens(world.db, product.platform, product.itemId)
  const stored = await known()
  if (stored) return stored.image_file_ids
  const ids: string[] = []
  for (let index = 0; index < SPECIMENS; index++) {
    const content = await drawSpecimen(product, index)
    const owner = { kind: 'product', shopperId: null, staffId: null, now } as const
    ids.push((await storePicture(world, world.db, content, owner)).id)
  }
  await insertProduct(world.db, {
    platform: product.platform,
    item_id: product.itemId,
    url: marketUrl(product),
    title: product.title,
    price_minor: product.priceFen,
    currency: 'CNY',
    freight_fen: product.freightFen,
    seller_name: product.sellerName,
    seller_id: product.sellerId,
    image_file_ids: ids,
    options: JSON.stringify(product.options),
    source: 'demo_mall',
    read_at: now,
  })
  // Somebody else may have looked it up meanwhile: then theirs are the product's pictures.
  return (await known())?.image_file_ids ?? ids
}
