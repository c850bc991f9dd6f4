import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { lockShopper } from '../ledger/public.ts'
import { settlePhotos } from './public.ts'

const world = testWorld()
let ana: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['buyer'])
})

const ask = (id: string, shots: number, remark = 'the label', who = ana) =>
  who.call('POST /order_items/{id}/fine_photos', { params: { id }, body: { shots, remark } })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const available = async () => (await ana.call('GET /funds')).available_fen

test('shots are added to those ordered before, and paid from the balance', async () => {
  const id = await given.anApprovedItem(world, ana, lin, {
    line: { photo_shots: 2, photo_remark: 'the collar' },
  })
  await given.money(world, ana, 1_000)
  expect(await ask(id, 3)).toEqual({ photo_shots: 5, fee_fen: 600 })
  expect(await available()).toBe(400)
  expect(await rowOf(id)).toMatchObject({
    photo_remark: 'the collar\nthe label',
    photos_fen: 1_000,
    frozen_fen: 4_150,
  })
  expect(await ask(id, 1, '')).toEqual({ photo_shots: 6, fee_fen: 200 })
  const { order_id } = await rowOf(id)
  const order = await ana.call('GET /orders/{id}', { params: { id: order_id } })
  expect(order).toMatchObject({ photo_count: 6, amounts: { photos_fen: 1_200 } })
})

test('the fee for photos not taken is refunded', async () => {
  const id = await given.aPurchasedItem(world, ana, lin, { line: { photo_shots: 5 } })
  const before = await available()
  const actor = `staff:${lin.id}`
  const settle = () =>
    world.db.transaction().execute(async (tx) => {
      await lockShopper(tx, ana.id)
      return await settlePhotos(tx, id, 3, { now: world.clock.now(), actor })
    })
  expect(await settle()).toEqual({ savedFen: 400 })
  expect((await available()) - before).toBe(400)
  expect((await rowOf(id)).frozen_fen).toBe(0)
  expect(await settle()).toEqual({ savedFen: 0 })
})

test('at most twenty shots, no more than the balance covers, and none for unpaid items or another shopper’s', async () => {
  const bo = await world.shopper('bo')
  const id = await given.anApprovedItem(world, bo, lin, { line: { photo_shots: 18 } })
  const poor = await expectRefusal(ask(id, 2, '', bo), 'insufficient_balance')
  expect(poor.data).toMatchObject({ total_fen: 400, available_fen: 0 })
  expect((await expectRefusal(ask(id, 3, '', bo), 'invalid_input')).fields).toHaveProperty('shots')
  expect((await expectRefusal(ask(id, 0, '', bo), 'invalid_input')).fields).toHaveProperty('shots')
  expect((await expectRefusal(ask(id, 1, 'x'.repeat(501), bo), 'invalid_input')).fields).toHaveProperty(
    'remark',
  )
  await expectRefusal(ask(id, 1, '', ana), 'not_found')
  const unpaid = await given.anOrder(bo)
  await expectRefusal(ask(unpaid.itemIds[0]!, 1, '', bo), 'transition_not_allowed')
})

test('two simultaneous requests both count; with the same idempotency key they count once', async () => {
  const id = await given.anApprovedItem(world, ana, lin)
  await given.money(world, ana, 2_000)
  const before = await available()
  const both = await Promise.all([ask(id, 1), ask(id, 2)])
  expect(both.map((reply) => reply.fee_fen)).toEqual([200, 400])
  expect(before - (await available())).toBe(600)
  const once = () =>
    ana.call(
      'POST /order_items/{id}/fine_photos',
      { params: { id }, body: { shots: 1, remark: '' } },
      { idempotencyKey: 'photos-1' },
    )
  expect(await once()).toEqual(await once())
  expect((await rowOf(id)).photo_shots).toBe(4)
})
