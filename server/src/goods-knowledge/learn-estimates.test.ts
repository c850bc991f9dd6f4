import { inventPast } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let office: Person
const NOW = new Date('2026-10-20T02:00:00Z')

/** Measurements from before this shop kept records. */
async function aPast(products: number): Promise<void> {
  const goods: object[] = []
  const pieces: object[] = []
  let id = 0
  for (const product of inventPast({ products, piecesPerProduct: 3.3, shops: products / 12, seed: 5 })) {
    id += 1
    const { itemId: item_id, shop, kind, fold } = product
    goods.push({ platform: 'taobao', item_id, shop, kind, fold, learned_at: NOW })
    for (const { pieces: count, grams, sidesMm, factor, option } of product.weighings)
      pieces.push({
        goods_id: id,
        option: createHash('md5').update(option).digest('hex'),
        pieces: count,
        weight_grams: grams,
        length_mm: sidesMm[0],
        width_mm: sidesMm[1],
        height_mm: sidesMm[2],
        factor,
      })
  }
  await sql`insert into goods_knowledge (platform, item_id, shop, kind, fold, learned_at)
    select platform, item_id, shop, kind, fold, learned_at from jsonb_populate_recordset(null::goods_knowledge, ${JSON.stringify(goods)}::jsonb)`.execute(
    world.db,
  )
  await sql`insert into goods_measurements (goods_id, option_hash, pieces, weight_grams, length_mm, width_mm, height_mm, factor, measured_at)
    select goods_id, decode(option, 'hex'), pieces, weight_grams, length_mm, width_mm, height_mm, factor, ${NOW}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as piece (goods_id bigint, option text, pieces int, weight_grams int,
      length_mm int, width_mm int, height_mm int, factor float)`.execute(world.db)
}

const models = async () => (await office.call('GET /staff/estimate_models')).models
const hoodie = () =>
  world.caller()('GET /goods/{marketplace}/{item}/knowledge', {
    params: { marketplace: 'taobao', item: '610000000001' },
    query: { title: 'hoodie' },
  })

beforeAll(async () => {
  office = await world.staff('hu', ['support'])
})

test('without anything weighed there is nothing to learn', async () => {
  await world.runJob('learn-estimates', {})
  expect(await models()).toEqual([])
})

test('a night learns a version, tests it on other products than it learned from, and puts it in force', async () => {
  await aPast(3_000)
  expect((await hoodie()).estimate).toMatchObject({ level: 'start', model_version: 0 })
  await world.runJob('learn-estimates', {})
  const [model] = await models()
  expect(model).toMatchObject({ in_force: true, why_not: null, products: 3_000, figures_before: null })
  const weight = model!.figures.measures.find(({ id }) => id === 'weight')!
  expect(weight.pieces).toBeGreaterThan(700)
  expect(weight.inside_per_mille).toBeGreaterThan(750)
  expect(weight.inside_per_mille).toBeLessThan(850)
  expect(model!.figures.kinds.length).toBeGreaterThan(30)
  expect((await hoodie()).estimate).toMatchObject({ level: 'kind', model_version: model!.version })
  expect((await hoodie()).estimate.explanation).toMatch(/^Hoodies, \d+ weighed/)
})

test('a worse version is stored for inspection, but not used for estimates', async () => {
  const before = (await hoodie()).estimate
  // A scale that shows three times the weight, for all products except those for testing.
  await world.db
    .updateTable('goods_measurements')
    .set({ weight_grams: sql<number>`least(200000, weight_grams * 3)` })
    .where('goods_id', 'in', (goods) =>
      goods.selectFrom('goods_knowledge').where('fold', '<>', 'test').select('id'),
    )
    .execute()
  await world.runJob('learn-estimates', {})
  const [worse, first] = await models()
  expect(worse).toMatchObject({ in_force: false, why_not: 'worse' })
  expect(first).toMatchObject({ in_force: true })
  expect(worse!.figures_before).not.toBeNull()
  expect((await hoodie()).estimate).toEqual(before)
})

test('versions that are not in force are deleted after ninety days; the one in force stays', async () => {
  const now = world.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000)
  await world.db
    .updateTable('estimate_models')
    .set({ learned_at: daysAgo(200) })
    .where('in_force', '=', true)
    .execute()
  const [worse] = await models()
  for (const learned_at of [daysAgo(91), daysAgo(89)])
    await world.db
      .insertInto('estimate_models')
      .columns(['learned_at', 'products', 'weighings', 'model', 'figures', 'in_force', 'why_not'])
      .expression((from) =>
        from
          .selectFrom('estimate_models')
          .where('version', '=', worse!.version)
          .select((row) => [
            row.val(learned_at).as('learned_at'),
            'products',
            'weighings',
            'model',
            'figures',
            'in_force',
            'why_not',
          ]),
      )
      .execute()
  await world.runJob('learn-estimates', {})
  const rows = await world.db.selectFrom('estimate_models').select(['learned_at', 'in_force']).execute()
  const ages = rows.map((row) => [Math.round((now - row.learned_at.getTime()) / 86_400_000), row.in_force])
  expect(ages).toContainEqual([89, false])
  expect(ages.filter(([days]) => days === 91)).toEqual([])
  expect(ages.filter(([days, isInForce]) => days === 200 || isInForce)).toHaveLength(1)
})
