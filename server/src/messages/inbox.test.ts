import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let su: Person

beforeAll(async () => {
  buyer = await world.staff('lin', ['buyer'])
  su = await world.staff('su', ['support'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

const news = (who = ana, query: { unread?: boolean; limit?: number; cursor?: string } = {}) =>
  who.call('GET /messages', { query: { ...query, group: 'news' } })
const waiting = async (who = ana) => await who.call('GET /desk/waiting')
const counted = async () => (await ana.call('GET /users/info')).unread_count

async function aQuestionAboutPrice(): Promise<string> {
  const id = await given.anApprovedItem(world, ana, buyer)
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen: 3_600, freight_fen: 0, note: 'The price went up' },
  })
  return id
}

test('news shows a picture of its goods: ours where the shop has none, and none of what is not about goods', async () => {
  const packer = await world.staff('wei', ['warehouse'])
  const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
  await given.aRecharge(world, ana, 50_000)
  await given.aShippedParcel(world, ana, packer, [stockId])
  const { items } = await news(ana, { limit: 100 })
  const shown = (kind: string) => items.find((item) => item.kind === kind)!.image
  for (const kind of ['order_paid', 'item_in_stock', 'parcel_shipped'])
    expect(shown(kind), kind).toContain('/files/')
  expect(shown('recharge_succeeded')).toBeNull()
})

describe('what waits', () => {
  test('is complete however much has happened since, the same as on the desk, and never among the news', async () => {
    await given.money(world, ana, 100_000)
    const itemId = await aQuestionAboutPrice()
    for (let nth = 0; nth < 4; nth++) {
      await given.later(world, { minutes: 1 })
      await given.pay(ana, await given.anOrder(ana))
    }
    await given.anOrder(ana)
    const { count, items } = await waiting()
    expect(count).toBe(2)
    expect(items.map(({ order_item_id, step }) => [order_item_id === itemId, step.kind])).toContainEqual([
      true,
      'answer',
    ])
    expect(items).toEqual((await ana.call('GET /desk')).waiting.items)

    const first = await news(ana, { limit: 3 })
    const rest = await news(ana, { limit: 100, cursor: first.next_cursor! })
    const kinds = [...first.items, ...rest.items].map(({ kind }) => kind)
    expect(kinds).not.toContain('question_asked')
    expect(kinds).not.toContain('order_placed')
    expect(kinds.filter((kind) => kind === 'order_paid').length).toBeGreaterThanOrEqual(5)
    // Programs read everything.
    const all = await ana.call('GET /messages', { query: { limit: 100 } })
    expect(all.items.map(({ kind }) => kind)).toContain('question_asked')
  })

  test('is no news once it was answered either, and nobody else’s', async () => {
    await given.money(world, ana, 100_000)
    const id = await aQuestionAboutPrice()
    const ben = await world.shopper(inThisTest('ben'))
    expect(await waiting(ben)).toEqual({ count: 0, items: [] })
    await ana.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: false } })
    expect(await waiting()).toEqual({ count: 0, items: [] })
    expect((await news()).items.map(({ kind }) => kind)).not.toContain('question_asked')
  })
})

describe('unread', () => {
  test('counts answers and the news of two days, not decisions', async () => {
    await given.money(world, ana, 100_000)
    await ana.call('POST /messages/read', { body: { all: true } })
    expect(await counted()).toBe(0)
    await given.anOrder(ana)
    expect(await counted()).toBe(0)
    await given.pay(ana, await given.anOrder(ana))
    expect(await counted()).toBe(1)
    expect((await news()).unread_count).toBe(1)

    const conversation = await given.aQuestion(ana)
    await given.anAnswer(su, conversation, 'Yes.')
    await given.anAnswer(su, conversation, 'And tomorrow too.')
    expect(await counted()).toBe(2)

    await given.later(world, { hours: 49 })
    expect(await counted()).toBe(1)
    expect((await news()).unread_count).toBe(1)
  })

  test('answers are found alone, until they are read', async () => {
    const answered = await given.aQuestion(ana)
    const answer = await given.anAnswer(su, answered, 'Please send the invoice.')
    await given.aQuestion(ana, { subject: 'Still waiting' })
    const unread = async () => (await ana.call('GET /conversations', { query: { unread: true } })).items
    expect((await unread()).map(({ id, last_message: last }) => [id, last.excerpt])).toEqual([
      [answered, 'Please send the invoice.'],
    ])
    expect(await counted()).toBe(1)
    await ana.call('POST /conversations/{id}/read', {
      params: { id: answered },
      body: { message_id: answer.id },
    })
    expect(await unread()).toEqual([])
    expect(await counted()).toBe(0)
  })
})
