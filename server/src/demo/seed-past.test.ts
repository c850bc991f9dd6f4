import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS } from '../goods/public.ts'
import { seedDemoRates } from './sql.ts'
import { seedPast } from './seed-past.ts'

const world = testWorld()
const END = new Date('2026-11-23T02:00:00Z')

beforeAll(async () => {
  world.clock.set(END)
  await seedPast(world.world, END)
  await world.runJob('learn-estimates', {})
})

const knowledge = (marketplace: string, item: string) =>
  world.caller()('GET /goods/{marketplace}/{item}/knowledge', { params: { marketplace, item }, query: {} })

test('every product of the mall was weighed in the past, with the same weight as in the story', async () => {
  for (const { platform, itemId } of DEMO_PRODUCTS) {
    // Products of an unknown shop have no item number to look up.
    if (platform === 'other') continue
    const { seen, estimate } = await knowledge(platform, itemId)
    expect(seen?.weighings, itemId).toBeGreaterThan(3)
    expect(seen?.days_to_dock).not.toBeNull()
    expect(seen?.prices.length).toBeGreaterThan(0)
    expect(estimate.model_version).toBeGreaterThan(0)
  }
  const { seen } = await knowledge('taobao', '812600000101')
  expect(seen!.weight_grams.median).toBeGreaterThan(700)
  expect(seen!.weight_grams.median).toBeLessThan(900)
})

test('the past estimates were right for about 80 of 100 pieces, and for 70 to 90 in kinds with 200 pieces', async () => {
  const { rows } = await sql<{ kind: string; pieces: number; outside: number }>`
    select kind, sum(pieces)::int as pieces, sum(below + above)::int as outside from estimate_months
    where month >= '2026-09' group by kind`.execute(world.db)
  const inside = (kind: string) => {
    const row = rows.find((entry) => entry.kind === kind)!
    return 1 - row.outside / row.pieces
  }
  expect(inside('')).toBeGreaterThan(0.77)
  expect(inside('')).toBeLessThan(0.83)
  const large = rows.filter(({ kind, pieces }) => kind !== '' && pieces >= 200)
  expect(large.length).toBeGreaterThan(3)
  for (const { kind } of large) {
    expect(inside(kind), kind).toBeGreaterThan(0.7)
    expect(inside(kind), kind).toBeLessThan(0.9)
  }
})

test('a later recomputation keeps the past', async () => {
  const before = (await knowledge('taobao', '812600000101')).seen!
  await world.db.insertInto('goods_marks').values({ platform: 'taobao', item_id: '812600000101' }).execute()
  await world.runJob('learn-goods', {})
  expect((await knowledge('taobao', '812600000101')).seen).toEqual(before)
})

test('rates are added as of the day before, once a day, equal to the newest ones', async () => {
  const now = new Date('2026-11-23T02:00:00Z')
  await seedDemoRates(world.db, now)
  const kept = await world.db.selectFrom('exchange_rates').selectAll().execute()
  await seedDemoRates(world.db, now)
  expect(await world.db.selectFrom('exchange_rates').selectAll().execute()).toHaveLength(kept.length)
  const newest = kept.filter((rate) => rate.quoted_on === '2026-11-22')
  expect(newest.length * 2).toBe(kept.length)
  const before = kept.find((rate) => rate.currency === 'USD' && rate.quoted_on === '2026-09-29')
  expect(newest.find(({ currency }) => currency === 'USD')?.rate_nanos).toBe(before?.rate_nanos)
})
