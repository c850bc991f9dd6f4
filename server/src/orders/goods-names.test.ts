import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer', 'support'])
})

const line = { title: '重磅纯棉连帽卫衣', options_text: '颜色: 墨绿; 尺码: L', own_name: 'Dad’s birthday' }
const english = { title: 'Heavyweight cotton hoodie', options: 'Colour: Dark green; Size: L' }

test('the names of goods carry over from the cart to the order; the shopper’s own name is shown to no one else', async () => {
  const { id, itemIds } = await given.aPaidOrder(world, ana, { line })
  const [item] = (await ana.call('GET /orders/{id}', { params: { id } })).items
  expect(item).toMatchObject({ title: line.title, names: { ...english, own: line.own_name } })
  const [card] = (await ana.call('GET /orders', { query: {} })).items
  expect(card?.items[0]).toMatchObject({ names: { ...english, own: line.own_name } })

  const queue = await lin.call('GET /staff/order_items', { query: { stage: 'in_review' } })
  const seen = queue.items.find((entry) => entry.id === itemIds[0])
  expect(seen?.names).toEqual(english)
  expect(JSON.stringify(queue)).not.toContain(line.own_name)
})

test('a shopper finds an order by every name of its items, other shoppers do not; staff do not find it by the shopper’s own name', async () => {
  const cai = await world.shopper('cai')
  const { id } = await given.aPaidOrder(world, cai, { line })
  await given.aPaidOrder(world, cai)
  const found = async (who: Person, q: string) =>
    (await who.call('GET /orders', { query: { q } })).items.map((order) => order.id)
  for (const words of ['连帽卫衣', 'cotton HOODIE', 'dark green', 'birthday', line.own_name, 'y'])
    expect([words, await found(cai, words)]).toEqual([words, [id]])
  for (const words of ['hoodieColour', '%green', 'birthday%']) expect(await found(cai, words)).toEqual([])
  expect(await found(bo, 'birthday')).toEqual([])
  const byStaff = await lin.call('GET /staff/order_items', { query: { q: 'birthday' } })
  expect(byStaff.items).toEqual([])
})

test('only its shopper can rename an item, and not to a name that is too long', async () => {
  const { id, itemIds } = await given.aPaidOrder(world, ana, { line })
  const params = { id: itemIds[0]! }
  const name = (who: Person, own_name: string) =>
    who.call('PATCH /order_items/{id}', { params, body: { own_name } })
  expect(await name(ana, '  For\u200B Bo ')).toEqual({ own_name: 'For Bo' })
  await expectRefusal(name(bo, 'Mine'), 'not_found')
  for (const long of ['x'.repeat(41), '爸'.repeat(41)])
    expect((await expectRefusal(name(ana, long), 'invalid_input')).fields).toHaveProperty('own_name')
  const own = async () => (await ana.call('GET /orders/{id}', { params: { id } })).items[0]?.names?.own
  expect(await own()).toBe('For Bo')
  await name(ana, '')
  expect(await own()).toBe('')
})

test('a message names goods in its reader’s language, and not by the shopper’s own name', async () => {
  const { itemIds } = await given.aPaidOrder(world, ana, { line })
  await lin.call('POST /staff/order_items/{id}/cancel', {
    params: { id: itemIds[0]! },
    body: { reason: 'The seller is gone' },
  })
  const titleIn = async (lang: 'en' | 'zh') =>
    (await world.caller(ana.token, lang)('GET /messages', { query: {} })).items.map(
      (item) => item.title + item.body,
    )
  const [inEnglish] = await titleIn('en')
  expect(inEnglish).toContain('Hoodie: ')
  expect(inEnglish).not.toContain(line.own_name)
  expect((await titleIn('zh'))[0]).toContain('卫衣')
})
