import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { CHANGES_HEADER, SHOWS_HEADER } from '@longhaul/contract/topics.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, PASSWORD, testWorld } from '../../test/world.ts'
import { deadAddress } from '../mail/smtp.test-support.ts'
import { announced } from './announce.ts'
import { STAFF_AUDIENCE } from './events.ts'
import { type WriteRoute, longAction, writeAction } from './http/action.ts'
import { Refusal } from './http/refusal.ts'
import { inJob } from './jobs/unit-of-work.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let buyer: Person
let packer: Person
let support: Person
let admin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('buyer', ['buyer'])
  packer = await world.staff('packer', ['warehouse'])
  support = await world.staff('support', ['support', 'buyer'])
  admin = await world.staff('admin', ['admin'])
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Waits until everything announced so far has been received; announcements keep their order. */
async function settled(): Promise<void> {
  const mark = randomUUID()
  const markReceived = new Promise<void>((resolve) =>
    stops.push(world.world.events.listen(mark, () => resolve())),
  )
  await announced(world.db)
  await sql`select pg_notify('longhaul_changes', ${`${mark} lists`})`.execute(world.db)
  await markReceived
}

/** Records what the open pages of an audience receive from now on, in order. */
async function listen(audience: string): Promise<{ received(): Promise<string[]> }> {
  await settled()
  const topics: string[] = []
  stops.push(world.world.events.listen(audience, (topic) => topics.push(topic)))
  return { received: () => settled().then(() => topics) }
}

/** A request as the HTTP layer passes it to an action. */
const requestOf = (who: Person | undefined, over: object = {}): FastifyRequest =>
  JSON.parse(
    JSON.stringify({
      id: randomUUID(),
      ip: '192.0.2.7',
      url: '/api/v1/made-up',
      headers: who ? { authorization: who.token } : {},
      params: { id: randomUUID() },
      query: {},
      body: {},
      ...over,
    }),
  ) as FastifyRequest

const isWrite = (route: Route): route is WriteRoute => route.method !== 'GET'

/** Who may call a route. */
const callerOf = ({ who }: Route): Person | undefined =>
  who === 'anyone' ? undefined : typeof who === 'string' ? ana : admin

describe('every call that writes', () => {
  const writes = allRoutes.filter(isWrite).map((route) => [route.spec, route] as const)

  test.each(writes)(
    '%s announces each change once: to its caller, to another shopper it concerns, and to staff',
    async (_, route) => {
      const other = randomUUID()
      const [hers, others, staffs] = [await listen(ana.id), await listen(other), await listen(STAFF_AUDIENCE)]
      const changes = [...(route.changes ?? [])]
      const action = writeAction(route, async (call) => {
        if (changes.length > 0) call.concerns(other)
        return {}
      })
      await action.serve(world.world, requestOf(callerOf(route)), 'en')
      expect(await hers.received()).toEqual(callerOf(route) === ana ? changes : [])
      expect(await others.received()).toEqual(changes)
      expect(await staffs.received()).toEqual(changes)
    },
  )
})

describe('nothing is announced for', () => {
  const pay = allRoutes.filter(isWrite).find((route) => route.spec === 'POST /payments')!

  test('an action that is refused', async () => {
    const hers = await listen(ana.id)
    const refusing = writeAction(pay, async (call) => {
      call.concerns(ana.id)
      throw new Refusal('not_found')
    })
    await expect(refusing.serve(world.world, requestOf(ana), 'en')).rejects.toThrow(Refusal)
    expect(await hers.received()).toEqual([])
  })

  test('an action that changed nothing', async () => {
    const hers = await listen(ana.id)
    const idle = writeAction(pay, async ({ nothingChanged }) => {
      nothingChanged()
      return {}
    })
    await idle.serve(world.world, requestOf(ana), 'en')
    expect(await hers.received()).toEqual([])
  })

  test('a repeat with the same Idempotency-Key', async () => {
    const hers = await listen(ana.id)
    const paying = writeAction(pay, async () => ({}))
    const request = { headers: { authorization: ana.token, 'idempotency-key': randomUUID() } }
    await paying.serve(world.world, requestOf(ana, request), 'en')
    await paying.serve(world.world, requestOf(ana, request), 'en')
    expect(await hers.received()).toEqual([...pay.changes!])
  })

  test('a job that fails; a job that concerns a shopper without saying what it changes is an error', async () => {
    const hers = await listen(ana.id)
    const failing = inJob(world.world, ['orders'], async (work) => {
      work.concerns(ana.id)
      throw new Error('failed')
    })
    await expect(failing).rejects.toThrow('failed')
    const silent = inJob(world.world, [], async (work) => work.concerns(ana.id))
    await expect(silent).rejects.toThrow('must say what it changes')
    expect(await hers.received()).toEqual([])
  })
})

describe('outside its transaction', () => {
  test('an action announces through `transact`', async () => {
    const route = allRoutes.find((known) => known.spec === 'POST /hooks')!
    const hers = await listen(ana.id)
    const making = longAction(route, async ({ transact }) => await transact(async () => ({})))
    await making.serve(world.world, requestOf(ana), 'en')
    expect(await hers.received()).toEqual([...route.changes!])
  })
})

describe("a shopper's open pages are notified of what staff do with", () => {
  test('an order, from its approval to its arrival', async () => {
    const { itemIds } = await given.aPaidOrder(world, ana)
    const hers = await listen(ana.id)
    const params = { id: itemIds[0]! }
    await buyer.call('POST /staff/order_items/{id}/approve', { params, body: {} })
    expect(await hers.received()).toEqual(['orders', 'messages'])
    const { trackingNumber } = await given.anItemOnItsWay(world, ana, buyer)
    const arriving = await listen(ana.id)
    await given.scan(packer, trackingNumber)
    expect(await arriving.received()).toEqual(['orders', 'stock', 'messages'])
  })

  test('a question, and the account', async () => {
    const id = await given.aQuestion(ana)
    const hers = await listen(ana.id)
    await given.anAnswer(support, id)
    expect(await hers.received()).toEqual(['conversations', 'messages', 'staff'])
    const bo = await world.shopper('bo')
    const his = await listen(bo.id)
    await admin.call('POST /staff/shoppers/{id}/block', { params: { id: bo.id }, body: { reason: 'Fraud' } })
    expect(await his.received()).toEqual(['account', 'shoppers'])
  })

  test('many rows in one call: changes made at the same moment are announced together', async () => {
    const [first, second] = [await given.aPaidOrder(world, ana), await given.aPaidOrder(world, ana)]
    const hers = await listen(ana.id)
    await buyer.call('POST /staff/order_items/approve', {
      body: { ids: [...first.itemIds, ...second.itemIds] },
    })
    // In a set, because the rows may have taken more than one moment.
    expect(new Set(await hers.received())).toEqual(new Set(['orders', 'messages']))
  })
})

describe('staff pages are notified of the fate of an email', () => {
  const written = async (name: string) => {
    const email = `${name}@example.com`
    const body = { email, password: PASSWORD, nickname: name }
    await world.caller()('POST /users', { body })
    return await world.db
      .selectFrom('mails')
      .where('recipient', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
  }

  test('when it is sent, and when it cannot be sent', async () => {
    const mail = await written('cy')
    const sending = await listen(STAFF_AUDIENCE)
    await world.runJob('send-mail', { ids: [mail.id] })
    expect(await sending.received()).toEqual(['mails'])
    expect((await admin.call('GET /staff/mails/{id}', { params: { id: mail.id } })).sent_at).not.toBeNull()

    const undelivered = await written('di')
    world.world.env.smtpUrl = `smtp://${await deadAddress()}`
    const failing = await listen(STAFF_AUDIENCE)
    await world.runJob('send-mail', { ids: [undelivered.id] })
    world.world.env.smtpUrl = undefined
    expect(await failing.received()).toEqual(['mails'])
  })
})

describe('the headers', () => {
  const headersOf = async (method: 'GET' | 'POST', path: string, payload?: object, key?: string) => {
    const { statusCode, headers } = await world.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: ana.token, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    })
    return [statusCode, headers[SHOWS_HEADER], headers[CHANGES_HEADER]]
  }

  test('say what an answer shows and what a call changed, even on a repeat', async () => {
    expect(await headersOf('GET', '/orders')).toEqual([200, 'orders,stock,parcels', undefined])
    const order = await given.anOrder(ana)
    const path = `/orders/${order.id}/cancel`
    const changed = [200, undefined, 'orders,funds,rewards,messages']
    expect(await headersOf('POST', path, {}, 'cancel-1')).toEqual(changed)
    expect(await headersOf('POST', path, {}, 'cancel-1')).toEqual(changed)
  })

  test('are absent from a refusal, and where there is nothing to say', async () => {
    expect(await headersOf('POST', `/orders/${randomUUID()}/cancel`, {})).toEqual([404, undefined, undefined])
    expect(await headersOf('GET', `/orders/${randomUUID()}`)).toEqual([404, undefined, undefined])
    expect(await headersOf('GET', '/health/live')).toEqual([200, undefined, undefined])
    const login = await headersOf('POST', '/login', { email: ana.email, password: PASSWORD })
    expect(login).toEqual([200, undefined, 'account'])
  })
})
