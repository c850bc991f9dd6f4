import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { expectRefusal, testWorld } from '../../../test/world.ts'
import { dataApiServer } from './data-api-server.test-support.ts'
import { breakerOf } from './breaker.ts'
import { dataApis } from './data-apis.ts'

/* When a data API is not called: it is failing, its daily quota is used up, or no key is configured. */

const world = testWorld({ manyAtOnce: true })
const outside = dataApiServer(world)

describe('a source that is failing', () => {
  test('gives way to the next; after five failures it is paused, and one call tries it after a minute', async () => {
    const env = { ...outside.keys.tmapi(), ...outside.keys.onebound() }
    outside.answers['/tm/'] = { status: 500, body: '' }
    outside.answers['/ob/taobao'] = { body: { error_code: '0000', item: { title: 'By the other' } } }
    let calls = 0
    const ask = async () => {
      outside.asked = []
      expect((await outside.look(env, 'taobao', `ill-${(calls += 1)}`)).product?.title).toBe('By the other')
      return outside.asked.some(({ path }) => path.startsWith('/tm/'))
    }
    for (let failure = 0; failure < 5; failure++) expect(await ask()).toBe(true)
    expect(await ask()).toBe(false)
    const breaker = breakerOf(world.world, 'tmapi')
    expect(breaker.state(world.clock.now())).toBe('open')
    world.clock.advance({ minutes: 1 })
    expect(breaker.state(world.clock.now())).toBe('half_open')
    expect(await ask()).toBe(true)
    expect(await ask()).toBe(false)
    world.clock.advance({ minutes: 1 })
    outside.answers['/tm/'] = { body: { code: 200, data: { title: 'Well again' } } }
    expect((await outside.look(env, 'taobao', 'ill-well')).product?.title).toBe('Well again')
    expect(breaker.state(world.clock.now())).toBe('closed')
  })

  test('keeps its trial call if the call cannot be counted, because it was not made', async () => {
    const breaker = breakerOf(world.world, 'onebound')
    outside.answers['/ob/jd'] = { status: 500, body: '' }
    for (let failure = 0; failure < 5; failure++)
      await outside.look(outside.keys.onebound(), 'jd', `lost-${failure}`)
    world.clock.advance({ minutes: 1 })
    await sql`alter table product_source_days add constraint full_disk check (false) not valid`.execute(
      world.db,
    )
    outside.asked = []
    await outside.look(outside.keys.onebound(), 'jd', 'lost-uncounted').catch(() => undefined)
    expect(outside.asked).toEqual([])
    await sql`alter table product_source_days drop constraint full_disk`.execute(world.db)
    outside.answers['/ob/jd'] = { body: { error_code: '0000', item: { title: 'Well again' } } }
    expect((await outside.look(outside.keys.onebound(), 'jd', 'lost-well')).product?.title).toBe('Well again')
    expect(breaker.state(world.clock.now())).toBe('closed')
  })

  test.each([
    ['no JSON', { body: '<html>' }],
    ['nothing', { body: '' }],
    ['its quota is used up', { body: { code: 439, msg: 'balance' } }],
    ['too much', { body: `"${'x'.repeat(2_200_000)}"` }],
    ['lists for objects', { body: { code: 200, data: [{ title: 'x' }] } }],
    ['numbers for lists', { body: { code: 200, data: { title: '', skus: 7, main_imgs: 3 } } }],
  ])('that answers %s is passed over', async (what, answer) => {
    outside.answers['/tm/'] = answer
    expect(await outside.look(outside.keys.tmapi(), 'taobao', `bad-${what}`)).toEqual({})
  })
})

test('the daily quota of calls holds for concurrent calls too; the next day begins at midnight in Shanghai', async () => {
  const env = { ...outside.keys.onebound(), ONEBOUND_DAILY_CALLS: '3' }
  outside.answers['/ob/'] = { body: { error_code: '0000', item: { title: 'Found' } } }
  world.clock.advance({ hours: 24 })
  await Promise.all(Array.from({ length: 6 }, (_, index) => outside.look(env, 'jd', `quota-${index}`)))
  expect(outside.asked).toHaveLength(3)
  world.clock.advance({ hours: 13 })
  await outside.look(env, 'jd', 'quota-evening')
  expect(outside.asked).toHaveLength(3)
  world.clock.advance({ hours: 1 })
  expect((await outside.look(env, 'jd', 'quota-tomorrow')).product?.title).toBe('Found')
})

test('buyers see the use of the data APIs; warehouse staff do not', async () => {
  const lin = await world.staff('lin', ['buyer'])
  const { sources, days } = await lin.call('GET /staff/product_sources')
  expect(sources.map(({ id }) => id)).toEqual(['taobao_open', '1688_open', 'tmapi', 'onebound'])
  const tm = sources.find(({ id }) => id === 'tmapi')!
  expect(tm).toMatchObject({ daily_calls: null, today: { calls: 0 } })
  expect(tm.last_30_days.calls).toBe(tm.last_30_days.answered + tm.last_30_days.failed)
  // Each call costs 0.7 fen.
  expect(tm.last_30_days.cost_fen).toBe(Math.round(tm.last_30_days.calls * 0.7))
  expect(days.filter(({ source }) => source === 'onebound')).toMatchObject([{ calls: 1 }, { calls: 3 }, {}])
  const kai = await world.staff('kai', ['warehouse'])
  await expectRefusal(kai.call('GET /staff/product_sources'), 'forbidden')
})

test('without keys no data API is called', async () => {
  expect(dataApis().isOpen(world.world)).toBe(false)
})
