import { WATCHES_BEGUN_A_DAY, WATCHES_MAX } from '@longhaul/domain/watches/limits.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'
import { HOODIE, hoodiePageSays } from './hoodie-page.test-support.ts'

/* The pages are those of the demo mall; what changes on them is written into what was read of them last. */

const world = testWorld({ manyAtOnce: true })
const GREEN_L = '颜色: 墨绿; 尺码: L'
const PAGE_GONE = 'https://detail.tmall.com/item.htm?id=812700000975'
const link = (id: number) => `https://weidian.com/item.html?itemID=${7_212_000_000 + id}`

let ana: Person
let bo: Person
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
let times = 0
beforeEach(async () => {
  times += 1
  world.clock.advance({ days: 1 })
  await world.db.deleteFrom('watches').execute()
  await world.db.deleteFrom('watched_goods').execute()
  ana = await world.shopper(`ana${times}`)
  bo = await world.shopper(`bo${times}`)
})
/** A day later for the messages, within the same session. */
const nextDay = () =>
  world.db.updateTable('watches').set({ told_on: '2020-01-01' }).where('told_on', 'is not', null).execute()

const watch = (who: Person, url = HOODIE, options_text = GREEN_L) =>
  who.call('POST /watches', { body: { url, title: 'Hoodie', options_text } })
const list = async (who: Person) => (await who.call('GET /watches')).items
const run = () => world.runJob('watch-goods', {})
const told = async (who: Person) =>
  (await who.call('GET /messages')).items
    .filter(({ kind }) => kind.startsWith('watch'))
    .map(({ title, body }) => `${title}. ${body}`)

/** The goods' next reading is due now. */
const due = (url = HOODIE) =>
  world.db.updateTable('watched_goods').set({ next_at: world.clock.now() }).where('url', '=', url).execute()

const pageSays = (change: { fen?: number; isSoldOut?: boolean }) => hoodiePageSays(world, change)

test('the first reading tells nothing; each change is told once, with the old and the new price', async () => {
  await watch(ana)
  expect(await list(ana)).toMatchObject([
    { state: null, price_fen: null, read_at: null, options_text: GREEN_L },
  ])
  await run()
  expect(await list(ana)).toMatchObject([
    { state: 'available', price_fen: 12_900, read_at: expect.any(String) },
  ])
  expect(await told(ana)).toEqual([])

  await nextDay()
  await pageSays({ fen: 9_900 })
  await due()
  await run()
  await due()
  await run()
  const [message, ...more] = await told(ana)
  expect(more).toEqual([])
  expect(message).toContain('¥129.00 → ¥99.00')
  expect(await list(ana)).toMatchObject([{ price_fen: 9_900 }])
})

test('there is at most one message a day about the same goods, and what was withheld is told the next day', async () => {
  await pageSays({})
  await watch(ana)
  await run()
  await nextDay()
  for (const fen of [11_900, 10_900, 9_900]) {
    await pageSays({ fen })
    await due()
    await run()
  }
  expect(await told(ana)).toHaveLength(1)
  await nextDay()
  await pageSays({ fen: 9_900, isSoldOut: true })
  await due()
  await run()
  await nextDay()
  await pageSays({ fen: 9_500 })
  await due()
  await run()
  const messages = await told(ana)
  expect(messages.map((text) => text.split('. ')[0])).toEqual([
    'Hoodie: back in stock, at ¥95.00',
    'Hoodie: sold out',
    expect.stringContaining('¥129.00 → ¥119.00'),
  ])
  expect(messages[0]).toContain('It was ¥119.00')
})

test('a price that falls and rises again within a day is not told', async () => {
  await pageSays({})
  await watch(ana)
  await run()
  await nextDay()
  await world.db
    .updateTable('watches')
    .set({ told_on: sql`(${world.clock.now()} at time zone 'Asia/Shanghai')::date` })
    .where('shopper_id', '=', ana.id)
    .execute()
  for (const fen of [9_900, 12_900]) {
    await pageSays({ fen })
    await due()
    await run()
  }
  await nextDay()
  await pageSays({})
  await due()
  await run()
  expect(await told(ana)).toEqual([])
})

test('a page is read once for all who watch it, and later the longer nothing changes', async () => {
  await pageSays({})
  await watch(ana)
  await watch(bo)
  await run()
  const goods = () =>
    world.db.selectFrom('watched_goods').where('url', '=', HOODIE).selectAll().executeTakeFirstOrThrow()
  const first = await goods()
  const hours = (first.next_at.getTime() - world.clock.now().getTime()) / 3_600_000
  expect(hours).toBeGreaterThan(9)
  // Ending a watch and beginning it anew brings no reading forward.
  for (const { id } of await list(ana)) await ana.call('DELETE /watches/{id}', { params: { id } })
  await bo.call('DELETE /watches', {})
  await run()
  await watch(ana)
  const again = (await goods()).next_at.getTime()
  expect((again - world.clock.now().getTime()) / 3_600_000).toBeGreaterThan(9)
  // Where nothing has changed for long, a new watch need not wait for days.
  const later = new Date(world.clock.now().getTime() + 3 * 86_400_000)
  await world.db.updateTable('watched_goods').set({ next_at: later }).execute()
  await watch(bo)
  expect((await goods()).next_at.getTime() - first.read_at!.getTime()).toBe(12 * 3_600_000)
})

test('a page that is gone twice in a row ends its watches, and says so once', async () => {
  await watch(ana, PAGE_GONE, '')
  await run()
  expect(await list(ana)).toHaveLength(1)
  world.clock.advance({ hours: 15 })
  await run()
  expect(await list(ana)).toEqual([])
  world.clock.advance({ hours: 15 })
  await run()
  expect((await told(ana)).filter((text) => text.includes('its page is gone'))).toHaveLength(1)
})

test('a watch ends after half a year, and says so once', async () => {
  await pageSays({})
  await watch(bo)
  await world.db
    .updateTable('watches')
    .set({ until: world.clock.now() })
    .where('shopper_id', '=', bo.id)
    .execute()
  await run()
  await run()
  expect(await list(bo)).toEqual([])
  expect((await told(bo)).filter((text) => text.includes('no longer watched'))).toHaveLength(1)
})

test('a page that cannot be read tells nothing, is tried less and less, and is marked', async () => {
  const url = 'https://unread.example/1'
  await watch(ana, url, '')
  const waits: number[] = []
  for (let time = 0; time < 3; time += 1) {
    await due(url)
    await run()
    const { next_at: next } = await world.db
      .selectFrom('watched_goods')
      .where('url', '=', url)
      .select('next_at')
      .executeTakeFirstOrThrow()
    waits.push(Math.round((next.getTime() - world.clock.now().getTime()) / 86_400_000))
  }
  expect(waits[2]!).toBeGreaterThan(waits[0]!)
  expect(await list(ana)).toMatchObject([{ state: null, is_unreadable: true }])
})

test('goods have one watch for a shopper; other options begin it anew', async () => {
  const made = await Promise.all([watch(ana), watch(ana), watch(ana)])
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  await pageSays({})
  await due()
  await run()
  expect(await list(ana)).toMatchObject([{ state: 'available' }])
  await watch(ana, HOODIE, '')
  expect(await list(ana)).toMatchObject([{ state: null, price_fen: null, options_text: '' }])
})

test('nobody ends or sees the watches of another; what is no link to goods is refused', async () => {
  const { id } = await watch(ana)
  await expectRefusal(bo.call('DELETE /watches/{id}', { params: { id } }), 'not_found')
  expect(await list(bo)).toEqual([])
  await expectRefusal(watch(ana, 'a blue shirt'), 'invalid_input')
  await expectRefusal(watch(ana, 'http://127.0.0.1/'), 'invalid_input')
})

test('a shopper watches a bounded number of goods, and begins a bounded number in a day', async () => {
  for (let id = 0; id < WATCHES_MAX; id += 1) await watch(ana, link(id), '')
  expect((await expectRefusal(watch(ana, link(500), ''), 'transition_not_allowed')).reason).toBe(
    'too_many_watches',
  )
  await ana.call('DELETE /watches', {})
  await world.db
    .updateTable('rate_limits')
    .set({ hits: WATCHES_BEGUN_A_DAY })
    .where('key', '=', `watches ${ana.id}`)
    .execute()
  expect((await expectRefusal(watch(ana, link(1), ''), 'transition_not_allowed')).reason).toBe(
    'too_many_watches_today',
  )
})

test('closing an account ends its watches', async () => {
  await watch(ana)
  await ana.call('POST /account/close', { body: { password: PASSWORD } })
  expect(await world.db.selectFrom('watches').where('shopper_id', '=', ana.id).selectAll().execute()).toEqual(
    [],
  )
})
