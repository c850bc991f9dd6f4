import { loadSharp } from '../../files/public.ts'
import { readOut, widthOf, write } from './digits.ts'
import { definitions, type Look, place } from './paint.ts'
import { loadTextures } from './texture.ts'
import { type Motif, THINGS } from './things.ts'

/** The subject of a picture: an object in the colours of one variant, and the number of pieces. */
export type Subject = { motif: Motif; look: Look; pieces?: number }

/** A section of the square of 400: the magnification and the centre. */
export type Frame = { zoom: number; x: number; y: number }
const WHOLE: Frame = { zoom: 1, x: 200, y: 200 }
/** The section that a close-up shows. */
export const NEAR: Frame = { zoom: 1.9, x: 206, y: 176 }

/** A seller's picture: the object on a pale background, square. */
export async function drawListing(subject: Subject, ground: string, frame: Frame = WHOLE): Promise<string> {
  const { stands } = THINGS[subject.motif]
  const behind = stands
    ? '<linearGradient id="fl" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".7" stop-color="#fff" stop-opacity=".1"/><stop offset=".74" stop-color="#8d8578" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity=".35"/></linearGradient><rect width="400" height="400" fill="url(#fl)"/>'
    : '<radialGradient id="st" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><rect width="400" height="400" fill="url(#st)"/>'
  const thing = place(shadowed(subject), stands ? 'translate(8 14) scale(.96)' : 'translate(8 8) scale(.96)')
  return await svg(
    [400, 400],
    frame,
    `<rect width="400" height="400" fill="${ground}"/>${behind}${place(thing, towards(frame))}<rect width="400" height="400" fill="url(#vig)"/>`,
  )
}

/**
 * How an inspection photo is taken. `grams` is the reading of the scale in the picture; `crack` marks a crack
 * with its length.
 */
export type Shot = {
  frame?: Frame
  turn?: number
  grams?: number
  mark?: { x: number; y: number; mm: number }
}

/** An inspection photo, 4:3: the object on the green mat, next to a ruler in its true scale. */
export async function drawInspection(subject: Subject, shot: Shot = {}): Promise<string> {
  const { wideMm, stands } = THINGS[subject.motif]
  const { frame = WHOLE, turn = 0, grams } = shot
  const wide = wideMm(subject.pieces ?? 1)
  const size = 0.84 * frame.zoom
  const thing = `<g transform="translate(267 ${stands ? 160 : 168}) scale(${size}) rotate(${turn}) translate(${-frame.x} ${-frame.y})">${shadowed(subject)}${shot.mark ? markOf(shot.mark, wide) : ''}</g>`
  const unitMm = wide / 400 / size
  return await svg(
    [533, 400],
    frame,
    `${stands ? bench(frame.zoom > 1.4 ? 322 : 214) : mat()}${thing}${ruler(unitMm)}${grams === undefined ? '' : scaleBox(grams)}<rect width="533" height="400" fill="url(#vig)"/>`,
  )
}

/**
 * Renders an SVG in the given file type. Less `effort` is faster and gives the same picture in a slightly
 * larger file.
 */
export async function paint(
  drawing: string,
  width: number,
  type: 'jpeg' | 'webp' | 'png',
  effort = 4,
): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(Buffer.from(drawing), { density: (72 * width) / widthIn(drawing) }).resize(width)
  if (type === 'png') return await picture.png({ compressionLevel: 1 }).toBuffer()
  return await (
    type === 'jpeg' ? picture.jpeg({ quality: 84 }) : picture.webp({ quality: 80, effort })
  ).toBuffer()
}

const widthIn = (drawing: string): number => Number(/width="(\d+)"/.exec(drawing)?.[1])

export const svg = async (
  [width, height]: readonly [number, number],
  { zoom }: Frame,
  body: string,
): Promise<string> =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(await loadTextures(body), zoom > 1.5)}${body}</svg>`

export function shadowed({ motif, look, pieces = 1 }: Subject): string {
  const { draw, stands } = THINGS[motif]
  return stands ? draw(look, pieces) : `<g filter="url(#sh)">${draw(look, pieces)}</g>`
}

const towards = ({ zoom, x, y }: Frame): string => `translate(200 200) scale(${zoom}) translate(${-x} ${-y})`

const MAT = '#1f5a4b'

export const mat = (): string => {
  const lines = Array.from({ length: 22 }, (_, at) => `M${at * 26 - 6} 0V400M0 ${at * 26 - 6}H533`).join('')
  return `<rect width="533" height="400" fill="${MAT}"/><path d="${lines}" stroke="#bfe0cf" stroke-opacity=".2" stroke-width=".9"/>${lamplight}`
}

/** The mat seen along the table, with the grey wall behind it. */
function bench(top: number): string {
  const rays = Array.from(
    { length: 44 },
    (_, at) => `M${at * 13 - 14} ${top}L${266 + (at - 21) * 44} 400`,
  ).join('')
  let gap = 5.5
  let y = top
  let rows = ''
  while (y < 400) {
    rows += `M0 ${y.toFixed(1)}H533`
    y += gap
    gap *= 1.22
  }
  return `<rect width="533" height="400" fill="#c9cbc9"/><rect width="533" height="400" fill="url(#sheen)"/><rect y="${top}" width="533" height="${400 - top}" fill="${MAT}"/><rect y="${top}" width="533" height="2" fill="#0b2c24" opacity=".5"/>
    <path d="${rays}${rows}" stroke="#bfe0cf" stroke-opacity=".26" stroke-width=".9" fill="none"/>${lamplight}`
}

const lamplight =
  '<radialGradient id="ml" cx=".35" cy=".4" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></radialGradient><rect width="533" height="400" fill="url(#ml)"/>'

/** A ruler in centimetres along the lower edge, at the scale at which the object is shown. */
export function ruler(unitMm: number): string {
  const stepMm = [10, 20, 50, 100, 200].find((step) => step / unitMm >= 30) ?? 200
  const step = stepMm / unitMm
  const marks: string[] = []
  for (let at = 0; at * step < 533; at++) {
    const x = 8 + at * step
    const number = String((at * stepMm) / 10)
    marks.push(
      `<path d="M${x.toFixed(1)} 352v14"/>${write(number, x - widthOf(number, 11) / 2, 372, 11, '#332a10')}`,
    )
    for (let part = 1; part < 10; part++) {
      const tick = x + (part * step) / 10
      if (step >= 60 || part === 5) marks.push(`<path d="M${tick.toFixed(1)} 352v${part === 5 ? 10 : 6}"/>`)
    }
  }
  return `<rect y="345" width="533" height="9" opacity=".22"/><rect y="349" width="533" height="4" opacity=".3"/><rect x="-10" y="352" width="560" height="60" fill="#e9c85a"/><rect x="-10" y="352" width="560" height="3" fill="#fff" opacity=".4"/><g stroke="#332a10" stroke-width="1.2" fill="none">${marks.join('')}${write('cm', 512, 386, 8, '#332a10')}</g>`
}

export const scaleBox = (grams: number): string =>
  `<g><rect x="386" y="14" width="134" height="46" rx="6" fill="#0c1514"/><rect x="386.500" y="14.500" width="133" height="45" rx="6" fill="none" stroke="#fff" stroke-opacity=".18"/>${readOut(grams, 398, 24, 24)}</g>`

/** A ring around a flaw, with the flaw's length. */
function markOf({ x, y, mm }: { x: number; y: number; mm: number }, wideMm: number): string {
  const long = (mm * 400) / wideMm
  const label = `${(mm / 10).toFixed(1)} cm`
  return `<ellipse cx="${x}" cy="${y}" rx="${long * 0.52}" ry="${long * 0.78}" fill="none" stroke="#fff" stroke-width="2.2"/><rect x="${x + long * 0.6}" y="${y - long * 0.8}" width="${widthOf(label, 11) + 12}" height="20" rx="3" fill="#101820"/>${write(label, x + long * 0.6 + 6, y - long * 0.8 + 5, 10.5, '#fff')}`
}
