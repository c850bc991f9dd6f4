import { loadSharp } from '../../files/public.ts'
import type { DemoProduct } from './demo-product.ts'
import { MOTIFS } from './motifs.ts'

/** How many pictures each product has: the whole thing, a closer look, and the thing on its own colour. */
export const SPECIMENS = 3
const SIDE_PX = 800
const KEPT_MAX = 120

/** A picture of a product as PNG, drawn on the spot: no photograph of a third party, no font of the machine. Each is drawn once. */
export async function drawSpecimen(product: DemoProduct, index: number): Promise<Buffer> {
  const key = `${product.platform} ${product.itemId} ${index}`
  const known = drawn.get(key)
  if (known) return known
  const sharp = await loadSharp()
  const picture = await sharp(Buffer.from(toSvg(product, index)))
    .resize(SIDE_PX, SIDE_PX)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  if (drawn.size >= KEPT_MAX) drawn.clear()
  drawn.set(key, picture)
  return picture
}

const drawn = new Map<string, Buffer>()

function toSvg({ motif, colours }: DemoProduct, index: number): string {
  const [thing, pale] = colours
  // On its own colour the thing is pale: a silhouette, like the card that comes with it.
  const [fill, ground] = index === 2 ? [pale, thing] : [thing, pale]
  const close = index === 1
  const place = close ? 'translate(-42 -34) scale(1.9) rotate(-6 50 50)' : 'translate(0 2)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIDE_PX}" height="${SIDE_PX}">
    <style>.s{fill:#000;fill-opacity:.22}.l{fill:#fff;fill-opacity:.55}.line,.stroke{fill:none;stroke-linecap:round}
      .line{stroke:#000;stroke-opacity:.3;stroke-width:1.6}.stroke{stroke:${fill};stroke-width:6}.thin{stroke-width:2.4}</style>
    <rect width="100" height="100" fill="${ground}"/>
    <ellipse cx="50" cy="89" rx="${close ? 60 : 34}" ry="3.4" fill="#000" fill-opacity=".1"/>
    <g fill="${fill}" transform="${place}">${MOTIFS[motif]}</g></svg>`
}
