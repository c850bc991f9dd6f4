import { FAVOURITES_MAX, VIEWED_MAX } from '@longhaul/domain/favourites/limits.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let bo: Person
const product = DEMO_PRODUCTS.find(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)!
const link = (id: number) => `https://weidian.com/item.html?itemID=${7_212_000_000 + id}`
const goods = (id: number) => ({ url: link(id), title: `Goods ${id}` })

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})
beforeEach(async () => {
  for (const who of [ana, bo]) {
    await who.call('DELETE /favourites', {})
    await who.call('PUT /viewed_goods/keeping', { body: { on: false } })
    await who.call('PUT /viewed_goods/keeping', { body: { on: true } })
  }
})

test('a search at this shop is a favourite too, once however it was written, and never goods looked at', async () => {
  const body = { url: 'http://shop.test/search?weighed=1&q=mug&utm=x', title: 'mug' }
  const { id } = await ana.call('POST /favourites', { body })
  const again = { url: 'http://shop.test/search?q=mug&weighed=1', title: 'mug again' }
  expect((await ana.call('POST /favourites', { body: again })).id).toBe(id)
  expect(await list(ana)).toMatchObject([
    { id, platform: 'search', title: 'mug', url: again.url, price_fen: null, read_at: null },
  ])
  expect((await ana.call('GET /favourites/find', { query: { url: body.url } })).favourite?.id).toBe(id)
  const kept = { favourites: [{ ...again, url: 'http://shop.test/search?q=teapot', note: '' }], viewed: [] }
  expect((await ana.call('POST /favourites/take_over', { body: kept })).favourites).toBe(1)
  await ana.call('POST /viewed_goods', { body: again })
  expect((await ana.call('GET /viewed_goods')).items.map(({ platform }) => platform)).not.toContain('search')
})

test('a shop is a favourite under the one address of its number, whichever of its links was pasted', async () => {
  const address = 'https://weidian.com/?userid=1625671188'
  const body = { url: 'https://shop1625671188.v.weidian.com/?userid=1625671188&spm=x', title: '豆间器物' }
  const { id } = await bo.call('POST /favourites', { body })
  expect((await bo.call('POST /favourites', { body: { url: address, title: 'again' } })).id).toBe(id)
  expect(await list(bo)).toMatchObject([
    { id, platform: 'shop', title: '豆间器物', url: address, price_fen: null, read_at: null },
  ])
  const kept = {
    favourites: [{ ...body, note: 'asked' }],
    viewed: [{ ...body, viewed_at: '2026-11-01T00:00:00Z' }],
  }
  expect(await bo.call('POST /favourites/take_over', { body: kept })).toMatchObject({
    favourites: 0,
    viewed: 0,
  })
  expect(await bo.call('GET /favourites/find', { query: { url: body.url } })).toEqual({
    favourite: { id, note: 'asked' },
  })
  const resolved = await bo.call('POST /links/resolve', { body: { text: body.url } })
  expect(resolved).toMatchObject({ reason: 'shop_or_search', shop_url: address })
  // A list of search results is no shop, and a number of another kind leads to none.
  for (const url of ['https://s.taobao.com/search?q=cup', 'https://shop1.taobao.com/'])
    await expect(bo.call('POST /favourites', { body: { url, title: 'x' } })).rejects.toMatchObject({
      error: 'invalid_input',
    })
  await bo.call('DELETE /favourites', {})
  expect(await list(bo)).toEqual([])
})

const add = (who: Person, id: number, note?: string) =>
  who.call('POST /favourites', { body: { ...goods(id), ...(note === undefined ? {} : { note }) } })
const list = async (who: Person) => (await who.call('GET /favourites', { query: {} })).items
const viewed = async (who: Person) => (await who.call('GET /viewed_goods')).items.map(({ title }) => title)
const takeOver = (who: Person, ids: readonly number[], more: { note?: string; at?: string } = {}) =>
  who.call('POST /favourites/take_over', {
    body: {
      favourites: ids.map((id) => ({ ...goods(id), note: more.note ?? '' })),
      viewed: ids.map((id) => ({ ...goods(id), viewed_at: more.at ?? world.clock.now().toISOString() })),
    },
  })

test('a favourite has what its page said when it was last read', async () => {
  const url = marketUrl(product)
  const before = await ana.call('GET /favourites/find', { query: { url } })
  expect(before).toEqual({ favourite: null })
  let read = await world.caller()('GET /products', { query: { url } })
  while (read.product?.more_images) read = await world.caller()('GET /products', { query: { url } })
  const { id } = await ana.call('POST /favourites', {
    body: { url, title: product.title, note: ' for Mia ' },
  })
  expect(await list(ana)).toMatchObject([
    {
      id,
      url,
      title: product.title,
      note: 'for Mia',
      saved_fen: product.priceFen,
      price_fen: product.priceFen,
      image: expect.stringContaining('/'),
      read_at: expect.any(String),
    },
  ])
  expect(await ana.call('GET /favourites/find', { query: { url: `look: ${url}&spm=1` } })).toEqual({
    favourite: { id, note: 'for Mia' },
  })
})

test('goods become a favourite once, and keep their note unless another is sent', async () => {
  const { id } = await add(ana, 1, 'first')
  expect((await add(ana, 1)).id).toBe(id)
  expect(await list(ana)).toMatchObject([
    { id, note: 'first', price_fen: null, saved_fen: null, image: null },
  ])
  await add(ana, 1, '')
  expect(await list(ana)).toMatchObject([{ id, note: '' }])
  const twice = await Promise.all([add(ana, 2), add(ana, 2), add(ana, 2)])
  expect(new Set(twice.map((made) => made.id)).size).toBe(1)
})

test('a note is text and nothing else', async () => {
  const note = '<img src=x onerror=alert(1)> & “size L”'
  await add(ana, 1, note)
  expect((await list(ana))[0]?.note).toBe(note)
  await expectRefusal(add(ana, 1, 'x'.repeat(201)), 'invalid_input')
})

test('what is no link to goods is refused by field, and an address that is too long', async () => {
  for (const url of [
    'a blue shirt',
    'https://www.aliexpress.com/item/1005006123456789.html',
    'javascript:alert(1)',
  ]) {
    const error = await expectRefusal(
      ana.call('POST /favourites', { body: { url, title: 'x' } }),
      'invalid_input',
    )
    expect(error.fields).toEqual({ url: expect.any(String) })
    expect(await ana.call('GET /favourites/find', { query: { url } })).toEqual({ favourite: null })
    await expectRefusal(ana.call('POST /viewed_goods', { body: { url, title: 'x' } }), 'invalid_input')
  }
  const long = `https://shop.example.com/${'x'.repeat(2_000)}`
  for (const body of [
    { url: link(1), title: ' ' },
    { url: long, title: 'x' },
  ])
    await expectRefusal(ana.call('POST /favourites', { body }), 'invalid_input')
})

test('nobody reaches what another keeps', async () => {
  const { id } = await add(ana, 1, 'mine')
  await ana.call('POST /viewed_goods', { body: goods(1) })
  const [seen] = (await ana.call('GET /viewed_goods')).items
  await expectRefusal(bo.call('PATCH /favourites/{id}', { params: { id }, body: { note: 'x' } }), 'not_found')
  await expectRefusal(bo.call('DELETE /favourites/{id}', { params: { id } }), 'not_found')
  await expectRefusal(bo.call('DELETE /viewed_goods/{id}', { params: { id: seen!.id } }), 'not_found')
  await bo.call('DELETE /favourites', {})
  await bo.call('DELETE /viewed_goods', {})
  expect([await list(bo), await viewed(bo)]).toEqual([[], []])
  expect(await list(ana)).toMatchObject([{ id, note: 'mine' }])
  expect(await viewed(ana)).toEqual(['Goods 1'])
  for (const spec of ['GET /favourites', 'GET /viewed_goods'] as const)
    await expectRefusal(world.caller()(spec, { query: {} }), 'login_required')
})

test('favourites come in pages, newest first, and go one by one or all at once', async () => {
  for (let id = 1; id <= 3; id += 1) {
    world.clock.advance({ minutes: 1 })
    await add(ana, id)
  }
  const first = await ana.call('GET /favourites', { query: { limit: 2 } })
  expect([first.items.map(({ title }) => title), first.count]).toEqual([['Goods 3', 'Goods 2'], 3])
  const rest = await ana.call('GET /favourites', { query: { limit: 2, cursor: first.next_cursor! } })
  expect([rest.items.map(({ title }) => title), rest.next_cursor]).toEqual([['Goods 1'], null])
  await ana.call('DELETE /favourites/{id}', { params: { id: rest.items[0]!.id } })
  expect(await list(ana)).toHaveLength(2)
  await ana.call('DELETE /favourites', {})
  expect(await list(ana)).toEqual([])
})

test('goods looked at are there once, the latest first, and make room', async () => {
  for (const id of [1, 2, 1]) {
    world.clock.advance({ minutes: 1 })
    await ana.call('POST /viewed_goods', { body: goods(id) })
  }
  expect(await viewed(ana)).toEqual(['Goods 1', 'Goods 2'])
  const now = world.clock.now()
  const many = Array.from({ length: VIEWED_MAX }, (_, at) => ({
    shopper_id: ana.id,
    platform: 'weidian',
    url: link(100 + at),
    title: 'older',
    viewed_at: new Date(now.getTime() - 3_600_000 - at),
  }))
  await world.db.insertInto('viewed_goods').values(many).execute()
  world.clock.advance({ minutes: 1 })
  await ana.call('POST /viewed_goods', { body: goods(3) })
  const titles = await viewed(ana)
  expect(titles).toHaveLength(VIEWED_MAX)
  expect(titles.slice(0, 3)).toEqual(['Goods 3', 'Goods 1', 'Goods 2'])
  const [newest] = (await ana.call('GET /viewed_goods')).items
  await ana.call('DELETE /viewed_goods/{id}', { params: { id: newest!.id } })
  expect((await viewed(ana))[0]).toBe('Goods 1')
  await ana.call('DELETE /viewed_goods', {})
  expect(await viewed(ana)).toEqual([])
})

test('a history that is turned off is empty and stays so', async () => {
  await ana.call('POST /viewed_goods', { body: goods(1) })
  await ana.call('PUT /viewed_goods/keeping', { body: { on: false } })
  await ana.call('POST /viewed_goods', { body: goods(2) })
  expect((await takeOver(ana, [3])).viewed).toBe(0)
  expect(await ana.call('GET /viewed_goods')).toEqual({ items: [], keeps_history: false })
})

test('what a device kept is taken over once, however often and from however many devices', async () => {
  await add(ana, 1, 'own note')
  await add(ana, 2)
  const answers = await Promise.all([
    takeOver(ana, [1, 2, 3, 4], { note: 'device' }),
    takeOver(ana, [4, 3, 2, 1], { note: 'device' }),
  ])
  expect(answers.map(({ favourites }) => favourites).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await takeOver(ana, [1, 2, 3, 4])).favourites).toBe(0)
  const kept = Object.fromEntries((await list(ana)).map(({ title, note }) => [title, note]))
  expect(kept).toEqual({
    'Goods 1': 'own note',
    'Goods 2': 'device',
    'Goods 3': 'device',
    'Goods 4': 'device',
  })
  expect((await viewed(ana)).toSorted()).toEqual(['Goods 1', 'Goods 2', 'Goods 3', 'Goods 4'])
})

test('a device brings a bounded number of entries, of which those that are no goods are left out', async () => {
  const body = {
    favourites: [
      { ...goods(1), note: '' },
      { ...goods(1), note: 'again' },
      { url: 'nothing', title: 'x', note: '' },
    ],
    viewed: [{ ...goods(2), viewed_at: '2031-01-01T00:00:00.000Z' }],
  }
  expect(await ana.call('POST /favourites/take_over', { body })).toEqual({
    favourites: 1,
    viewed: 1,
    no_room_for: 0,
  })
  const [seen] = (await ana.call('GET /viewed_goods')).items
  expect(seen?.viewed_at).toBe(world.clock.now().toISOString())
  const huge = Array.from({ length: 101 }, (_, id) => ({ ...goods(id), note: '' }))
  await expectRefusal(
    ana.call('POST /favourites/take_over', { body: { favourites: huge, viewed: [] } }),
    'invalid_input',
  )
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/favourites/take_over',
    headers: { authorization: ana.token, 'content-type': 'application/json' },
    payload: JSON.stringify({ favourites: Array.from({ length: 100_000 }, () => huge[0]), viewed: [] }),
  })
  expect(response.statusCode).toBe(413)
})

test('a shopper has a bounded number of favourites, however they come', async () => {
  const row = (at: number) => ({
    shopper_id: ana.id,
    platform: 'weidian',
    url: link(1_000 + at),
    title: 'kept',
    created_at: world.clock.now(),
  })
  await world.db
    .insertInto('favourites')
    .values(Array.from({ length: FAVOURITES_MAX - 1 }, (_, at) => row(at)))
    .execute()
  const both = await Promise.allSettled([add(ana, 1), add(ana, 2)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const error = await expectRefusal(add(ana, 3), 'transition_not_allowed')
  expect(error.reason).toBe('too_many_favourites')
  expect(await takeOver(ana, [4, 5])).toMatchObject({ favourites: 0, no_room_for: 2 })
  expect((await ana.call('GET /favourites', { query: {} })).count).toBe(FAVOURITES_MAX)
})

test('closing an account removes what it kept', async () => {
  const cy = await world.shopper('cy')
  await add(cy, 1, 'secret')
  await cy.call('POST /viewed_goods', { body: goods(2) })
  await cy.call('POST /account/close', { body: { password: PASSWORD } })
  for (const table of ['favourites', 'viewed_goods'] as const)
    expect(await world.db.selectFrom(table).where('shopper_id', '=', cy.id).selectAll().execute()).toEqual([])
})
