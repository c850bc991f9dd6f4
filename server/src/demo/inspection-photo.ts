import { loadSharp } from '../files/public.ts'
import { type DemoProduct, MOTIFS } from '../goods/public.ts'

/** An inspection photo as our warehouse would take it: the thing flat on a grid mat, a ruler beside it. Drawn, and no pretence of more. */
export async function drawInspectionPhoto(product: DemoProduct, index: number): Promise<Blob> {
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(toSvg(product, index)))
    .resize(800, 600)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}

function toSvg({ motif, colours }: DemoProduct, index: number): string {
  const [thing] = colours
  const turn = [0, -14, 9, 180, 4][index % 5]
  const zoom = [0.74, 0.74, 1.25, 0.74, 1.5][index % 5]
  const lines = Array.from({ length: 28 }, (_, at) => `M${at * 5} 0V105M0 ${at * 5}H140`).join('')
  const ticks = Array.from({ length: 49 }, (_, at) => `M${10 + at * 2.5} 96v${at % 4 === 0 ? 4 : 2}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 105" width="800" height="600">
    <style>.s{fill:#000;fill-opacity:.22}.l{fill:#fff;fill-opacity:.55}.line,.stroke{fill:none;stroke-linecap:round}
      .line{stroke:#000;stroke-opacity:.3;stroke-width:1.6}.stroke{stroke:${thing};stroke-width:6}.thin{stroke-width:2.4}</style>
    <rect width="140" height="105" fill="#27584c"/><path d="${lines}" stroke="#fff" stroke-opacity=".13" stroke-width=".35"/>
    <g transform="translate(70 48) rotate(${turn}) scale(${zoom}) translate(-50 -50)" fill="#000" fill-opacity=".25"><g transform="translate(2 3)">${MOTIFS[motif]}</g></g>
    <g transform="translate(70 48) rotate(${turn}) scale(${zoom}) translate(-50 -50)" fill="${thing}">${MOTIFS[motif]}</g>
    <rect x="6" y="94" width="128" height="8" rx="1" fill="#f3d98b"/><path d="${ticks}" stroke="#333" stroke-width=".4"/></svg>`
}
