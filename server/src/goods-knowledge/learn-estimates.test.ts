import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Person, testWorld } from '../../test/world.ts'
import { inTransaction } from '../platform/database/db.ts'
import { learnInThread } from './learn-in-thread.ts'
import { kept } from './learnt-past.test-support.ts'
import { learnNight } from './learn-night.ts'
import { readPast } from './read-past.ts'
import { findModelInForce, saveNight } from './sql-models.ts'

const world = testWorld()
let office: Person
const NOW = new Date('2026-10-20T02:00:00Z')

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

test('a night learns a version, judges it on the latest pieces, and puts it in force', async () => {
  await kept(world.db, { products: 3_000, seed: 5 }, NOW)
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

test('a night whose thread fails or is ended leaves the version in force', async () => {
  const before = (await models()).length
  const nowhere = { connectionString: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(learnInThread({ ...world.world, database: nowhere })).rejects.toThrow()
  const own = await connections()
  const [learnt] = await Promise.allSettled([learnInThread(world.world), endOthers(own)])
  expect(learnt.status).toBe('rejected')
  const ending = new AbortController()
  const given = learnInThread(world.world, ending.signal)
  ending.abort()
  await expect(given).rejects.toThrow('nothing was learnt')
  expect(await models()).toHaveLength(before)
  expect((await hoodie()).estimate.level).toBe('kind')
}, 60_000)

async function connections(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(world.db)
  return rows.map(({ pid }) => pid)
}

/** Waits for the thread's connection to appear among these, and ends it while it reads. */
const endOthers = (own: readonly number[]) =>
  vi.waitUntil(
    async () => {
      const other = (await connections()).find((pid) => !own.includes(pid))
      if (other === undefined) return false
      await sql`select pg_terminate_backend(${other})`.execute(world.db)
      return true
    },
    { timeout: 60_000, interval: 10 },
  )

test('a worse version is stored for inspection; the one in force stays, and is brought up to date', async () => {
  const inForce = (await findModelInForce(world.db))!
  const before = (await hoodie()).estimate
  const { past } = await readPast(world.db, { since: new Date(0), until: NOW })
  const night = await learnNight(past(), inForce.model, NOW)
  expect(night).toMatchObject({
    whyNot: null,
    figuresBefore: { measures: { weight: { pieces: expect.any(Number) } } },
  })
  const row = { learned_at: NOW, products: 3_000, weighings: 9_000, first_day: null, last_day: null }
  const sellers = new Map([...night.sellers].slice(0, 10))
  await inTransaction(world.db, (tx) => saveNight(tx, row, { ...night, sellers, whyNot: 'worse' }))
  const [worse, first] = await models()
  expect(worse).toMatchObject({ in_force: false, why_not: 'worse' })
  expect(worse!.figures_before).not.toBeNull()
  expect(first).toMatchObject({ in_force: true, version: inForce.version })
  expect((await hoodie()).estimate.model_version).toBe(before.model_version)
  const states = await world.db.selectFrom('goods_sellers').select('shop').execute()
  expect(states).toHaveLength(10)
})

test('versions that are not in force are deleted after ninety days; the one in force stays', async () => {
  const now = world.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000)
  await world.db
    .updateTable('goods_models')
    .set({ learned_at: daysAgo(200) })
    .where('in_force', '=', true)
    .execute()
  const [worse] = await models()
  for (const learned_at of [daysAgo(91), daysAgo(89)])
    await world.db
      .insertInto('goods_models')
      .columns(['learned_at', 'products', 'weighings', 'figures', 'in_force', 'why_not'])
      .expression((from) =>
        from
          .selectFrom('goods_models')
          .where('version', '=', worse!.version)
          .select((row) => [
            row.val(learned_at).as('learned_at'),
            'products',
            'weighings',
            'figures',
            'in_force',
            'why_not',
          ]),
      )
      .execute()
  await world.runJob('learn-estimates', {})
  const rows = await world.db.selectFrom('goods_models').select(['learned_at', 'in_force']).execute()
  const ages = rows.map((row) => [Math.round((now - row.learned_at.getTime()) / 86_400_000), row.in_force])
  expect(ages).toContainEqual([89, false])
  expect(ages.filter(([days]) => days === 91)).toEqual([])
  expect(ages.filter(([days, isInForce]) => days === 200 || isInForce)).toHaveLength(1)
})
