import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { SIGNATURE_HEADER, sandboxSecret } from './sandbox/provider.ts'
import { signatureOf } from './sandbox/signature.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

/** A recharge of 100.00 yuan in progress, and the event that its provider would send. */
async function paidAtProvider() {
  const { id } = await ana.call('POST /recharges', {
    body: { method: 'sandbox', currency: 'CNY', credit_fen: 10_000 },
  })
  return { id, event: await given.anEvent(world, 'paid', { rechargeId: id }) }
}

const stageOf = async (id: string) => (await ana.call('GET /recharges/{id}', { params: { id } })).stage
const available = async () => (await ana.call('GET /funds')).available_fen
const countStored = async () => (await world.db.selectFrom('webhook_events').select('id').execute()).length
const outcomes = async () =>
  (await world.db.selectFrom('webhook_events').select('outcome').orderBy('id').execute()).map(
    (row) => row.outcome,
  )

describe('a webhook without a valid signature', () => {
  test.each(['', 'nonsense', `t=1,v1=${'0'.repeat(64)}`])('signed %j is refused', async (signature) => {
    const { id, event } = await paidAtProvider()
    const stored = await countStored()
    const { status, body } = await given.aWebhook(world, event, { signature })
    expect([status, JSON.parse(body).data.error]).toEqual([400, 'invalid_input'])
    expect(await countStored()).toBe(stored)
    expect(await stageOf(id)).toBe('created')
  })

  test('altered after it was signed is refused', async () => {
    const { event } = await paidAtProvider()
    const signature = signatureOf(sandboxSecret(world.world), JSON.stringify(event), world.clock.now())
    const stored = await countStored()
    expect((await given.aWebhook(world, { ...event, amount_minor: 1 }, { signature })).status).toBe(400)
    expect(await countStored()).toBe(stored)
  })

  test('more than five minutes old or in the future is refused, within that it is accepted', async () => {
    const { event } = await paidAtProvider()
    const at = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1_000)
    const stored = await countStored()
    expect((await given.aWebhook(world, event, { at: at(-301) })).status).toBe(400)
    expect((await given.aWebhook(world, event, { at: at(301) })).status).toBe(400)
    expect(await countStored()).toBe(stored)
    expect((await given.aWebhook(world, event, { at: at(-300) })).status).toBe(200)
  })

  test('signed but meaningless is refused, and an unknown provider is not found', async () => {
    expect((await given.aWebhook(world, { hello: 'world' })).status).toBe(400)
    expect((await given.aWebhook(world, [])).status).toBe(400)
    const payload = 'not json'
    const response = await world.inject({
      method: 'POST',
      url: '/api/v1/webhooks/sandbox',
      headers: { [SIGNATURE_HEADER]: signatureOf(sandboxSecret(world.world), payload, world.clock.now()) },
      payload,
    })
    expect(response.statusCode).toBe(400)
    const nowhere = await world.inject({ method: 'POST', url: '/api/v1/webhooks/nobody', payload: '{}' })
    expect(nowhere.statusCode).toBe(404)
  })
})

describe('a signed webhook', () => {
  test('is stored raw and counts once, even if it arrives repeatedly and concurrently', async () => {
    const { id, event } = await paidAtProvider()
    await given.processWebhooks(world)
    const [before, stored] = [await available(), await countStored()]
    const answers = await Promise.all(Array.from({ length: 16 }, () => given.aWebhook(world, event)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await countStored()).toBe(stored + 1)
    const row = await world.db
      .selectFrom('webhook_events')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ event_id: event.id, body: JSON.stringify(event), processed_at: null })

    await Promise.all(
      Array.from({ length: 4 }, () => world.runJob('process-webhook', { webhookEventId: row.id })),
    )
    expect(await stageOf(id)).toBe('succeeded')
    expect((await available()) - before).toBe(10_000)
  })

  test('of the same payment under another id changes nothing', async () => {
    const { id, event } = await paidAtProvider()
    await given.theProviderSays(world, 'paid', { rechargeId: id })
    const before = await available()
    await given.aWebhook(world, { ...event, id: 'evt_again' })
    await given.aWebhook(world, { ...event, id: 'evt_declined_later', type: 'checkout.declined' })
    await given.processWebhooks(world)
    expect(await stageOf(id)).toBe('succeeded')
    expect(await available()).toBe(before)
    expect((await outcomes()).slice(-2)).toEqual(['nothing_new', 'nothing_new'])
  })

  test('with another amount or currency credits nothing, and the reason is recorded', async () => {
    for (const change of [{ amount_minor: 10_299 }, { amount_minor: 1 }, { currency: 'USD' }]) {
      const { id, event } = await paidAtProvider()
      const before = await available()
      await given.aWebhook(world, { ...event, ...change })
      await given.processWebhooks(world)
      expect(await ana.call('GET /recharges/{id}', { params: { id } })).toMatchObject({
        stage: 'failed',
        failure: 'amount_differs',
      })
      expect(await available()).toBe(before)
      expect((await outcomes()).at(-1)).toBe('amount_differs')
    }
  })

  test('after a decline still counts', async () => {
    const { id } = await ana.call('POST /recharges', {
      body: { method: 'sandbox', currency: 'CNY', credit_fen: 10_000 },
    })
    await given.theProviderSays(world, 'declined', { rechargeId: id })
    const before = await available()
    const event = await given.anEvent(world, 'declined', { rechargeId: id })
    await given.aWebhook(world, { ...event, id: `evt_${id}_paid`, type: 'checkout.paid' })
    await given.processWebhooks(world)
    expect(await stageOf(id)).toBe('succeeded')
    expect((await available()) - before).toBe(10_000)
  })

  test('about a payment that was not started here is stored and credits no one', async () => {
    const { event } = await paidAtProvider()
    const before = await available()
    await given.aWebhook(world, { ...event, id: 'evt_stranger', checkout: randomUUID() })
    await given.processWebhooks(world)
    expect((await outcomes()).at(-1)).toBe('unknown_reference')
    expect(await available()).toBe(before)
  })
})
