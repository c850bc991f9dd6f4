import { loadSharp } from '../../files/public.ts'
import type { DemoProduct } from './demo-product.ts'
import { drawSpecimen } from './specimens.ts'

/* How the fake of 1688 compares pictures: apart from our own way, by the brightness of a coarse grid. */

const SIDE = 16
/** Two pictures whose squares differ by more than this (of 255) in the mean are not alike. */
const UNLIKE = 12
const KEPT_MAX = 50

/** Takes a picture; returns the number under which it can be asked for. */
export async function takePicture(content: Buffer): Promise<string> {
  const id = String((lastId += 1))
  TAKEN.set(id, await gridOf(content))
  for (const old of TAKEN.keys()) if (TAKEN.size > KEPT_MAX) TAKEN.delete(old)
  return id
}

/** The goods whose first picture is like the one taken under this number, the most alike first. */
export async function alikeGoods(imageId: string, goods: readonly DemoProduct[]): Promise<DemoProduct[]> {
  const taken = TAKEN.get(imageId)
  if (!taken) return []
  const compared: { product: DemoProduct; unlike: number }[] = []
  for (const product of goods) {
    const grid = OF_GOODS.get(product.itemId) ?? (await gridOf(await drawSpecimen(product, 0)))
    OF_GOODS.set(product.itemId, grid)
    compared.push({ product, unlike: difference(taken, grid) })
  }
  return compared
    .filter(({ unlike }) => unlike <= UNLIKE)
    .toSorted((a, b) => a.unlike - b.unlike)
    .map(({ product }) => product)
}

async function gridOf(content: Buffer): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return await sharp(content)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length

let lastId = 9_000_000_000
const TAKEN = new Map<string, Uint8Array>()
const OF_GOODS = new Map<string, Uint8Array>()
