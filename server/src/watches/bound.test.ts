import { beforeAll, expect, test } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'

/* How many pages are read in a day, however much is watched. Two in a run, three hundred in a day. */

const A_DAY = 288
const world = testWorld({ env: () => ({ WATCHED_PAGES_A_DAY: String(A_DAY) }) })
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
  const now = world.clock.now()
  const goods = await world.db
    .insertInto('watched_goods')
    .values(
      Array.from({ length: 1_000 }, (_, at) => ({
        platform: 'other',
        url: `https://${at % 2 === 0 ? 'one' : 'two'}.example/${at}`,
        next_at: now,
      })),
    )
    .returning('id')
    .execute()
  await world.db
    .insertInto('watches')
    .values(
      goods.map(({ id }) => ({
        shopper_id: ana.id,
        goods_id: id,
        title: 'x',
        until: new Date(now.getTime() + 1e10),
        created_at: now,
      })),
    )
    .execute()
})

const hitsOf = async (key: string) =>
  (await world.db.selectFrom('rate_limits').where('key', '=', key).select('hits').executeTakeFirst())?.hits ??
  0
const tried = async () => {
  const { count } = await world.db
    .selectFrom('watched_goods')
    .where('failed', '>', 0)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('one run reads its share of the day, and runs beyond the bound read nothing', async () => {
  await world.runJob('watch-goods', {})
  expect(await tried()).toBe(2)
  await world.db
    .updateTable('rate_limits')
    .set({ hits: A_DAY - 1 })
    .where('key', '=', 'watched pages')
    .execute()
  for (let again = 0; again < 3; again += 1) await world.runJob('watch-goods', {})
  expect(await tried()).toBe(3)
  expect(await hitsOf('watched pages')).toBeGreaterThan(A_DAY)
})

test('goods of a host that was read often enough today wait, and the others have their turn', async () => {
  world.clock.advance({ days: 1, hours: 1 })
  await world.db
    .insertInto('rate_limits')
    .values({
      key: 'watched one.example',
      hits: 500,
      resets_at: new Date(world.clock.now().getTime() + 3_600_000),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ hits: 500, resets_at: new Date(world.clock.now().getTime() + 3_600_000) }),
    )
    .execute()
  const before = await hitsOf('watched pages')
  const waiting = () =>
    world.db
      .selectFrom('watched_goods')
      .where('url', 'like', 'https://one.%')
      .where('next_at', '<=', world.clock.now())
      .select('id')
      .execute()
  const one = (await waiting()).length
  for (let again = 0; again < 6; again += 1) await world.runJob('watch-goods', {})
  const postponed = one - (await waiting()).length
  expect(postponed).toBeGreaterThan(0)
  const read = (await hitsOf('watched pages')) - (before > A_DAY ? 0 : before)
  expect(read + postponed).toBeLessThanOrEqual(12)
})

test('with a bound of nothing, watching is closed', async () => {
  const { readEnv } = await import('../read-env.ts')
  expect(readEnv({}).watchedPagesADay).toBe(2_000)
  expect(readEnv({ WATCHED_PAGES_A_DAY: '0' }).watchedPagesADay).toBe(0)
  expect(() => readEnv({ WATCHED_PAGES_A_DAY: 'many' })).toThrow('WATCHED_PAGES_A_DAY')
  expect(await ana.call('GET /watches')).toMatchObject({ is_open: true })
})
