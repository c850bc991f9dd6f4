import type { SellerStates } from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { readPast } from './read-past.ts'

/** What sellers state of weight and size: used in estimates, and stored beside what the scale says. */

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const ITEM = '660000000001'
const URL = `https://detail.1688.com/offer/${ITEM}.html`

const page = (
  source: 'data_api' | 'page',
  stated: { grams: number | null; sides?: [number, number, number] },
) => {
  const row = {
    platform: '1688',
    item_id: ITEM,
    url: URL,
    title: '陶瓷马克杯',
    helper_title: 'Ceramic mug',
    seller_id: 'b2b-1',
    stated_grams: stated.grams,
    stated_length_mm: stated.sides?.[0] ?? null,
    stated_width_mm: stated.sides?.[1] ?? null,
    stated_height_mm: stated.sides?.[2] ?? null,
    source,
    read_at: world.clock.now(),
  }
  return world.db
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'item_id', 'source']).doUpdateSet(row))
    .execute()
}

const estimate = async (lang: 'en' | 'zh' = 'en') =>
  (
    await world.caller(undefined, lang)('GET /goods/{marketplace}/{item}/knowledge', {
      params: { marketplace: '1688', item: ITEM },
      query: {},
    })
  ).estimate

async function weighed(grams: number): Promise<void> {
  const line = { url: URL, options_text: 'white', quantity: 1, title: 'Mug' }
  const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
  await packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id: stockId },
    body: {
      weight_grams: grams,
      length_mm: 120,
      width_mm: 110,
      height_mm: 100,
      category: null,
      weight_confirmed: true,
    },
  })
  await world.runJob('learn-goods', {})
}

const measurements = () =>
  world.db
    .selectFrom('goods_measurements')
    .select(['weight_grams', 'stated_grams', 'stated_length_mm', 'stated_height_mm', 'said_expected'])
    .orderBy('id')
    .execute()

test('a statement changes the estimate and is named in its explanation, with how far it counts', async () => {
  await page('page', { grams: null })
  const unstated = await estimate()
  expect(unstated.explanation).not.toContain('The seller states')
  await page('data_api', { grams: 655, sides: [120, 110, 105] })
  const stated = await estimate()
  expect(stated.weight_grams.expected).toBeGreaterThan(unstated.weight_grams.expected)
  expect(stated.explanation).toContain('The seller states 0.655')
  expect((await estimate('zh')).explanation).toContain('卖家标注 0.655')
  await page('data_api', { grams: 100_000 })
  const absurd = await estimate()
  expect(absurd.explanation).toMatch(/states 100\.00\skg, which hardly counts/)
  expect(absurd.weight_grams.expected).toBeLessThan(1.1 * unstated.weight_grams.expected)
})

test('what was stated when a piece was recorded is stored with it, and stays what it was', async () => {
  await page('data_api', { grams: 655, sides: [120, 110, 105] })
  const shown = await estimate()
  await weighed(700)
  const first = { weight_grams: 700, stated_grams: 655, stated_length_mm: 120, stated_height_mm: 105 }
  expect(await measurements()).toEqual([{ ...first, said_expected: shown.weight_grams.expected }])
  await page('data_api', { grams: 100 })
  await weighed(710)
  expect(await measurements()).toMatchObject([
    first,
    { weight_grams: 710, stated_grams: 100, stated_length_mm: null },
  ])
  const weighedTwice = await estimate()
  expect(weighedTwice.explanation).not.toContain('The seller states')
  expect(Math.abs(weighedTwice.weight_grams.expected - 705)).toBeLessThan(20)
})

test('a night compares what was stated before the first weighing, and keeps it by marketplace and seller', async () => {
  const { past } = await readPast(world.db, { since: new Date(0), until: world.clock.now() })
  const { stated } = past()
  expect([...stated.weight.logs]).toEqual([Math.fround(Math.log(655))])
  expect([...stated.longest.logs]).toEqual([Math.fround(Math.log(120))])
  await world.runJob('learn-estimates', {})
  const { states } = await world.db
    .selectFrom('goods_sellers')
    .where('shop', '=', '1688 b2b-1')
    .select('states')
    .$narrowType<{ states: SellerStates }>()
    .executeTakeFirstOrThrow()
  const { exact, round } = states.weight.stated!
  expect(exact.all).toBeGreaterThan(0.9)
  expect(exact.right).toBeGreaterThan(0.5)
  expect(round.all).toBe(0)
})

test('no impossible statement can be stored', async () => {
  const set = (stated_grams: number) =>
    world.db.updateTable('goods_measurements').set({ stated_grams }).execute()
  await expect(set(0)).rejects.toThrow('goods_measurements_stated_grams')
  await expect(
    world.db.updateTable('goods_measurements').set({ stated_width_mm: null, stated_length_mm: 9 }).execute(),
  ).rejects.toThrow('goods_measurements_stated_size')
})
