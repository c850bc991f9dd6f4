import { TRANSLATORS, type TranslatorId } from '@longhaul/domain/goods/machine-words.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, type Person, testWorld } from '../../../test/world.ts'
import { breakerOf } from '../data-apis/breaker.ts'
import { translatorServers } from './translator-server.test-support.ts'
import { type Chosen, TRANSLATOR_APIS, translate } from './translators.ts'

const outside = translatorServers()
const world = testWorld({ env: () => ({ ...outside.env(), GOOGLE_TRANSLATE_DAILY_CHARACTERS: '1000' }) })
let admin: Person
let ana: Person
beforeAll(async () => {
  admin = await world.staff('root', ['admin', 'buyer', 'warehouse'])
  ana = await world.shopper('ana')
})
/** Clears what earlier tests left behind: scheduled retries, an open circuit. */
beforeEach(async () => {
  for (const id of TRANSLATORS) breakerOf(world.world, id).succeeded()
  await sql`delete from graphile_worker._private_jobs`.execute(world.db)
})

let chosen = ''
async function choose(value: TranslatorId | ''): Promise<void> {
  if (value === chosen) return
  await admin.call('PUT /staff/settings', {
    body: { changes: [{ name: 'machineTranslator', before: chosen, value }], reason: '' },
  })
  chosen = value
}

let lines = 0
/** Words that are in no dictionary, different on each call. */
const unknown = (): string =>
  `黯鲸${[...String((lines += 1))].map((digit) => '甲乙丙丁戊己庚辛壬癸'[Number(digit)]).join('')}`

const inCart = async (who: Person, title: string) => {
  const cart = await who.call('GET /cart')
  return cart.groups.flatMap(({ items }) => items).find((item) => item.title === title)
}
const add = (who: Person, title: string, options_text = '') => given.aCartItem(who, { title, options_text })

describe('a shop without a translator', () => {
  test('sends no requests, whatever keys are configured', async () => {
    const title = unknown()
    await add(ana, title)
    await world.runJobs()
    expect(outside.asked).toEqual([])
    expect((await inCart(ana, title))?.names).toBeUndefined()
  })
})

describe.each(TRANSLATORS)('%s', (id) => {
  beforeEach(async () => await choose(id))

  test('names goods that the dictionary cannot, in addition to the seller’s words, and is called once', async () => {
    const title = unknown()
    const colour = unknown()
    outside.words = new Map([
      [title, 'whale at night'],
      [colour, 'Dim blue'],
    ])
    await add(ana, title, `颜色: ${colour}; 尺码: L`)
    expect((await inCart(ana, title))?.names?.title ?? '').toBe('')
    expect(outside.asked).toEqual([])
    await world.runJobs()
    const named = { title: 'Whale at night', options: 'Colour: Dim blue; Size: L', own: '', by_machine: true }
    expect(await inCart(ana, title)).toMatchObject({ title, names: named })
    expect(outside.asked.map(({ texts }) => texts.toSorted())).toEqual([[title, colour].toSorted()])
    await add(ana, title, `颜色: ${colour}; 尺码: M`)
    await world.runJobs()
    expect(outside.asked).toHaveLength(1)
  })

  test('a wrong key or any other error leaves the seller’s words', async () => {
    const title = unknown()
    await add(ana, title)
    outside.instead = (response) =>
      void response
        .writeHead(403)
        .end(JSON.stringify({ message: 'no', error: { code: 403 }, error_code: '52003' }))
    await world.runJobs()
    expect((await inCart(ana, title))?.names).toBeUndefined()
  })

  test('reads nothing from an answer in another format', () => {
    const translator = TRANSLATOR_APIS.find((api) => api.id === id)!.open(world.world)!
    for (const answer of [null, [], 'text', 7, {}, { translations: 'x' }, { data: [] }, { trans_result: {} }])
      expect(() => translator.read(answer, ['鲸'])).toThrow()
  })
})

describe('what it costs', () => {
  beforeEach(async () => await choose('deepl'))

  test('a text is paid for once, also when two shoppers add it at the same time', async () => {
    const title = unknown()
    const bo = await world.shopper('bo')
    await Promise.all([add(ana, title), add(bo, title)])
    await Promise.all([world.runJobs(), world.runJobs()])
    world.clock.advance({ minutes: 30 })
    await world.runJobs()
    expect(outside.asked.filter(({ texts }) => texts.includes(title))).toHaveLength(1)
    for (const who of [ana, bo]) expect((await inCart(who, title))?.names?.by_machine).toBe(true)
  })

  test('no more than the day’s characters are used, and by one shopper no more than a tenth', async () => {
    await choose('google')
    const cai = await world.shopper('cai')
    const long = () => unknown() + '鲸'.repeat(50)
    for (let count = 0; count < 6; count += 1) await add(cai, long())
    await world.runJobs()
    const characters = () =>
      outside.asked.flatMap(({ texts }) => texts).reduce((sum, text) => sum + text.length, 0)
    expect(characters()).toBeGreaterThan(0)
    expect(characters()).toBeLessThanOrEqual(100)
    for (let shopper = 0; shopper < 12; shopper += 1) {
      const who = await world.shopper(`d${shopper}`)
      for (let count = 0; count < 2; count += 1) await add(who, long())
    }
    await world.runJobs()
    expect(characters()).toBeLessThanOrEqual(1_000)
  })

  test('a text that fails is retried a few times at growing intervals, and then no more', async () => {
    const title = unknown()
    outside.instead = (response) => void response.writeHead(500).end()
    const waiting = async () => (await given.queued(world, 'translate-goods')).rows.length
    for (const times of [1, 2, 3, 4, 5]) {
      const before = await waiting()
      await world.runJob('translate-goods', { shopperId: ana.id, title, optionsText: '', times })
      expect((await waiting()) - before).toBe(times < 4 ? 1 : 0)
      world.clock.advance({ minutes: 40 })
    }
    expect(outside.asked).toHaveLength(4)
  })

  test('a translator that is down is not called for every text: its circuit opens', async () => {
    outside.instead = (response) => void response.writeHead(503).end()
    for (let count = 0; count < 9; count += 1)
      await world.runJob('translate-goods', {
        shopperId: ana.id,
        title: unknown(),
        optionsText: '',
        times: 9,
      })
    expect(outside.asked).toHaveLength(5)
  })
})

describe('a translator whose circuit is open', () => {
  beforeEach(async () => await choose('deepl'))
  const run = (title: string) =>
    world.runJob('translate-goods', { shopperId: ana.id, title, optionsText: '', times: 9 })
  const openCircuit = async () => {
    outside.instead = (response) => void response.writeHead(503).end()
    const failed = Array.from({ length: 5 }, unknown)
    for (const title of failed) await run(title)
    outside.instead = undefined
    return failed
  }
  const rowOf = (title: string) =>
    world.db
      .selectFrom('goods_translations')
      .where('original', '=', title)
      .select(['tries', 'translation'])
      .executeTakeFirst()

  test('uses up neither tries nor the day’s characters', async () => {
    await openCircuit()
    const title = unknown()
    await run(title)
    expect(outside.asked).toHaveLength(5)
    expect(await rowOf(title)).toBeUndefined()
    world.clock.advance({ minutes: 1 })
    await run(title)
    expect(await rowOf(title)).toMatchObject({ tries: 1, translation: expect.any(String) as string })
  })

  test('keeps its trial call for a text that may be requested', async () => {
    const [worn] = await openCircuit()
    await world.db.updateTable('goods_translations').set({ tries: 4 }).where('original', '=', worn!).execute()
    world.clock.advance({ minutes: 1 })
    await run(worn!)
    expect(outside.asked).toHaveLength(5)
    await run(unknown())
    expect(outside.asked).toHaveLength(6)
  })
})

describe('a translator’s bad answer', () => {
  beforeEach(async () => await choose('deepl'))
  const says = async (instead: NonNullable<typeof outside.instead>) => {
    const title = unknown()
    await add(ana, title)
    outside.instead = instead
    await world.runJobs()
    expect(outside.asked.length).toBeGreaterThan(0)
    return (await inCart(ana, title))?.names
  }
  const json = (body: unknown) => JSON.stringify(body)

  test('in HTML names nothing', async () => {
    expect(
      await says(
        (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ok</h1>'),
      ),
    ).toBeUndefined()
  })

  test('of 200 MB is cut off', async () => {
    let sent = 0
    const names = await says((response) => {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && sent < 200 << 20) {
          sent += 1 << 16
          if (!response.write(Buffer.alloc(1 << 16, 'x'))) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    expect(names).toBeUndefined()
    expect(sent).toBeLessThan(20 << 20)
  })

  test.each([
    ['fewer names than were asked for', { translations: [] }],
    ['markup', { translations: [{ text: '<script>alert(1)</script>' }] }],
    ['Chinese', { translations: [{ text: '黯淡的鲸' }] }],
    ['nothing', { translations: [{ text: '' }] }],
    ['a novel', { translations: [{ text: 'whale '.repeat(200) }] }],
    ['an address', { translations: [{ text: 'https://evil.example' }] }],
    ['letters that turn the line around', { translations: [{ text: 'whale\u202Eelahw' }] }],
  ])('%s names nothing', async (_, answer) => {
    expect(await says((response) => void response.end(json(answer)))).toBeUndefined()
  })

  test('with a redirect is not followed, because the key would be sent along', async () => {
    await says((response) => void response.writeHead(302, { location: '/v2/other' }).end())
    expect(outside.asked.every(({ path }) => path === '/v2/translate')).toBe(true)
  })
})

test('a name goes with the goods to order and shelf, yields to the shopper’s own name, and can be searched for', async () => {
  await choose('deepl')
  const title = unknown()
  outside.words.set(title, 'Whale lamp')
  const { id } = await given.aPaidOrder(world, ana, { line: { title, options_text: '', own_name: 'For Bo' } })
  await world.runJobs()
  const [item] = (await ana.call('GET /orders/{id}', { params: { id } })).items
  expect(item?.names).toEqual({ title: 'Whale lamp', options: '', own: 'For Bo', by_machine: true })
  const found = await ana.call('GET /orders', { query: { q: 'whale lamp' } })
  expect(found.items.map((order) => order.id)).toEqual([id])
})

test('no log contains a key, whatever fails', async () => {
  const written: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void written.push(line) })
  outside.instead = (response) => void response.writeHead(500).end()
  for (const api of TRANSLATOR_APIS) {
    const open: Chosen = api.open(world.world)!
    const take = async () => ['鲸']
    await translate({ ...world.world, log }, open, take)
    const nowhere = {
      ...open,
      ask: (texts: readonly string[]) => ({ ...open.ask(texts), url: 'http://127.0.0.1:1/' }),
    }
    await translate({ ...world.world, log }, nowhere, take)
  }
  expect(written.length).toBeGreaterThan(3)
  for (const secret of outside.secrets) expect(written.join('')).not.toContain(secret)
})

test('a closed account is removed from its translation requests; the translations stay', async () => {
  await choose('deepl')
  const eve = await world.shopper('eve')
  const title = unknown()
  await add(eve, title)
  await world.runJobs()
  await eve.call('POST /account/close', { body: { password: PASSWORD } })
  const row = await world.db
    .selectFrom('goods_translations')
    .where('original', '=', title)
    .select(['asked_by'])
    .executeTakeFirst()
  expect(row).toEqual({ asked_by: null })
})

test('only an admin can choose the translator, and only an existing one', async () => {
  const call = admin.call('PUT /staff/settings', {
    body: { changes: [{ name: 'machineTranslator', before: chosen, value: 'babelfish' }], reason: '' },
  })
  await expect(call).rejects.toThrow()
})
