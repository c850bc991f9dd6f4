import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const start = (idempotencyKey: string) =>
  ana.call(
    'POST /recharges',
    { body: { method: 'sandbox', currency: 'CNY', credit_fen: 20_000 } },
    { idempotencyKey },
  )
const checkouts = () => world.db.selectFrom('sandbox_checkouts').select(['id', 'reference']).execute()

/** As if the process had stopped after the provider accepted the order and before its response was stored. */
const forgetPage = (id: string) =>
  world.db
    .updateTable('recharges')
    .set({ provider_ref: null, provider_url: '' })
    .where('id', '=', id)
    .execute()

test('a provider whose answer was lost is asked again with the same key: one order, the same page', async () => {
  const first = await start('lost-1')
  const before = await checkouts()
  await forgetPage(first.id)
  expect(await start('lost-1')).toEqual(first)
  await forgetPage(first.id)
  await world.runJob('follow-recharge', { rechargeId: first.id, round: 0 })
  expect((await ana.call('GET /recharges/{id}', { params: { id: first.id } })).provider_url).toBe(
    first.provider_url,
  )
  expect(await checkouts()).toEqual(before)
})

test('a payment whose webhook was lost is found by the follow-up, and counts once', async () => {
  const { id } = await start('lost-2')
  const event = await given.anEvent(world, 'paid', { rechargeId: id })
  const before = await ana.call('GET /funds')
  await world.runJob('follow-recharge', { rechargeId: id, round: 1 })
  await given.aWebhook(world, event)
  await given.processWebhooks(world)
  expect((await ana.call('GET /recharges/{id}', { params: { id } })).stage).toBe('succeeded')
  expect((await ana.call('GET /funds')).available_fen - before.available_fen).toBe(20_000)
})

test('a recharge is followed up a limited number of times and then left to its expiry', async () => {
  const { id } = await start('lost-3')
  await world.runJobs()
  const { rows } = await given.queued(world, 'follow-recharge')
  expect(rows).toEqual([])
  expect((await ana.call('GET /recharges/{id}', { params: { id } })).stage).toBe('created')
})
