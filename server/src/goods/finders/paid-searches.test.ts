import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { readEnv } from '../../read-env.ts'
import type { World } from '../../platform/world.ts'
import type { SearchSource, Wanted } from './finder.ts'
import { GOODS_FINDERS, findersIn } from './finders.ts'
import { FAKE_GOODS, fakeOneboundSearch, fakeTmapiSearch } from './paid-searches.test-support.ts'

/* TMAPI and Onebound search for words in a shop that is no demo, each as over the network. */

const asked: { path: string; parameters: URLSearchParams }[] = []
const answers: object[] = []
let origin = ''
const server = createServer((request, response) => {
  const { pathname, searchParams: parameters } = new URL(request.url ?? '/', 'http://localhost')
  asked.push({ path: pathname, parameters })
  response.end(JSON.stringify(answers.shift() ?? fake(pathname, parameters)))
})
function fake(path: string, parameters: URLSearchParams): object {
  if (path === '/tm/1688/search/items') return fakeTmapiSearch(parameters)
  const market = /^\/ob\/(taobao|1688)\/item_search\/$/.exec(path)?.[1]
  return market === undefined ? { error_code: '4001' } : fakeOneboundSearch(parameters, market)
}
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  answers.length = 0
})

const tmapi = (more: object = {}) => ({
  TMAPI_TOKEN: 'token',
  TMAPI_URL: `${origin}/tm`,
  TMAPI_SEARCH_CALLS: '900',
  ...more,
})
const onebound = (more: object = {}) => ({
  ONEBOUND_KEY: 'key',
  ONEBOUND_SECRET: 'secret',
  ONEBOUND_URL: `${origin}/ob`,
  ONEBOUND_SEARCH_CALLS: '900',
  ...more,
})
const open1688 = {
  ALIBABA_1688_APP_KEY: 'app',
  ALIBABA_1688_APP_SECRET: 's',
  ALIBABA_1688_ACCESS_TOKEN: 'a',
}

const world = testWorld({
  env: () => ({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9', ...tmapi(), ...onebound() }),
})
const shopWith = (env: Record<string, string>): World => ({
  ...world.world,
  env: { ...readEnv(env), demo: false },
})
const find = async (source: SearchSource, env: Record<string, string>, wanted: Partial<Wanted> = {}) => {
  const finder = GOODS_FINDERS.find((one) => one.source === source)!
  return await finder.find(
    { world: shopWith(env), now: world.clock.now() },
    {
      words: 'mug',
      chinese: '马克杯',
      page: 1,
      pageSize: finder.pageSize,
      sort: 'best',
      minFen: undefined,
      maxFen: undefined,
      ...wanted,
    },
  )
}
const callsOf = async (source: string) =>
  (
    await world.db
      .selectFrom('product_source_days')
      .where('source', '=', source)
      .select('calls')
      .executeTakeFirst()
  )?.calls ?? 0

describe('which are asked', () => {
  const sources = (env: Record<string, string>) => findersIn(shopWith(env)).map(({ source }) => source)

  test('each marketplace is searched once, by its own interface if that is open', () => {
    expect(sources({ ...open1688, ...tmapi(), ...onebound() })).toEqual(['1688_open', 'onebound_taobao'])
    expect(sources({ ...tmapi(), ...onebound() })).toEqual(['tmapi', 'onebound_taobao'])
    expect(sources(onebound())).toEqual(['onebound_taobao', 'onebound_1688'])
  })

  test('without any, the results say which marketplaces are missing', () => {
    expect(sources({})).toEqual(['1688_open', 'onebound_taobao'])
    expect(findersIn(shopWith({})).map((finder) => finder.isOpen(shopWith({})))).toEqual([false, false])
  })

  test('keys for product data alone open no search', async () => {
    const env = { ...tmapi({ TMAPI_SEARCH_CALLS: '0' }), ...onebound({ ONEBOUND_SEARCH_CALLS: '' }) }
    expect(sources(env)).toEqual(['1688_open', 'onebound_taobao'])
    expect(await find('tmapi', env)).toEqual({ end: 'failed' })
    expect(asked).toEqual([])
  })

  test('the demo never uses them', () => {
    const demo = { ...world.world, env: readEnv({ ...tmapi(), ...onebound() }) }
    expect(findersIn(demo).map(({ source }) => source)).toEqual(['demo_mall', '1688_open'])
  })
})

describe('over the whole shop', () => {
  test('every good of every source is shown once, page after page, in one order of prices', async () => {
    const call = world.caller(undefined, 'en')
    const seen: { item_id: string; price_fen: number | null; source: string }[] = []
    let cursor: string | undefined
    for (let page = 0; page < 40; page += 1) {
      const query = { q: 'mug', sort: 'cheapest', ...(cursor === undefined ? {} : { cursor }) } as const
      const found = await call('GET /goods/search', { query })
      seen.push(...found.items)
      if (page === 0)
        expect([found.sources, found.searched_as]).toEqual([
          [
            { source: 'memory', state: 'answered', total: 0 },
            { source: 'tmapi', state: 'answered', total: FAKE_GOODS },
            { source: 'onebound_taobao', state: 'answered', total: FAKE_GOODS },
          ],
          '马克杯',
        ])
      if (found.next_cursor === null) break
      cursor = found.next_cursor
    }
    expect(seen.length).toBe(2 * FAKE_GOODS)
    expect(new Set(seen.map(({ source, item_id: id }) => `${source} ${id}`)).size).toBe(2 * FAKE_GOODS)
    const prices = seen.map(({ price_fen: fen }) => fen ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
})

describe('when TMAPI does not answer', () => {
  type Found = Awaited<ReturnType<typeof firstPage>>
  const firstPage = (query: object) =>
    world.caller(undefined, 'en')('GET /goods/search', { query: { q: 'jug', ...query } })
  const named = ({ sources }: Found) => sources.map(({ source, state }) => `${source} ${state}`)

  test('Onebound finds 1688’s goods instead, on this page and on those after it', async () => {
    answers.push({ code: 500, msg: 'busy', data: null })
    const found = await firstPage({ sort: 'cheapest', marketplace: '1688' })
    expect(named(found)).toEqual(['memory answered', 'onebound_1688 answered'])
    expect(new Set(found.items.map(({ source }) => source))).toEqual(new Set(['onebound_1688']))
    const seen = found.items.map(({ item_id: id }) => id)
    let cursor = found.next_cursor
    for (let page = 0; cursor !== null && page < 10; page += 1) {
      const next = await firstPage({ sort: 'cheapest', marketplace: '1688', cursor })
      expect(named(next)).toEqual(['memory answered', 'onebound_1688 answered'])
      seen.push(...next.items.map(({ item_id: id }) => id))
      cursor = next.next_cursor
    }
    expect(new Set(seen).size).toBe(FAKE_GOODS)
    expect(seen.length).toBe(FAKE_GOODS)
    expect(asked.filter(({ path }) => path.startsWith('/tm/')).length).toBe(1)
  })

  test('its later pages are not asked of another, whose order is another', async () => {
    const found = await firstPage({ q: 'kettle', marketplace: '1688' })
    expect(named(found)).toContain('tmapi answered')
    answers.push({ code: 500, msg: 'busy', data: null })
    const next = await firstPage({ q: 'kettle', marketplace: '1688', cursor: found.next_cursor! })
    expect(named(next)).toEqual(['memory answered', 'tmapi failed'])
  })

  test('who wants one source alone is not shown another', async () => {
    answers.push({ code: 500, msg: 'busy', data: null })
    expect(named(await firstPage({ q: 'bowl', source: 'tmapi' }))).toEqual(['tmapi failed'])
  })
})

describe('TMAPI', () => {
  test('is called as its documentation says, in Chinese where the dictionary knows it', async () => {
    const outcome = await find('tmapi', tmapi(), { sort: 'dearest', minFen: 1_050, maxFen: 2_000, page: 1 })
    expect(asked[0]?.path).toBe('/tm/1688/search/items')
    expect(Object.fromEntries(asked[0]!.parameters)).toEqual({
      apiToken: 'token',
      keyword: '马克杯',
      page: '1',
      page_size: '20',
      sort: 'price_down',
      price_start: '10.50',
      price_end: '20.00',
    })
    expect(outcome).toMatchObject({
      end: 'answered',
      value: { total: 10, more: false, searchedAs: '马克杯' },
    })
    await find('tmapi', tmapi(), { chinese: null })
    expect(asked[1]!.parameters.get('keyword')).toBe('mug')
  })

  test('goods have their price, seller, minimum and whether the place was paid for', async () => {
    const outcome = await find('tmapi', tmapi())
    const items = outcome.end === 'answered' ? outcome.value.items : []
    expect(items.slice(0, 2)).toEqual([
      {
        platform: '1688',
        itemId: '983000000001',
        url: 'https://detail.1688.com/offer/983000000001.html',
        title: '搪瓷杯 1',
        helperTitle: '',
        pictureUrl: 'https://cbu01.alicdn.com/img/ibank/1.jpg',
        priceFen: 1_000,
        isFrom: true,
        freightFen: null,
        sellerName: '示例搪瓷厂',
        minOrder: null,
        isSoldOut: false,
        isAd: true,
      },
      expect.objectContaining({ minOrder: 2, isAd: false }),
    ])
  })

  test.each([
    ['no key', { code: 4011, message: 'no API key found in request' }],
    ['its balance is used up', { code: 439, msg: 'balance', data: null }],
    ['it could not search', { code: 417, msg: 'failed', data: null }],
    ['a list', []],
  ])('an answer that says “%s” is a failure, not an empty page', async (_, answer) => {
    answers.push(answer)
    expect(await find('tmapi', tmapi())).toEqual({ end: 'failed' })
    // What failed is not counted against it for ever.
    expect(await find('tmapi', tmapi())).toMatchObject({ end: 'answered' })
  })

  test('goods without number or title, and fields of other types, do no harm', async () => {
    const items = [null, 7, { item_id: 'x', title: '杯' }, { item_id: 983_000_000_999, title: '' }]
    const odd = { item_id: '983000000998', title: '杯', img: 'javascript:1', price: 'null', moq: '' }
    answers.push({ code: 200, data: { items: [...items, odd], total_count: 'many', has_next_page: 'yes' } })
    expect(await find('tmapi', tmapi())).toMatchObject({
      value: {
        items: [{ itemId: '983000000998', priceFen: null, pictureUrl: null, minOrder: null, sellerName: '' }],
        more: false,
        total: null,
      },
    })
  })

  test('searches end before the day’s calls, so that the rest is left for look-ups of products', async () => {
    const calls = await callsOf('tmapi')
    const env = tmapi({ TMAPI_SEARCH_CALLS: String(calls + 1), TMAPI_DAILY_CALLS: String(calls + 50) })
    expect(await find('tmapi', env)).toMatchObject({ end: 'answered' })
    expect(await find('tmapi', env)).toEqual({ end: 'used_up' })
    expect(await find('tmapi', tmapi({ TMAPI_DAILY_CALLS: String(calls + 1) }))).toEqual({ end: 'used_up' })
  })
})

describe('Onebound', () => {
  test('is called as its documentation says; each marketplace has its own names of orders', async () => {
    expect(
      await find('onebound_taobao', onebound(), { sort: 'cheapest', minFen: 1_200, page: 2 }),
    ).toMatchObject({ end: 'answered' })
    await find('onebound_1688', onebound(), { sort: 'dearest' })
    const [taobao, wholesale] = asked
    expect([taobao?.path, wholesale?.path]).toEqual(['/ob/taobao/item_search/', '/ob/1688/item_search/'])
    expect(Object.fromEntries(taobao!.parameters)).toEqual({
      key: 'key',
      secret: 'secret',
      q: '马克杯',
      page: '2',
      page_size: '40',
      sort: 'bid2',
      start_price: '12.00',
      end_price: '0',
      lang: 'cn',
      cache: 'yes',
      result_type: 'json',
    })
    expect(wholesale!.parameters.get('sort')).toBe('_bid')
  })

  test('goods of Tmall are told from Taobao’s by their addresses; a freight of 0 is not known', async () => {
    const outcome = await find('onebound_taobao', onebound())
    const items = outcome.end === 'answered' ? outcome.value.items : []
    expect(items.map(({ freightFen }) => freightFen).slice(0, 3)).toEqual([1_000, null, null])
    expect(items.map(({ priceFen }) => priceFen).slice(0, 2)).toEqual([1_000, 1_100])
    expect(items[0]).toMatchObject({
      platform: 'taobao',
      url: 'https://item.taobao.com/item.htm?id=651000000001',
      pictureUrl: 'https://img.alicdn.com/imgextra/1.jpg',
      sellerName: '示例家居',
    })
    expect(items[4]).toMatchObject({
      platform: 'tmall',
      url: 'https://detail.tmall.com/item.htm?id=651000000005',
    })
  })

  test('“no result” is an empty page; every other code is a failure', async () => {
    expect(await find('onebound_1688', onebound(), { minFen: 900_000 })).toEqual({
      end: 'answered',
      value: { items: [], more: false, total: null, searchedAs: '马克杯' },
    })
    answers.push({ error: 'call limit', reason: 'limit', error_code: '4013' })
    expect(await find('onebound_1688', onebound())).toEqual({ end: 'failed' })
    expect(await find('onebound_1688', onebound({ ONEBOUND_SECRET: 'wrong' }))).toEqual({ end: 'failed' })
  })

  test('goods without number or title, and counts that are none, do no harm', async () => {
    const odd = {
      num_iid: 651_000_000_998,
      title: '篮',
      price: '',
      detail_url: 'javascript:1',
      pic_url: 'javascript:1',
    }
    answers.push({ items: { item: [null, { num_iid: '' }, odd], pagecount: '', total_results: '-1' } })
    expect(await find('onebound_taobao', onebound())).toMatchObject({
      value: {
        items: [{ platform: 'taobao', itemId: '651000000998', priceFen: null, pictureUrl: null }],
        more: false,
        total: null,
      },
    })
  })

  test('both marketplaces count as one interface', async () => {
    const calls = await callsOf('onebound')
    const env = onebound({ ONEBOUND_SEARCH_CALLS: String(calls + 1) })
    expect(await find('onebound_taobao', env)).toMatchObject({ end: 'answered' })
    expect(await find('onebound_1688', env)).toEqual({ end: 'used_up' })
  })
})
