import { randomUUID } from 'node:crypto'
import { optionsOnPage } from '@longhaul/domain/goods-knowledge/shown-photos.ts'
import { savePicture, loadSharp } from '../files/public.ts'
import { optionHash } from '../goods-knowledge/option-hash.ts'
import { DEMO_PRODUCTS, type DemoProduct, drawInspection, lookOf, paint } from '../goods/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { inventPastPieces } from './past-pieces.ts'
import { findGoodsId, insertPastPhoto } from './sql-past.ts'
import { measuresOf } from './thing.ts'
import { momentOfPast } from './seed-past.ts'

/**
 * One piece of each weighed product of the mall was photographed; of these products, which include the links
 * to try, more. Few, because each photo is drawn.
 */
const PHOTOGRAPHED: Readonly<Partial<Record<DemoProduct['motif'], number>>> = {
  hoodie: 4,
  kettle: 2,
  notebook: 2,
  sneaker: 2,
  bottle: 2,
}
const WIDTH_PX = 560
const SMALL_PX = 400
/** The drawing effort; low, because the start of the server waits for these photos. */
const QUICK = 1

/** Draws photos of some pieces from before the shop kept records of their owners. */
export async function seedPastPhotos(world: World, end: Date, step: () => void): Promise<void> {
  const past = inventPastPieces()
  for (const product of DEMO_PRODUCTS) {
    const known = past.find(({ itemId }) => itemId === product.itemId)
    if (!known) continue
    // The latest single pieces, each with different options, so that each looks different.
    const pieces = known.weighings
      .toReversed()
      .filter(({ pieces: count, grams }) => count === 1 && isNear(grams, measuresOf(product.motif).grams))
      .filter((piece, at, all) => all.findIndex(({ option }) => option === piece.option) === at)
      .slice(0, PHOTOGRAPHED[product.motif] ?? 1)
    for (const [at, piece] of pieces.entries()) {
      await seedPhoto(world, product, {
        ...piece,
        turn: at * 4 - 5,
        takenAt: momentOfPast(piece.moment, end),
      })
      step()
    }
  }
}

/** Excludes pieces with a misplaced decimal point in the weight. */
const isNear = (grams: number, usual: number) => grams > usual / 3 && grams < usual * 3

type Photographed = {
  option: string
  grams: number
  sidesMm: readonly [number, number, number]
  turn: number
  takenAt: Date
}

async function seedPhoto(
  world: World,
  product: DemoProduct,
  { option, grams, sidesMm, turn, takenAt }: Photographed,
): Promise<void> {
  const choices = product.options.flatMap(({ values }) => values.filter((value) => option.includes(value)))
  const subject = { motif: product.motif, look: lookOf(product, choices).look, pieces: 1 }
  const large = await paint(await drawInspection(subject, { turn, grams }), WIDTH_PX, 'webp', QUICK)
  const sharp = await loadSharp()
  const small = await sharp(large).resize(SMALL_PX).webp({ quality: 80, effort: QUICK }).toBuffer()
  const heightOf = (width: number) => Math.round((width * 400) / 533)
  const owner = { kind: 'preview', shopperId: null, staffId: null, now: takenAt } as const
  await inTransaction(world.db, async (tx) => {
    const goodsId = await findGoodsId(tx, product.platform, product.itemId)
    const keep = (data: Buffer, width: number) =>
      savePicture(world, tx, { data, width, height: heightOf(width) }, owner)
    await insertPastPhoto(tx, {
      id: randomUUID(),
      goods_id: goodsId,
      shows: 'scale',
      options_text: optionsOnPage(option, product.options) ?? '',
      option_hash: optionHash(option),
      pieces: 1,
      weight_grams: grams,
      length_mm: sidesMm[0],
      width_mm: sidesMm[1],
      height_mm: sidesMm[2],
      taken_at: takenAt,
      shown_from: takenAt,
      small_file_id: (await keep(small, SMALL_PX)).id,
      large_file_id: (await keep(large, WIDTH_PX)).id,
    })
  })
}
