import { type InventedProduct, inventPast } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { kept } from './learnt-past.test-support.ts'

/*
 * A simulated shop, lived through the product's own calls: a shopper asks, orders, the dock weighs, nights
 * learn. What was shown has to be what is stored with the piece and counted on the public page.
 */

const world = testWorld()
const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const PIECES = 14
let mei: Person
let buyer: Person
let packer: Person

type Shown = { version: number; low: number; expected: number; high: number; grams: number; level: string }
const shown = new Map<string, Shown>()

beforeAll(async () => {
  mei = await world.shopper('mei')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  await kept(world.db, { products: 1_200, seed: 9 }, new Date(world.clock.now().getTime() - 40 * DAY))
})

/** The pieces of some products, in the order in which they were weighed. */
const life = () =>
  [...inventPast({ products: 10, piecesPerProduct: 3.3, shops: 3, seed: 12 })]
    .flatMap((product) =>
      product.weighings.map((piece, at) => ({ product, piece, moment: product.moments[at]! })),
    )
    .toSorted((a, b) => a.moment - b.moment)
    .slice(0, PIECES)

async function liveThrough({ product, piece }: ReturnType<typeof life>[number]): Promise<void> {
  world.clock.set(new Date(world.clock.now().getTime() + 10 * MINUTE))
  const { itemId: item, kind } = product
  const title = titleOf(product)
  const { estimate } = await mei.call('GET /goods/{marketplace}/{item}/knowledge', {
    params: { marketplace: 'taobao', item },
    query: { title, option: piece.option },
  })
  const line = {
    url: `https://item.taobao.com/item.htm?id=${item}`,
    title,
    options_text: piece.option,
    quantity: piece.pieces,
  }
  const { stockId } = await given.anArrivedItem(world, mei, { buyer, packer }, { line })
  const [length_mm, width_mm, height_mm] = piece.sidesMm
  await packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id: stockId },
    body: {
      ...{ length_mm, width_mm, height_mm, category: null, weight_confirmed: true },
      weight_grams: piece.grams,
    },
  })
  await world.runJob('learn-goods', {})
  expect(findKind(kind)).toBeDefined()
  const { low, expected, high } = estimate.weight_grams
  const grams = piece.grams / piece.pieces
  shown.set(stockId, { version: estimate.model_version, low, expected, high, grams, level: estimate.level })
}

const titleOf = ({ kind }: InventedProduct) => findKind(kind)!.words[0]!

test('what a shopper is shown is what is stored with the piece, over nights and for every level', async () => {
  const pieces = life()
  for (const [at, piece] of pieces.entries()) {
    if (at === 4 || at === 9) await world.runJob('learn-estimates', {})
    await liveThrough(piece)
  }
  const rows = await world.db
    .selectFrom('goods_measurements')
    .where('stock_item_id', 'is not', null)
    .select(['stock_item_id', 'said_version', 'said_low', 'said_expected', 'said_high'])
    .execute()
  const stored = Object.fromEntries(
    rows.map((row) => [
      row.stock_item_id,
      [row.said_version, row.said_low, row.said_expected, row.said_high],
    ]),
  )
  const told = Object.fromEntries(
    [...shown].map(([id, { version, low, expected, high }]) => [id, [version, low, expected, high]]),
  )
  expect(stored).toEqual(told)
  // Before the first night, after it, and from the scale's own knowledge.
  expect(new Set([...shown.values()].map(({ version }) => version)).size).toBe(3)
  expect([...new Set([...shown.values()].map(({ level }) => level))]).toEqual(
    expect.arrayContaining(['start', 'option', 'product']),
  )
}, 240_000)

test('the public page counts exactly these', async () => {
  await world.runJob('learn-estimates', {})
  const { months } = await world.caller()('GET /estimates/how_right')
  const all = [...shown.values()]
  const share = (count: number) => Math.round((count * 1_000) / all.length)
  expect(months).toHaveLength(1)
  expect(months[0]).toMatchObject({
    pieces: all.length,
    inside_per_mille: share(all.filter(({ low, high, grams }) => grams >= low && grams <= high).length),
    below_per_mille: share(all.filter(({ low, grams }) => grams < low).length),
    above_per_mille: share(all.filter(({ high, grams }) => grams > high).length),
  })
}, 60_000)
