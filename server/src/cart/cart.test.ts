import { CART_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let bo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})

const linesOf = async (who: Person) => (await who.call('GET /cart')).groups.flatMap((group) => group.items)
const emptyCart = async (who: Person) => {
  const ids = (await linesOf(who)).map((line) => line.id)
  if (ids.length > 0) await who.call('POST /cart/items/delete', { body: { ids } })
}

test('the data of the goods page is in the cart, with marketplace and item parsed from the link', async () => {
  const body = given.cartLine({
    url: '看看这个【衬衫】https://m.intl.taobao.com/detail/detail.html?id=674029285425&spm=a1b2 复制打开',
    title: ' Shirt ',
    quantity: 2,
    photo_shots: 3,
    freight_fen: 800,
  })
  const { id, cart_count } = await ana.call('POST /cart/items', { body })
  expect(cart_count).toBe(1)
  const [line] = await linesOf(ana)
  expect(line).toMatchObject({
    id,
    platform: 'taobao',
    url: 'https://item.taobao.com/item.htm?id=674029285425',
    title: 'Shirt',
    goods_fen: 6_000,
    photos_fen: 600,
    freight_fen: 800,
  })
})

test('a page of any other shop is accepted unchanged, a text without a link is refused', async () => {
  const other = await given.aCartItem(ana, { url: 'https://shop.example.com/goods/12?utm_source=x' })
  expect((await linesOf(ana)).find((line) => line.id === other)).toMatchObject({
    platform: 'other',
    url: 'https://shop.example.com/goods/12',
  })
  for (const url of ['a blue shirt', 'javascript:alert(1)', 'https://shop123.taobao.com/']) {
    const error = await expectRefusal(given.aCartItem(ana, { url }), 'invalid_input')
    expect(error.reason).toBe('not_a_link')
    expect(error.fields).toHaveProperty('url')
  }
})

test.each([
  ['https://item.taobao.com/item.htm?id=82345678…', 'cut_link'],
  ['https://weidian.com/item.html?itemID=721234569 9', 'cut_link'],
  ['https://www.aliexpress.com/item/1005006123456789.html', 'outside_china'],
])('%s does not get into the cart: %s', async (url, reason) => {
  const error = await expectRefusal(given.aCartItem(ana, { url }), 'invalid_input')
  expect(error.reason).toBe(reason)
  expect(error.fields).toHaveProperty('url', expect.stringMatching(/./))
})

test('lines of one seller form one group, with the highest freight among them', async () => {
  await emptyCart(ana)
  for (const line of [
    { seller_name: 'Mumian', freight_fen: 500 },
    { seller_name: 'Other', freight_fen: 0 },
    { seller_name: 'Mumian', freight_fen: 900 },
  ]) {
    world.clock.advance({ minutes: 1 })
    await given.aCartItem(ana, line)
  }
  const { groups, count } = await ana.call('GET /cart')
  expect(groups.map((group) => [group.seller_name, group.freight_fen, group.items.length])).toEqual([
    ['Mumian', 900, 2],
    ['Other', 0, 1],
  ])
  expect(count).toBe(3)
})

test('goods of sellers without a name are several orders, each with its own freight', async () => {
  await emptyCart(ana)
  const page = (id: number) => `https://item.taobao.com/item.htm?id=${id}`
  for (const [url, freight_fen, options_text] of [
    [page(674029285425), 1_000, 'blue'],
    [page(674029285426), 1_200, 'blue'],
    [page(674029285425), 1_000, 'red'],
  ] as const)
    await given.aCartItem(ana, { url, seller_name: '', freight_fen, options_text })
  const { groups } = await ana.call('GET /cart')
  expect(groups.map((group) => [group.freight_fen, group.items.length])).toEqual([
    [1_000, 2],
    [1_200, 1],
  ])
  const cart_item_ids = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const { orders, amounts } = await ana.call('POST /orders/preview', { body: { cart_item_ids } })
  expect([orders.length, amounts.freight_fen]).toEqual([2, 2_200])
})

describe('the names of goods', () => {
  const chinese = { title: '重磅纯棉连帽卫衣', options_text: '颜色: 墨绿; 尺码: L' }

  test('a line in Chinese also has a name and options in English, stored with the line', async () => {
    const id = await given.aCartItem(ana, chinese)
    const names = { title: 'Heavyweight cotton hoodie', options: 'Colour: Dark green; Size: L', own: '' }
    expect((await linesOf(ana)).find((line) => line.id === id)).toMatchObject({ ...chinese, names })
    const body = { options_text: '颜色: 星河' }
    const line = await ana.call('PATCH /cart/items/{id}', { params: { id }, body })
    expect(line.names).toEqual({ ...names, options: 'Colour: 星河' })
  })

  test('a line in Latin letters needs none', async () => {
    const id = await given.aCartItem(ana)
    expect((await linesOf(ana)).find((line) => line.id === id)).not.toHaveProperty('names')
  })

  test('an own name is tidied, can be changed, and can be removed', async () => {
    const id = await given.aCartItem(ana, { own_name: '  Dad’s\u200B gift ' })
    const named = async () => (await linesOf(ana)).find((line) => line.id === id)?.names?.own
    expect(await named()).toBe('Dad’s gift')
    const rename = (own_name: string) =>
      ana.call('PATCH /cart/items/{id}', { params: { id }, body: { own_name } })
    expect((await rename('👨‍👩‍👧'.repeat(40))).names?.own).toHaveLength('👨‍👩‍👧'.length * 40)
    for (const long of ['x'.repeat(41), `a${'\u0301'.repeat(300)}`])
      expect(await expectRefusal(rename(long), 'invalid_input')).toMatchObject({
        fields: { own_name: expect.stringMatching(/./) },
      })
    await rename('')
    expect(await named()).toBeUndefined()
  })
})

describe('a line to be bought at once', () => {
  const form = { url: 'https://item.taobao.com/item.htm?id=674029285425', title: 'Shirt', buy_now: true }
  const ids = async () => (await linesOf(ana)).map((line) => line.id)
  const optionsOf = async () => (await linesOf(ana)).map((line) => line.options_text)
  beforeEach(() => emptyCart(ana))

  test('is replaced when its form is sent again, with whatever was changed', async () => {
    const first = await given.aCartItem(ana, { ...form, options_text: 'green, L', remark: 'no box' })
    const again = { ...form, options_text: 'blue, M', quantity: 2 }
    const { id, cart_count } = await ana.call('POST /cart/items', { body: given.cartLine(again) })
    expect([id, cart_count]).toEqual([first, 1])
    expect(await linesOf(ana)).toMatchObject([{ options_text: 'blue, M', quantity: 2, remark: '' }])
  })

  test('stays one line when it is sent from two tabs at once', async () => {
    const body = given.cartLine(form)
    await Promise.all(Array.from({ length: 6 }, () => ana.call('POST /cart/items', { body })))
    expect(await ids()).toHaveLength(1)
  })

  test('becomes an ordinary line when the same goes into the cart; other options are another line', async () => {
    const first = await given.aCartItem(ana, { ...form, options_text: 'green' })
    const later = { ...form, buy_now: false }
    const second = await given.aCartItem(ana, { ...later, options_text: 'blue' })
    expect(second).not.toBe(first)
    expect(await given.aCartItem(ana, { ...later, options_text: 'green' })).toBe(first)
    expect(await given.aCartItem(ana, { ...form, options_text: 'red' })).not.toBe(first)
    expect((await optionsOf()).toSorted()).toEqual(['blue', 'green', 'red'])
  })

  test('stays in the cart for good after a day, and is nobody else’s', async () => {
    const first = await given.aCartItem(ana, form)
    expect(await given.aCartItem(bo, form)).not.toBe(first)
    world.clock.advance({ hours: 25 })
    expect(await given.aCartItem(ana, form)).not.toBe(first)
    expect(await ids()).toHaveLength(2)
    await emptyCart(bo)
  })

  test('is replaced in a full cart, too', async () => {
    const first = await given.aCartItem(ana, form)
    for (let line = 0; line < 99; line += 1) await given.aCartItem(ana)
    expect(await given.aCartItem(ana, { ...form, quantity: 3 })).toBe(first)
    await emptyCart(ana)
  })
})

test('a picture that one shopper uploaded cannot be used by another', async () => {
  const id = await world.upload(ana, 'POST /uploads', 'product')
  const line = await given.aCartItem(ana, { image_file_id: id })
  expect((await linesOf(ana)).find((entry) => entry.id === line)?.image).toContain(id)
  const params = { id: await given.aCartItem(bo) }
  for (const wrong of [
    given.aCartItem(bo, { image_file_id: id }),
    bo.call('PATCH /cart/items/{id}', { params, body: { image_file_id: id } }),
  ])
    expect((await expectRefusal(wrong, 'invalid_input')).fields).toHaveProperty('image_file_id')
  await emptyCart(bo)
})

describe('a line is changed and removed', () => {
  test('fields that are not sent stay the same', async () => {
    const id = await given.aCartItem(ana, { remark: 'wrap it' })
    const line = await ana.call('PATCH /cart/items/{id}', { params: { id }, body: { quantity: 5 } })
    expect(line).toMatchObject({ quantity: 5, remark: 'wrap it', goods_fen: 15_000 })
  })

  test('the shopper’s own price requires a reason, wherever it is entered', async () => {
    const id = await given.aCartItem(ana)
    const change = { unit_price_fen: 2_500, page_price_fen: 3_000 }
    const error = await expectRefusal(
      ana.call('PATCH /cart/items/{id}', { params: { id }, body: change }),
      'invalid_input',
    )
    expect([error.reason, error.fields['price_reason']]).toEqual([
      'price_reason_required',
      'Please fill this in',
    ])
    const line = await ana.call('PATCH /cart/items/{id}', {
      params: { id },
      body: { ...change, price_reason: 'negotiated', price_reason_text: 'said so in chat' },
    })
    expect(line).toMatchObject({ unit_price_fen: 2_500, page_price_fen: 3_000, price_reason: 'negotiated' })
    await expectRefusal(given.aCartItem(ana, { page_price_fen: 3_000 }), 'invalid_input')
    await expectRefusal(given.aCartItem(ana, { price_reason: 'other' }), 'invalid_input')
  })

  test('another shopper’s line is not found', async () => {
    const id = await given.aCartItem(ana)
    await expectRefusal(
      bo.call('PATCH /cart/items/{id}', { params: { id }, body: { quantity: 2 } }),
      'not_found',
    )
    await expectRefusal(bo.call('DELETE /cart/items/{id}', { params: { id } }), 'not_found')
    expect(await bo.call('POST /cart/items/delete', { body: { ids: [id] } })).toEqual({ cart_count: 0 })
    expect((await linesOf(ana)).some((line) => line.id === id)).toBe(true)
  })

  test('a removed line is gone', async () => {
    await emptyCart(ana)
    const [first, second] = [await given.aCartItem(ana), await given.aCartItem(ana)]
    expect(await ana.call('DELETE /cart/items/{id}', { params: { id: first } })).toEqual({ cart_count: 1 })
    await expectRefusal(ana.call('DELETE /cart/items/{id}', { params: { id: first } }), 'not_found')
    expect(await ana.call('POST /cart/items/delete', { body: { ids: [first, second] } })).toEqual({
      cart_count: 0,
    })
  })
})

describe('the refusal of bad input names its field', () => {
  const bad: [string, Record<string, unknown>][] = [
    ['unit_price_fen', { unit_price_fen: 0 }],
    ['unit_price_fen', { unit_price_fen: -1 }],
    ['unit_price_fen', { unit_price_fen: 12.5 }],
    ['unit_price_fen', { unit_price_fen: '3000' }],
    ['unit_price_fen', { unit_price_fen: 10_000_001 }],
    ['unit_price_fen', { unit_price_fen: 1e300 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -3 }],
    ['quantity', { quantity: 1_000 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: '2' }],
    ['freight_fen', { freight_fen: -1 }],
    ['photo_shots', { photo_shots: 21 }],
    ['photo_remark', { photo_remark: 'x'.repeat(501) }],
    ['price_reason_text', { price_reason_text: 'x'.repeat(151) }],
    ['title', { title: '   ' }],
    ['url', { url: '' }],
    ['sold_out_choice', { sold_out_choice: 'whatever' }],
    ['alternative', { sold_out_choice: 'alternative', alternative: ' ' }],
    ['own_name', { own_name: 'x'.repeat(41) }],
    ['image_file_id', { image_file_id: '6f0d9a1e-0000-4000-8000-000000000000' }],
  ]
  test.each(bad)('%s of %j', async (field, change) => {
    // Bypasses the types on purpose: another client could send this.
    const body = { ...given.cartLine(), ...change } as ReturnType<typeof given.cartLine>
    const error = await expectRefusal(ana.call('POST /cart/items', { body }), 'invalid_input')
    expect(Object.keys(error.fields)).toContain(field)
  })

  test('never more photos than the operator allows', async () => {
    const lower = { name: 'photoLimit', value: JSON.stringify(5), updated_at: world.clock.now() }
    await world.db.insertInto('settings').values(lower).execute()
    const error = await expectRefusal(given.aCartItem(ana, { photo_shots: 6 }), 'invalid_input')
    expect(error.fields).toHaveProperty('photo_shots')
    await world.db.deleteFrom('settings').where('name', '=', 'photoLimit').execute()
  })
})

test('a cart holds four hundred lines, however many are added concurrently', async () => {
  const cleo = await world.shopper('cleo')
  await given.aCartItem(cleo)
  await sql`
    insert into cart_items (shopper_id, platform, url, title, unit_price_fen, quantity, created_at, updated_at)
    select shopper_id, platform, url, title, unit_price_fen, quantity, created_at, updated_at
    from cart_items, generate_series(1, ${CART_LINES_MAX - 5}) where shopper_id = ${cleo.id}`.execute(
    world.db,
  )
  const added = await Promise.allSettled(Array.from({ length: 12 }, () => given.aCartItem(cleo)))
  expect(added.filter((result) => result.status === 'fulfilled')).toHaveLength(4)
  const refused = added.filter((result) => result.status === 'rejected')
  for (const { reason } of refused)
    expect(reason).toMatchObject({ error: 'invalid_input', fields: { url: expect.stringMatching(/./) } })
  expect((await cleo.call('GET /cart')).count).toBe(CART_LINES_MAX)
})
