import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSharp } from '../server/src/files/load-sharp.ts'
import { drawShared, SHARED_PAGES, SHARED_SIZE } from '../server/src/goods/drawings/shared-pictures.ts'
import {
  drawInspection,
  drawListing,
  paint,
  type Shot,
  type Subject,
} from '../server/src/goods/drawings/pictures.ts'

/*
 * The pictures of the public pages, drawn at build time: goods as sellers show them, and inspection photos.
 * Their addresses are in `storefront/src/shared/pictures.ts`. The preview picture of a shared page is in
 * `server/src/pages/page-document.ts`.
 */

const LISTING_PX = 480
/** For places of 44 and 88 px on the sharpest screens. */
const TINY_PX = 132
const THUMB_PX = 264
const PHOTO_PX = 480
const LARGE_PX = 960

const MUGS: Subject = { motif: 'mug', look: ['#c9b79b'], pieces: 2 }

/** Sellers' pictures, by name: square, one for each variant. */
const LISTINGS: Readonly<Record<string, Subject>> = {
  'hoodie-green': { motif: 'hoodie', look: ['#3b5547'] },
  'hoodie-grey': { motif: 'hoodie', look: ['#8d949b'] },
  'hoodie-white': { motif: 'hoodie', look: ['#d9d2c0'] },
  mugs: MUGS,
  notebook: { motif: 'notebook', look: ['#7a4526'] },
  umbrella: { motif: 'umbrella', look: ['#274a86'] },
  kettle: { motif: 'kettle', look: ['#aeb6bb'] },
  sneaker: { motif: 'sneaker', look: ['#efe9dc'] },
}

/**
 * The home page's tiny pictures side by side in one file, to avoid a request for each (their positions are in
 * storefront/src/shared/pictures.ts).
 */
const STRIP = ['hoodie-grey', 'hoodie-white', 'kettle', 'notebook']

/** Inspection photos, by name: 4:3, on the mat. */
const PHOTOS: Readonly<Record<string, { subject: Subject; shot: Shot }>> = {
  'photo-mugs': {
    subject: { ...MUGS, motif: 'mug_cracked' },
    shot: { grams: 780, frame: { zoom: 1.25, x: 200, y: 240 } },
  },
  'photo-crack': {
    subject: { ...MUGS, motif: 'mug_cracked', pieces: 1 },
    shot: { frame: { zoom: 2.3, x: 176, y: 158 }, mark: { x: 139, y: 146, mm: 20 } },
  },
  'photo-foot': { subject: { ...MUGS, pieces: 1 }, shot: { frame: { zoom: 1.7, x: 200, y: 262 } } },
  'photo-hoodie': {
    subject: { motif: 'hoodie', look: ['#3b5547'] },
    shot: { grams: 780, turn: 3 },
  },
  'photo-hoodie-white': {
    subject: { motif: 'hoodie', look: ['#d9d2c0'] },
    shot: { grams: 780, turn: -3 },
  },
  'photo-keyboard': {
    subject: { motif: 'keyboard', look: ['#2b3038'] },
    shot: { grams: 1_060, turn: -4 },
  },
  'photo-backpack': {
    subject: { motif: 'backpack', look: ['#a9834f'] },
    shot: { grams: 920, turn: 2 },
  },
  'photo-kettle': { subject: { motif: 'kettle', look: ['#aeb6bb'] }, shot: { grams: 640 } },
  'photo-notebook': {
    subject: { motif: 'notebook', look: ['#7a4526'] },
    shot: { grams: 410, turn: 5 },
  },
  'photo-umbrella': { subject: { motif: 'umbrella', look: ['#274a86'] }, shot: { grams: 260 } },
  'photo-box': { subject: { motif: 'box', look: ['#b98a57'] }, shot: { grams: 1_000 } },
}

/** Draws all pictures into a folder. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    ...Object.entries(LISTINGS).map(async ([name, subject]) => {
      const drawing = await drawListing(subject, '#e4e1da')
      await writeSizes(drawing, { [name]: LISTING_PX, [`${name}-${TINY_PX}`]: TINY_PX })
    }),
    ...Object.entries(PHOTOS).map(async ([name, { subject, shot }]) => {
      const drawing = await drawInspection(subject, shot)
      await writeSizes(drawing, {
        [name]: PHOTO_PX,
        [`${name}-${THUMB_PX}`]: THUMB_PX,
        [`${name}-${LARGE_PX}`]: LARGE_PX,
      })
    }),
    ...SHARED_PAGES.map(async (page) =>
      write(`shared-${page}.jpg`, await paint(await drawShared(page), SHARED_SIZE[0], 'jpeg')),
    ),
  ])
  await write('goods-strip.webp', await inARow(STRIP.map((name) => join(folder, `${name}-${TINY_PX}.webp`))))

  /**
   * Writes one drawing in several widths, by their names. It is rendered once, in the largest, because
   * rendering takes most of the time.
   */
  async function writeSizes(drawing: string, widths: Readonly<Record<string, number>>): Promise<void> {
    const sharp = await loadSharp()
    const large = await paint(drawing, Math.max(...Object.values(widths)), 'png')
    for (const [name, width] of Object.entries(widths))
      await write(`${name}.webp`, await sharp(large).resize(width).webp({ quality: 80 }).toBuffer())
  }

  function write(name: string, picture: Buffer): Promise<void> {
    return writeFile(join(folder, name), picture)
  }
}

/** Joins tiny pictures side by side. */
async function inARow(files: readonly string[]): Promise<Buffer> {
  const sharp = await loadSharp()
  const size = { width: TINY_PX * files.length, height: TINY_PX }
  return await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(files.map((input, at) => ({ input, left: at * TINY_PX, top: 0 })))
    .webp({ quality: 80 })
    .toBuffer()
}
