import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const accept = (id: string, who = ana) =>
  who.call('POST /stock_items/{id}/accept', { params: { id }, body: {} })
const shown = async (id: string) => (await ana.call('GET /stock_items')).items.find((item) => item.id === id)!

test('goods are accepted once, and the right to a refund remains', async () => {
  const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer })
  expect(await shown(stockId)).toMatchObject({ accepted_at: null, options_text: expect.any(String) })
  const first = await accept(stockId)
  world.clock.advance({ minutes: 5 })
  expect(await accept(stockId)).toEqual(first)
  expect((await shown(stockId)).accepted_at).toBe(first.accepted_at)
  await ana.call('POST /order_items/{id}/refund', {
    params: { id: itemId },
    body: { cause: 'wrong_options', reason: 'Too small after all' },
  })
  expect((await expectRefusal(accept(stockId), 'transition_not_allowed')).reason).toBe('refund_open')
})

test('another shopper’s goods, unknown goods and goods that are not on the shelf are refused', async () => {
  const mine = await given.stock(world, ana, packer)
  await expectRefusal(accept(mine, bo), 'not_found')
  await expectRefusal(accept('6f0d9a1e-0000-4000-8000-000000000000'), 'not_found')
  await given.aParcel(ana, [mine])
  expect((await expectRefusal(accept(mine), 'transition_not_allowed')).reason).toBe('not_in_warehouse')
})
