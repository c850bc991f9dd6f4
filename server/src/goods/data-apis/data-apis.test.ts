import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal, testWorld } from '../../../test/world.ts'
import { readEnv } from '../../platform/env.ts'
import { askProviders } from '../providers/ask-providers.ts'
import { breakerOf, dataApis } from './data-apis.ts'
import { onebound } from './onebound.ts'
import { taobaoOpen } from './taobao-open.ts'
import { tmapi } from './tmapi.ts'

/*
 * The interfaces against a server of our own that speaks their shapes and verifies their signatures by the platforms' rules, written here a second
 * time. The data are invented.
 */

const world = testWorld()
const SECRET = 'secret 秘密'
let server: Server
let origin: string
/** What the server answers next, by the start of the path; it keeps what it was asked. */
let answers: Record<string, { status?: number; body: unknown }> = {}
let asked: { path: string; parameters: URLSearchParams }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void serve(request).then(({ status, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  answers = {}
  asked = []
})

async function serve(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', origin)
  const parameters = new URLSearchParams([
    ...url.searchParams,
    ...new URLSearchParams(Buffer.concat(chunks).toString()),
  ])
  asked.push({ path: url.pathname, parameters })
  const complaint = whyNotSigned(url.pathname, parameters)
  if (complaint) return { status: 400, body: complaint }
  const answer = Object.entries(answers).find(([start]) => url.pathname.startsWith(start))?.[1]
  return { status: answer?.status ?? 200, body: answer?.body ?? {} }
}

function whyNotSigned(path: string, parameters: URLSearchParams): unknown {
  const sorted = [...parameters]
    .filter(([name]) => name !== 'sign' && name !== '_aop_signature')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = sorted.map(([name, value]) => name + value).join('')
  if (path.startsWith('/router')) {
    const hmac = createHmac('md5', SECRET).update(text).digest('hex').toUpperCase()
    const md5 = createHash('md5')
      .update(SECRET + text + SECRET)
      .digest('hex')
      .toUpperCase()
    const good = parameters.get('sign_method') === 'md5' ? md5 : hmac
    return parameters.get('sign') === good
      ? undefined
      : { error_response: { code: 25, msg: 'Invalid signature' } }
  }
  if (path.startsWith('/openapi/')) {
    const good = createHmac('sha1', SECRET)
      .update(path.slice('/openapi/'.length) + text)
      .digest('hex')
      .toUpperCase()
    return parameters.get('_aop_signature') === good
      ? undefined
      : { error_code: 'gw.SignatureInvalid', error_message: 'Invalid signature' }
  }
  if (path.startsWith('/tm/'))
    return parameters.get('apiToken') === 'token' ? undefined : { code: 439, msg: 'bad token' }
  return parameters.get('key') === 'key' && parameters.get('secret') === SECRET
    ? undefined
    : { error_code: '4000', reason: 'bad key' }
}

const KEYS = {
  taobao: () => ({ TAOBAO_APP_KEY: 'app', TAOBAO_APP_SECRET: SECRET, TAOBAO_URL: `${origin}/router/rest` }),
  open1688: () => ({
    ALIBABA_1688_APP_KEY: 'app',
    ALIBABA_1688_APP_SECRET: SECRET,
    ALIBABA_1688_ACCESS_TOKEN: 'access',
    ALIBABA_1688_URL: `${origin}/openapi`,
  }),
  tmapi: () => ({ TMAPI_TOKEN: 'token', TMAPI_URL: `${origin}/tm`, TMAPI_FEN_PER_1000_CALLS: '700' }),
  onebound: () => ({ ONEBOUND_KEY: 'key', ONEBOUND_SECRET: SECRET, ONEBOUND_URL: `${origin}/ob` }),
}

/** Looks an item up with these keys; every item is looked up once in this file, for what was read is kept. */
async function look(env: Record<string, string>, platform: string, itemId: string) {
  const asking = { world: { ...world.world, env: readEnv(env) }, now: world.clock.now() }
  const noPictures = async () => ({ status: 404, body: Buffer.alloc(0) })
  return await askProviders(asking, { platform, itemId, canonicalUrl: 'https://item.example/1' }, [
    dataApis(noPictures),
  ])
}

const counted = (source: string) =>
  world.db
    .selectFrom('product_source_days')
    .where('source', '=', source)
    .select(['calls', 'answered', 'failed', 'cost_millifen'])
    .executeTakeFirst()

describe('Taobao Open Platform', () => {
  const item = {
    num_iid: 1,
    title: '双口袋背带短裙',
    nick: '示例旗舰店',
    seller_id: 928,
    pict_url: 'https://img.alicdn.com/a.jpg_310x310.jpg',
    small_images: { string: ['https://img.alicdn.com/b.jpg'] },
    reserve_price: '990',
    zk_final_price: '449',
  }
  test.each(['hmac', 'md5'])(
    'is asked with a %s signature, and says title, price, seller, pictures',
    async (method) => {
      answers['/router'] = { body: { tbk_item_info_get_response: { results: { n_tbk_item: [item] } } } }
      const { product } = await look(
        { ...KEYS.taobao(), TAOBAO_SIGN_METHOD: method, TAOBAO_SESSION: 's' },
        'tmall',
        `top-${method}`,
      )
      expect(product).toMatchObject({
        title: item.title,
        price: { minor: 44_900, currency: 'CNY' },
        sellerName: item.nick,
        sellerId: '928',
        source: 'data_api',
      })
      expect(Object.fromEntries(asked[0]!.parameters)).toMatchObject({
        timestamp: '2026-11-02 10:00:00',
        num_iids: `top-${method}`,
        session: 's',
      })
    },
  )

  test('an item that does not exist is an answer; a bad signature is a failure', async () => {
    answers['/router'] = {
      body: { error_response: { code: 15, msg: 'Remote service error', sub_code: 'isv.item-not-exist' } },
    }
    expect(await look(KEYS.taobao(), 'taobao', 'top-none')).toEqual({})
    const before = (await counted('taobao_open'))!
    expect(await look({ ...KEYS.taobao(), TAOBAO_APP_SECRET: 'wrong' }, 'taobao', 'top-wrong')).toEqual({})
    expect(await counted('taobao_open')).toMatchObject({
      answered: before.answered,
      failed: before.failed + 1,
    })
  })

  test('reads one item that is not in a list', () => {
    const json = { tbk_item_info_get_response: { results: { n_tbk_item: item } } }
    const sought = { platform: 'taobao', itemId: '1', canonicalUrl: 'https://item.example/1' }
    expect(taobaoOpen.read(json, sought)?.pictures).toEqual([
      'https://img.alicdn.com/a.jpg',
      'https://img.alicdn.com/b.jpg',
    ])
  })
})

test('1688 Open Platform: signed over its path; variants with price and stock', async () => {
  const sku = (colour: string, price: string, amountOnSale: number) => ({
    price,
    amountOnSale,
    skuAttributes: [{ attributeName: '颜色', value: colour }],
  })
  answers['/openapi/param2/1/com.alibaba.fenxiao.crossborder/product.search.queryProductDetail/app'] = {
    body: {
      result: {
        success: 'true',
        code: '200',
        result: {
          offerId: 7,
          subject: '户外音箱',
          productImage: { images: ['https://cbu01.alicdn.com/a.jpg'] },
          productSkuInfos: [sku('黑', '39.00', 0), sku('白', '43.50', 12)],
          productSaleInfo: { amountOnSale: 12 },
          sellerOpenId: 'BBBx',
          sellerDataInfo: { companyName: '示例电子厂' },
        },
      },
    },
  }
  const { product } = await look(KEYS.open1688(), '1688', '1688-1')
  expect(product).toMatchObject({
    title: '户外音箱',
    price: { minor: 4_350, currency: 'CNY' },
    options: [{ name: '颜色', values: ['黑', '白'] }],
    variants: [
      { choices: ['黑'], minor: 3_900, stock: 0, isAvailable: false },
      { choices: ['白'], minor: 4_350, stock: 12, isAvailable: true },
    ],
    sellerName: '示例电子厂',
    availability: 'in_stock',
  })
  expect(JSON.parse(asked[0]!.parameters.get('offerDetailParam')!)).toEqual({
    offerId: '1688-1',
    country: 'en',
  })
})

test('TMAPI: options by their ids, freight, seller; a call costs what the operator says', async () => {
  answers['/tm/1688/item_detail'] = {
    body: {
      code: 200,
      data: {
        item_id: 6,
        title: 'Speaker',
        main_imgs: ['https://cbu01.alicdn.com/a.jpg'],
        price_info: { price: '248.00' },
        is_sold_out: false,
        shop_info: { shop_name: '示例店', seller_user_id: '20' },
        delivery_info: { delivery_fee: 1 },
        sku_props: [
          {
            pid: '0',
            prop_name: 'Color',
            values: [
              { vid: '0', name: '红' },
              { vid: '1', name: '蓝' },
            ],
          },
        ],
        skus: [
          { props_ids: '0:0', sale_price: '228.00', stock: 3 },
          { props_ids: '0:1', sale_price: '299.00', stock: 5 },
        ],
      },
    },
  }
  const { product } = await look(KEYS.tmapi(), '1688', 'tm-1')
  expect(product).toMatchObject({
    price: { minor: 22_800, currency: 'CNY' },
    isFrom: true,
    freightFen: 100,
    sellerName: '示例店',
    sellerId: '20',
    options: [{ name: 'Color', values: ['红', '蓝'] }],
    availability: 'in_stock',
  })
  expect(await counted('tmapi')).toEqual({ calls: 1, answered: 1, failed: 0, cost_millifen: 700 })
})

test('Onebound: every marketplace by its name, variants out of properties_name', async () => {
  answers['/ob/micro/item_get'] = {
    body: {
      error_code: '0000',
      item: {
        title: '翻领 T 恤',
        price: '39.00',
        nick: '示例公司',
        num: '55876',
        post_fee: '',
        express_fee: '0.00',
        pic_url: '//cbu01.alicdn.com/a.jpg',
        item_imgs: [{ url: '//cbu01.alicdn.com/a.jpg' }, { url: '//cbu01.alicdn.com/b.jpg' }],
        skus: {
          sku: [
            { price: '39.00', properties_name: '0:0:颜色:白;1:0:尺码:S', quantity: '9' },
            { price: '39.00', properties_name: '0:0:颜色:白;1:1:尺码:M', quantity: '0' },
          ],
        },
      },
    },
  }
  const { product } = await look(KEYS.onebound(), 'weidian', 'ob-1')
  expect(product).toMatchObject({
    title: '翻领 T 恤',
    price: { minor: 3_900, currency: 'CNY' },
    isFrom: false,
    freightFen: 0,
    options: [
      { name: '颜色', values: ['白'] },
      { name: '尺码', values: ['S', 'M'] },
    ],
    variants: [{ isAvailable: true }, { isAvailable: false }],
  })
})

describe('a source that is ill', () => {
  test('gives way to the next; after five failures it rests, and one call tries it after a minute', async () => {
    const env = { ...KEYS.tmapi(), ...KEYS.onebound() }
    answers['/tm/'] = { status: 500, body: '' }
    answers['/ob/taobao'] = { body: { error_code: '0000', item: { title: 'By the other' } } }
    let calls = 0
    const ask = async () => {
      asked = []
      expect((await look(env, 'taobao', `ill-${(calls += 1)}`)).product?.title).toBe('By the other')
      return asked.some(({ path }) => path.startsWith('/tm/'))
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
    answers['/tm/'] = { body: { code: 200, data: { title: 'Well again' } } }
    expect((await look(env, 'taobao', 'ill-well')).product?.title).toBe('Well again')
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
    answers['/tm/'] = answer
    expect(await look(KEYS.tmapi(), 'taobao', `bad-${what}`)).toEqual({})
  })
})

test('a day has so many calls, however many ask at once; the next day begins at midnight in Shanghai', async () => {
  const env = { ...KEYS.onebound(), ONEBOUND_DAILY_CALLS: '3' }
  answers['/ob/'] = { body: { error_code: '0000', item: { title: 'Found' } } }
  world.clock.advance({ hours: 24 })
  await Promise.all(Array.from({ length: 6 }, (_, index) => look(env, 'jd', `quota-${index}`)))
  expect(asked).toHaveLength(3)
  world.clock.advance({ hours: 13 })
  await look(env, 'jd', 'quota-evening')
  expect(asked).toHaveLength(3)
  world.clock.advance({ hours: 1 })
  expect((await look(env, 'jd', 'quota-tomorrow')).product?.title).toBe('Found')
})

test('staff see what the interfaces were used for; a warehouse does not', async () => {
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

test('without keys nobody is asked', async () => {
  expect(dataApis().isOpen(world.world)).toBe(false)
})

/* Answers as they were once recorded, outside of the repository: without the folder the cases are skipped. */
const SAMPLES = new URL('../../../../../shared/data/product-api-samples/', import.meta.url)
const sample = (file: string): unknown => JSON.parse(readFileSync(new URL(file, SAMPLES), 'utf8'))
const sought = { platform: '1688', itemId: '1', canonicalUrl: 'https://detail.1688.com/offer/1.html' }

describe.skipIf(!existsSync(SAMPLES))('recorded answers (../shared/data/product-api-samples)', () => {
  test('TMAPI, 1688', () => {
    const product = tmapi.read(sample('tmapi-1688-global_item_detail.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 29_900, currency: 'CNY' },
      freightFen: 100,
      sellerId: '2098846356',
      availability: 'in_stock',
    })
    expect(product?.pictures).toHaveLength(2)
    expect(product?.variants).toHaveLength(2)
  })
  test('Onebound, 1688', () => {
    const product = onebound.read(sample('onebound-1688-item_get.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 3_900 },
      freightFen: null,
      sellerName: '深圳市华造实业有限公司',
    })
    expect([
      product?.options.map(({ values }) => values.length),
      product?.variants.length,
      product?.pictures.length,
    ]).toEqual([[1, 4], 4, 3])
  })
  test('Taobao Open Platform', () => {
    const product = taobaoOpen.read(sample('taobao-top-tbk_item_info_get.json'), sought)
    expect(product).toMatchObject({
      price: { minor: 44_900 },
      sellerName: 'lee官方旗舰店',
      sellerId: '928622636',
    })
    expect(product?.pictures).toHaveLength(5)
  })
})
