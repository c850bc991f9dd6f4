import { drawListing, NEAR, paint } from '../drawings/pictures.ts'
import type { Frame } from '../drawings/pictures.ts'
import type { DemoProduct } from './demo-product.ts'

const SIDE_PX = 640
const KEPT_MAX = 120
/** A close-up of another part than `NEAR`. */
const DETAIL: Frame = { zoom: 2.5, x: 160, y: 236 }

/**
 * The number of pictures on a product's page: one of each look, in their order, then close-ups of the first.
 */
export const specimensOf = (product: DemoProduct): number => specimens(product).length

/**
 * A picture of a product as JPEG, drawn on demand and cached. Uses neither third-party photographs nor the
 * machine's fonts.
 */
export async function drawSpecimen(product: DemoProduct, index: number): Promise<Buffer> {
  const key = `${product.platform} ${product.itemId} ${index}`
  const known = drawn.get(key)
  if (known) return await known
  const picture = draw(product, index)
  if (drawn.size >= KEPT_MAX) drawn.clear()
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return await picture
}

const drawn = new Map<string, Promise<Buffer>>()

async function draw(product: DemoProduct, index: number): Promise<Buffer> {
  const { look, frame } = specimens(product)[index]!
  return await paint(
    await drawListing({ motif: product.motif, look }, product.ground, frame),
    SIDE_PX,
    'jpeg',
  )
}

function specimens({ looks }: DemoProduct) {
  const fronts = Object.values(looks).map((look) => ({ look, frame: undefined }))
  const look = fronts[0]!.look
  const close = [{ look, frame: NEAR }, ...(fronts.length === 1 ? [{ look, frame: DETAIL }] : [])]
  return [...fronts, ...close]
}
