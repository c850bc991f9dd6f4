import sharp from 'sharp'
import type { DemoProduct } from './catalogue.ts'
import { MOTIFS } from './motifs.ts'

/** How many pictures each product has: the whole thing, and a closer look. */
export const SPECIMENS = 2
const SIDE_PX = 800

/** A picture of a product as PNG, drawn on the spot: no photograph of anybody, no font of any machine. */
export async function drawSpecimen(product: DemoProduct, index: number): Promise<Buffer> {
  return await sharp(Buffer.from(toSvg(product, index)))
    .resize(SIDE_PX, SIDE_PX)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function toSvg({ motif, colours }: DemoProduct, index: number): string {
  const [thing, ground] = colours
  const close = index > 0
  const place = close ? 'translate(-42 -34) scale(1.9) rotate(-6 50 50)' : 'translate(0 2)'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIDE_PX}" height="${SIDE_PX}">
    <style>.s{fill:#000;fill-opacity:.22}.l{fill:#fff;fill-opacity:.55}.line,.stroke{fill:none;stroke-linecap:round}
      .line{stroke:#000;stroke-opacity:.3;stroke-width:1.6}.stroke{stroke:${thing};stroke-width:6}.thin{stroke-width:2.4}</style>
    <rect width="100" height="100" fill="${ground}"/>
    <ellipse cx="50" cy="89" rx="${close ? 60 : 34}" ry="3.4" fill="#000" fill-opacity=".1"/>
    <g fill="${thing}" transform="${place}">${MOTIFS[motif]}</g></svg>`
}
