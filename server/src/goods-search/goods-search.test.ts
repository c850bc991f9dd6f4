import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { later } from '../../test/given-stock.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { readEnv } from '../read-env.ts'
import { GOODS_FINDERS, type GoodsFinder } from '../goods/public.ts'
import { fake1688 } from '../goods/demo-mall/fake-1688.ts'
import { inTransaction } from '../platform/database/db.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { type Searching, askFinders, byWords } from './ask-finders.ts'

/* One search over our memory, the demo's mall and the fake of 1688, each as over the network. */

const world = testWorld()
let ana: Person
const guest = (lang: 'en' | 'zh' = 'en') => world.caller(undefined, lang)
const search = (q: string, more: object = {}, call = guest()) =>
  call('GET /goods/search', { query: { q, ...more } })
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

beforeAll(async () => {
  ana = await world.shopper('ana')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

let next = 0
/** A product whose page was read earlier. */
async function remembered(title: string, more: object = {}): Promise<string> {
  const itemId = `65000000${String((next += 1)).padStart(4, '0')}`
  await world.db
    .insertInto('products')
    .values({
      platform: 'taobao',
      item_id: itemId,
      url: `https://item.taobao.com/item.htm?id=${itemId}`,
      title,
      source: 'page',
      read_at: world.clock.now(),
      ...more,
    })
    .execute()
  return itemId
}

/** What our scale knows of a product. */
async function weighed(itemId: string, weighings: number, problems = 0): Promise<void> {
  const now = world.clock.now()
  await inTransaction(world.db, async (tx) => {
    const { id } = await tx
      .insertInto('goods_knowledge')
      .values({
        platform: 'taobao',
        item_id: itemId,
        kind: null,
        arrived: weighings,
        problems: JSON.stringify(problems > 0 ? { damaged: problems } : {}),
        learned_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('goods_figures')
      .values({
        goods_id: id,
        option_hash: Buffer.alloc(0),
        weighings,
        pieces: weighings + 2,
        weight_p10: 500,
        weight_p50: 520,
        weight_p90: 600,
        first_at: now,
        last_at: now,
      })
      .execute()
  })
}

describe('over everything at once', () => {
  test('English words find Chinese titles in our memory, the mall and 1688, each source says how it answered', async () => {
    await remembered('粗陶马克杯 手作', { price_minor: 4_500, currency: 'CNY' })
    const found = await search('stoneware mugs')
    expect(found.sources).toEqual([
      { source: 'memory', state: 'answered', total: 1 },
      { source: 'demo_mall', state: 'answered', total: expect.any(Number) },
      { source: '1688_open', state: 'answered', total: expect.any(Number) },
    ])
    expect(titles(found)).toEqual(expect.arrayContaining(['粗陶马克杯 手作', '粗陶马克杯 350ml 可定制图案']))
    const wholesale = found.items.find(({ source }) => source === '1688_open')!
    expect(wholesale).toMatchObject({
      marketplace: '1688',
      item_id: '712800000302',
      url: 'https://detail.1688.com/offer/712800000302.html',
      helper_title: 'Stoneware mug, 350 ml, custom print possible',
      price_fen: 650,
      min_order: 2,
      weighed: null,
    })
  })

  test('the words that a Chinese shop was sent are said', async () => {
    expect((await search('canvas backpack')).searched_as).toBe('帆布 双肩包')
    expect((await search('帆布双肩包', {}, guest('zh'))).searched_as).toBeNull()
  })

  test('a picture of another shop is served at an address of ours, and at no other', async () => {
    const { items } = await search('mug', { source: '1688_open' })
    const { picture } = items[0]!
    const served = await world.app.inject(picture!)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    const other = picture!.replace(/of=[^&]+/, `of=${encodeURIComponent('http://127.0.0.1/x.jpg')}`)
    expect((await world.app.inject(other)).statusCode).toBe(404)
  })

  test('the same search within the hour costs no second call', async () => {
    const calls = async () =>
      (
        await world.db
          .selectFrom('product_source_days')
          .where('source', '=', '1688_open')
          .select('calls')
          .executeTakeFirst()
      )?.calls ?? 0
    await search('folding lamp')
    const before = await calls()
    await search('Folding lamp ')
    expect(await calls()).toBe(before)
    await later(world, { minutes: 61 })
    await search('folding lamp')
    expect(await calls()).toBe(before + 1)
  })
})

describe('our memory', () => {
  const memory = (q: string, more: object = {}) => search(q, { source: 'memory', ...more })

  test('finds words in any order, by their beginning, and most of many words', async () => {
    await remembered('日式搪瓷水壶 家用', { helper_title: 'Enamel kettle, Japanese style' })
    for (const words of ['kettle enamel', 'ENAMEL', '搪瓷水壶', '水壶 搪瓷', 'enamel kettle japanese purple'])
      expect(titles(await memory(words)), words).toContain('日式搪瓷水壶 家用')
    for (const words of ['namel', 'enamel bicycle']) expect(titles(await memory(words)), words).toEqual([])
  })

  test('what SQL would take for a pattern is only a letter', async () => {
    await remembered('百分百纯棉 100% cotton_blend')
    expect(titles(await memory('100%'))).toEqual(['百分百纯棉 100% cotton_blend'])
    for (const words of ["x' or 12=12 --", 'zz%zz', String.raw`zz\\zz`])
      expect(titles(await memory(words)), words).toEqual([])
  })

  test('one Chinese character is a word', async () => {
    await remembered('武夷山岩茗')
    expect(titles(await memory('茗'))).toEqual(['武夷山岩茗'])
  })

  test('shows what our scale has seen once three were weighed, and can show only such goods', async () => {
    const [often, once] = [await remembered('竹编果篮 大'), await remembered('竹编果篮 小')]
    await weighed(often, 14, 1)
    await weighed(once, 1)
    const { items } = await memory('竹编果篮')
    expect(items.map((item) => item.weighed)).toEqual([
      { weighings: 14, pieces: 16, weight_grams: 520, arrived: 14, problems: 1 },
      null,
    ])
    expect(titles(await memory('竹编果篮', { weighed: true }))).toEqual(['竹编果篮 大'])
    expect((await search('竹编果篮', { weighed: true })).sources).toEqual([
      { source: 'memory', state: 'answered', total: 1 },
    ])
  })

  test('shows only goods of which few arrived with a problem', async () => {
    const [fine, poor, once] = [
      await remembered('竹编茶盘 好'),
      await remembered('竹编茶盘 差'),
      await remembered('竹编茶盘 新'),
    ]
    await weighed(fine, 40, 2)
    await weighed(poor, 20, 5)
    await weighed(once, 1)
    const within = async (problems_per_mille: number) =>
      titles(await memory('竹编茶盘', { problems_per_mille })).toSorted()
    expect(await within(49)).toEqual([])
    expect(await within(50)).toEqual(['竹编茶盘 好'])
    expect(await within(250)).toEqual(['竹编茶盘 好', '竹编茶盘 差'].toSorted())
    expect((await search('竹编茶盘', { problems_per_mille: 50 })).sources).toHaveLength(1)
  })

  test('sorts by price, within bounds, and by marketplace', async () => {
    for (const [price, platform] of [
      [9_900, 'taobao'],
      [1_200, 'weidian'],
      [4_000, 'taobao'],
    ] as const)
      await remembered(`藤编储物箱 ${price}`, { price_minor: price, currency: 'CNY', platform })
    await remembered('藤编储物箱 外币', { price_minor: 900, currency: 'USD' })
    const prices = async (more: object) =>
      (await memory('藤编储物箱', more)).items.map(({ price_fen: fen }) => fen)
    expect(await prices({ sort: 'cheapest' })).toEqual([1_200, 4_000, 9_900, null])
    expect(await prices({ sort: 'dearest' })).toEqual([9_900, 4_000, 1_200, null])
    expect(await prices({ min_fen: 1_300, max_fen: 5_000 })).toEqual([4_000])
    expect(await prices({ marketplace: 'weidian' })).toEqual([1_200])
  })

  test('a listing made for one buyer, and an unknown page that anybody may have pasted, are not shown', async () => {
    await remembered('青花瓷碟 专拍链接 王女士')
    await remembered('青花瓷碟 buy at evil.example', { platform: 'other' })
    expect(titles(await memory('青花瓷碟'))).toEqual([])
    const known = await remembered('青花瓷碟 独立站', { platform: 'other' })
    await weighed(known, 3)
    await world.db
      .updateTable('goods_knowledge')
      .set({ platform: 'other' })
      .where('item_id', '=', known)
      .execute()
    expect(titles(await memory('青花瓷碟'))).toEqual(['青花瓷碟 独立站'])
  })

  test('each product is found once, however many sources described it', async () => {
    const itemId = await remembered('榉木首饰盒')
    await world.db
      .insertInto('products')
      .values({
        platform: 'taobao',
        item_id: itemId,
        url: 'https://item.taobao.com/item.htm?id=1',
        title: '榉木首饰盒 带锁',
        source: 'data_api',
        price_minor: 100,
        currency: 'CNY',
        read_at: world.clock.now(),
      })
      .execute()
    expect(await memory('榉木首饰盒')).toMatchObject({ items: [{ price_fen: 100 }], sources: [{ total: 1 }] })
  })

  test('pages follow each other without a gap, and a cursor of somebody’s own is refused', async () => {
    for (let at = 0; at < 30; at += 1) await remembered(`珐琅胸针 ${at}`)
    const first = await memory('珐琅胸针')
    expect([first.items.length, first.sources[0]?.total]).toEqual([24, 30])
    const second = await memory('珐琅胸针', { cursor: first.next_cursor! })
    expect([second.items.length, second.next_cursor]).toEqual([6, null])
    expect((await memory('珐琅胸针', { limit: 2 })).items.length).toBe(2)
    expect(new Set([...titles(first), ...titles(second)]).size).toBe(30)
    for (const cursor of ['x', Buffer.from('memory:9999').toString('base64url')])
      await expect(memory('珐琅胸针', { cursor })).rejects.toMatchObject({ error: 'invalid_input' })
  })
})

describe('what cannot be searched for', () => {
  test.each([' ', 'a', '🎒🎒', '%_%'])('“%s” is refused with a reason', async (words) => {
    await expect(search(words)).rejects.toMatchObject({ data: { reason: 'nothing_to_search' } })
  })
  test('2,000 characters are refused with a reason', async () => {
    await expect(search('帆布 '.repeat(666))).rejects.toMatchObject({ data: { reason: 'words_too_long' } })
  })
})

describe('a source that does not answer', () => {
  const wanted = {
    chinese: null,
    page: 1,
    pageSize: 24,
    sort: 'best',
    minFen: undefined,
    maxFen: undefined,
  } as const
  const [mall] = GOODS_FINDERS
  const ask = (words: string, finder: GoodsFinder, who: object = {}) =>
    askFinders(
      { world: world.world, now: world.clock.now(), shopperId: ana.id, ...who },
      [byWords(finder, { ...wanted, words })],
      50,
    )

  test('is slow at first, is not asked twice, and its answer is there the next time', async () => {
    let calls = 0
    let answer = () => {}
    const slow: GoodsFinder = {
      ...mall!,
      find: async () => {
        calls += 1
        await new Promise<void>((resolve) => (answer = resolve))
        return { end: 'answered', value: { items: [], more: false, total: 0, searchedAs: null } }
      },
    }
    expect((await ask('slow', slow)).get('demo_mall')).toEqual({ state: 'slow' })
    const again = ask('slow', slow)
    answer()
    expect((await again).get('demo_mall')).toMatchObject({ state: 'answered' })
    expect((await ask('slow', slow)).get('demo_mall')).toMatchObject({ state: 'answered' })
    expect(calls).toBe(1)
  })

  test('has failed if it throws, and is not stored', async () => {
    const broken: GoodsFinder = {
      ...mall!,
      find: async () => {
        throw new Error('no such host')
      },
    }
    expect((await ask('broken', broken)).get('demo_mall')).toEqual({ state: 'failed' })
    expect((await ask('broken', mall!)).get('demo_mall')).not.toEqual({ state: 'failed' })
  })

  test('is not open without keys', async () => {
    const shop = { ...world.world, env: { ...readEnv({}), demo: false } }
    const open1688 = GOODS_FINDERS[1]!
    expect((await ask('mug', open1688, { world: shop })).get('1688_open')).toEqual({ state: 'not_open' })
  })

  test('a guest’s address has a share of a day’s searches of other shops', async () => {
    const env = { ...world.world.env, rateLimitFactor: 1 }
    const who = { world: { ...world.world, env }, shopperId: undefined, guest: '203.0.113.9' }
    await countHit(world.db, 'goods searches 203.0.113.9', world.clock.now(), 86_400_000, 99)
    expect((await ask('one', mall!, who)).get('demo_mall')).not.toEqual({ state: 'used_up' })
    expect((await ask('two', mall!, who)).get('demo_mall')).toEqual({ state: 'used_up' })
    expect((await ask('one', mall!, who)).get('demo_mall')).toMatchObject({ state: 'answered' })
  })
})

describe('a source that does not answer, and another of the same marketplace', () => {
  const page = { items: [], more: false, total: 7, searchedAs: null }
  const wanted = { chinese: null, page: 1, pageSize: 24, sort: 'best' } as const
  const calls: string[] = []
  let words = 0
  /** A finder that ends so; a promise is when it answers. */
  const finderThat = (source: 'tmapi' | 'onebound_1688', ends: End): GoodsFinder => ({
    ...GOODS_FINDERS.find((one) => one.source === source)!,
    isOpen: () => true,
    find: async () => {
      calls.push(source)
      if (typeof ends === 'string') return { end: ends }
      await ends
      return { end: 'answered', value: page }
    },
  })
  type End = 'failed' | 'used_up' | Promise<void>
  const answers = Promise.resolve()
  const ask = async (
    first: End,
    second: End,
    {
      name = `pair ${(words += 1)}`,
      withinMs = 600_000,
      ...who
    }: { name?: string; withinMs?: number } & Partial<Searching> = {},
  ) => {
    const asked = { ...wanted, words: name, minFen: undefined, maxFen: undefined }
    const standIn = byWords(finderThat('onebound_1688', second), asked)
    const found = await askFinders(
      { world: world.world, now: world.clock.now(), shopperId: ana.id, ...who },
      [byWords(finderThat('tmapi', first), asked, standIn)],
      withinMs,
    )
    return [...found].map(([source, { state }]) => `${source} ${state}`)
  }
  beforeEach(() => void calls.splice(0))

  test.each([
    ['has failed', 'failed'],
    ['has no calls left today', 'used_up'],
  ] as const)('one that %s is stood in for, and the result names who answered', async (_, ends) => {
    expect(await ask(ends, answers)).toEqual(['onebound_1688 answered'])
    expect(calls).toEqual(['tmapi', 'onebound_1688'])
  })

  test('one that answers in time is the only one asked', async () => {
    expect(await ask(answers, answers)).toEqual(['tmapi answered'])
    expect(calls).toEqual(['tmapi'])
  })

  test('if neither answers, the first says how it ended', async () => {
    expect(await ask('failed', 'used_up')).toEqual(['tmapi failed'])
    expect(await ask('used_up', 'failed')).toEqual(['tmapi used_up'])
    expect(calls.length).toBe(4)
  })

  test('asked again, nobody is asked twice, and what the stand-in found is shown for the hour', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => void (release = resolve))
    const early = ask('failed', held, { name: 'again' })
    await vi.waitFor(() => expect(calls).toEqual(['tmapi', 'onebound_1688']), 60_000)
    expect(await ask('failed', held, { name: 'again', withinMs: 1 })).toEqual(['onebound_1688 slow'])
    release()
    expect(await early).toEqual(['onebound_1688 answered'])
    expect(await ask(answers, answers, { name: 'again' })).toEqual(['onebound_1688 answered'])
    expect(calls).toEqual(['tmapi', 'onebound_1688'])
  })

  test('whose own share of searches is used up is not helped by another source', async () => {
    const env = { ...world.world.env, rateLimitFactor: 1 }
    const who = { world: { ...world.world, env }, shopperId: undefined, guest: '203.0.113.77' }
    await countHit(world.db, 'goods searches 203.0.113.77', world.clock.now(), 86_400_000, 100)
    expect(await ask(answers, answers, who)).toEqual(['tmapi used_up'])
    expect(calls).toEqual([])
  })
})

describe('1688', () => {
  const answers: ((path: string, form: URLSearchParams) => object | Promise<object>)[] = []
  const asked: { path: string; form: URLSearchParams }[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const path = (request.url ?? '').replace('/openapi/', '')
      asked.push({ path, form })
      const answer = answers.shift() ?? ((at, of) => fake1688(at, of, origin))
      void Promise.resolve(answer(path, form)).then((json) => response.end(JSON.stringify(json)))
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  const finder = GOODS_FINDERS.find(({ source }) => source === '1688_open')!
  const envOf = (env: object) =>
    readEnv({
      ALIBABA_1688_APP_KEY: 'app',
      ALIBABA_1688_APP_SECRET: 'demo',
      ALIBABA_1688_ACCESS_TOKEN: 'demo-access',
      ALIBABA_1688_URL: `${origin}/openapi`,
      ...env,
    })
  const find = (env: object = {}, wanted: object = {}) =>
    finder.find(
      {
        now: world.clock.now(),
        world: {
          ...world.world,
          env: envOf(env),
        },
      },
      {
        words: 'mug',
        chinese: null,
        page: 1,
        pageSize: 24,
        sort: 'cheapest',
        minFen: 100,
        maxFen: 99_950,
        ...wanted,
      },
    )

  test('is called as its documentation says', async () => {
    asked.length = 0
    expect(await find()).toMatchObject({
      end: 'answered',
      value: { total: 1, items: [{ itemId: '712800000302' }] },
    })
    expect(asked[0]?.path).toBe('param2/1/com.alibaba.fenxiao.crossborder/product.search.keywordQuery/app')
    expect(JSON.parse(asked[0]!.form.get('offerQueryParam')!)).toEqual({
      keyword: 'mug',
      beginPage: 1,
      pageSize: 24,
      country: 'en',
      keywordTranslate: false,
      sort: '{"price":"asc"}',
      priceStart: '1.00',
      priceEnd: '999.50',
    })
  })

  const findAlike = (picture: Buffer, env: object = {}) =>
    finder.findAlike!({ now: world.clock.now(), world: { ...world.world, env: envOf(env) } }, picture)

  test('a picture is sent, and asked about by its number, as the documentation says', async () => {
    asked.length = 0
    answers.push(
      () => ({ result: { success: true, code: '200', result: '1022' } }),
      () => ({
        result: {
          success: true,
          result: { totalRecords: 1, data: [{ offerId: 712_800_000_997, subject: '杯' }] },
        },
      }),
    )
    expect(await findAlike(Buffer.from('picture'))).toMatchObject({
      end: 'answered',
      value: { total: 1, more: false, items: [{ itemId: '712800000997' }] },
    })
    expect(asked.map(({ path }) => path.split('/')[3])).toEqual([
      'product.image.upload',
      'product.search.imageQuery',
    ])
    expect(JSON.parse(asked[0]!.form.get('uploadImageParam')!)).toEqual({ imageBase64: 'cGljdHVyZQ==' })
    expect(JSON.parse(asked[1]!.form.get('offerQueryParam')!)).toEqual({
      imageId: '1022',
      beginPage: 1,
      pageSize: 20,
      country: 'en',
    })
  })

  test('a picture that was not taken is not asked about', async () => {
    for (const inner of [
      { success: 'false', message: '图片过大' },
      { success: true, result: '' },
    ]) {
      asked.length = 0
      answers.push(() => ({ result: inner }))
      expect(await findAlike(Buffer.from('picture'))).toEqual({ end: 'failed' })
      expect(asked.length).toBe(1)
    }
  })

  test('a refresh token is exchanged for an access token once, and again before its ten hours are over', async () => {
    asked.length = 0
    const env = { ALIBABA_1688_ACCESS_TOKEN: 'ended', ALIBABA_1688_REFRESH_TOKEN: 'refresh-1' }
    const tokens = () => asked.filter(({ path }) => path.includes('getToken')).length
    expect(await Promise.all([find(env), find(env)])).toMatchObject([
      { end: 'answered' },
      { end: 'answered' },
    ])
    expect(tokens()).toBe(1)
    await later(world, { hours: 9 })
    await find(env)
    expect(tokens()).toBe(1)
    await later(world, { minutes: 55 })
    await find(env)
    expect(tokens()).toBe(2)
    expect(asked.find(({ path }) => path.includes('getToken'))?.form.get('grant_type')).toBe('refresh_token')
  })

  test('an expired token without a refresh token, a wrong secret and nonsense are failures', async () => {
    expect(await find({ ALIBABA_1688_ACCESS_TOKEN: 'ended' })).toEqual({ end: 'failed' })
    expect(await find({ ALIBABA_1688_APP_SECRET: 'wrong' })).toEqual({ end: 'failed' })
    answers.push(() => ({ result: { success: 'false', code: '500', message: '系统异常' } }))
    expect(await find()).toEqual({ end: 'failed' })
  })

  test('offers without number or title, and prices that are none, do no harm', async () => {
    const data = [
      null,
      { offerId: 'x', subject: '杯' },
      { offerId: 712800000999, subject: '' },
      {
        offerId: '712800000998',
        subject: '杯',
        priceInfo: { price: 'null' },
        imageUrl: 'javascript:1',
        minOrderQuantity: '0',
      },
    ]
    answers.push(() => ({ result: { success: true, result: { data } } }))
    expect(await find()).toMatchObject({
      value: {
        items: [{ itemId: '712800000998', priceFen: null, pictureUrl: null, minOrder: null }],
        more: false,
        total: null,
      },
    })
  })

  test('its calls of the day count together with those for product pages, and none is made beyond them', async () => {
    expect(await find({ ALIBABA_1688_DAILY_CALLS: '1' })).toEqual({ end: 'used_up' })
  })
})
