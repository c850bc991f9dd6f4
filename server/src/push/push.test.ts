import {
  PUSH_DEVICES_MAX,
  PUSH_FAILURES_MAX,
  PUSH_KEPT_HOURS,
  type PushKind,
} from '@longhaul/domain/messages/push.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { readEverythingOwn } from '../personal-data/sql-read.ts'
import { unseal } from '../platform/sealing/seal.ts'
import { PUSH_HOST, aBrowser, aPushService, readVapid } from './push-service.test-support.ts'

const service = aPushService()
const world = testWorld({ manyAtOnce: true, guard: service.guard })
let buyer: Person
let keeper: Person
let devices = 0
beforeAll(async () => {
  buyer = await world.staff('bob', ['buyer', 'support'])
  keeper = await world.staff('wu', ['warehouse'])
})

type Kinds = PushKind[]
const BOTH: Kinds = ['decisions', 'parcels']

/** A device of a shopper, subscribed as a browser does it. */
async function aDevice(who: Person, kinds: Kinds = BOTH, path = `/wpush/${(devices += 1)}`) {
  const browser = aBrowser()
  // A browser subscribes with the public key that the server returns.
  await who.call('GET /push_devices')
  const subscribe = (by = who, changes: object = {}) =>
    by.call('POST /push_devices', {
      body: {
        endpoint: service.url(path),
        p256dh: browser.p256dh,
        auth: browser.auth,
        kinds,
        ...changes,
      },
    })
  const { id } = await subscribe()
  await world.runJobs()
  return {
    id,
    path,
    subscribe,
    received: () => service.pushed.filter((sent) => sent.path === path).map(({ body }) => browser.read(body)),
  }
}

/** An item that waits for the shopper, since the buyer asks a question. */
async function aQuestion(who: Person): Promise<{ orderId: string }> {
  const { id, itemIds } = await given.aPaidOrder(world, who)
  const params = { id: itemIds[0]! }
  await buyer.call('POST /staff/order_items/{id}/approve', { params, body: {} })
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params,
    body: { kind: 'options', goods_fen: 12_900, freight_fen: 0, note: 'Only the red one is left' },
  })
  return { orderId: id }
}

const send = () => world.runJob('send-push', {})
const waiting = () => world.db.selectFrom('push_deliveries').selectAll().execute()
const devicesOf = async (who: Person) => (await who.call('GET /push_devices')).items

describe('what is sent', () => {
  test('a question: title and page, encrypted for the device and signed by this installation, once', async () => {
    const ana = await world.shopper('ana')
    const device = await aDevice(ana)
    const { orderId } = await aQuestion(ana)
    expect(service.pushed).toEqual([])
    await world.runJobs()
    const [message] = (await ana.call('GET /messages')).items
    expect(device.received()).toEqual([
      { title: message!.title, lang: 'en', tag: message!.id, path: `/mine/order/orderDetail?id=${orderId}` },
    ])
    const [sent] = service.pushed
    expect(sent!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: message!.id.replaceAll('-', ''),
    })
    const { public_key } = await ana.call('GET /push_devices')
    const claims = readVapid(sent!.headers['authorization']!, public_key)
    expect(claims.aud).toBe(new URL(service.url('/')).origin)
    expect(claims.sub).toMatch(/^mailto:.+@/)
    expect(sent!.body.toString('latin1')).not.toContain('question')
    expect(JSON.stringify(device.received())).not.toContain('red one')
    await send()
    expect(service.pushed).toHaveLength(1)
    expect(await waiting()).toEqual([])
    expect((await devicesOf(ana))[0]!.last_sent_at).toBe(world.clock.now().toISOString())
  })

  test('in the language of its reader', async () => {
    const lin = await world.shopper('lin', { lang: 'zh' })
    const device = await aDevice(lin)
    await aQuestion(lin)
    await world.runJobs()
    expect(device.received()).toMatchObject([
      { lang: 'zh-Hans', title: expect.stringMatching(/\p{Script=Han}/u) as string },
    ])
  })

  test('to each device the kinds that it subscribes to, and nothing to other shoppers', async () => {
    const bea = await world.shopper('bea')
    const cleo = await world.shopper('cleo')
    const parcelsDevice = await aDevice(bea, ['parcels'])
    const decisions = await aDevice(bea, ['decisions'])
    const other = await aDevice(cleo)
    await aQuestion(bea)
    const { stockId } = await given.aShelvedItem(world, bea, { buyer, packer: keeper })
    await given.aShippedParcel(world, bea, keeper, [stockId])
    await world.runJobs()
    expect(decisions.received()).toHaveLength(1)
    const titles = parcelsDevice.received().map((sent) => (sent as { title: string }).title)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.every((title) => /^(?!Package P)[^:]+: (?:packed|shipped to you)$/.test(title))).toBe(true)
    expect(other.received()).toEqual([])
  })

  test('nothing that has been read meanwhile, nothing without a device, nothing that is rolled back', async () => {
    const dan = await world.shopper('dan')
    await aQuestion(dan)
    expect(await waiting()).toEqual([])
    const device = await aDevice(dan)
    await aQuestion(dan)
    await dan.call('POST /messages/read', { body: { all: true } })
    await world.runJobs()
    expect(device.received()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('nothing that has become old before its first attempt, which is no failure of the device', async () => {
    const dov = await world.shopper('dov')
    const device = await aDevice(dov)
    await aQuestion(dov)
    const created_at = new Date(world.clock.now().getTime() - PUSH_KEPT_HOURS * 3_600_000)
    await world.db.updateTable('push_deliveries').set({ created_at }).execute()
    await send()
    expect(device.received()).toEqual([])
    expect(await waiting()).toEqual([])
    const { failures } = await world.db
      .selectFrom('push_subscriptions')
      .where('id', '=', device.id)
      .select('failures')
      .executeTakeFirstOrThrow()
    expect(failures).toBe(0)
  })

  test('by two concurrent workers, each message once', async () => {
    const eve = await world.shopper('eve')
    const device = await aDevice(eve)
    for (let count = 0; count < 3; count += 1) await aQuestion(eve)
    await Promise.all([send(), send(), send()])
    expect(device.received()).toHaveLength(3)
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %s: the device is removed', async (status) => {
    const fay = await world.shopper(`fay${status}`)
    const device = await aDevice(fay)
    service.answers.set(device.path, status)
    await aQuestion(fay)
    await world.runJobs()
    expect(await devicesOf(fay)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('that fails is retried at growing intervals, five times at most', async () => {
    const gus = await world.shopper('gus')
    const device = await aDevice(gus)
    service.answers.set(device.path, 503)
    await aQuestion(gus)
    await world.runJobs()
    await send()
    expect(service.pushed).toHaveLength(1)
    for (const minutes of [1, 5, 20, 60, 60, 60]) {
      world.clock.advance({ minutes })
      await send()
    }
    expect(service.pushed).toHaveLength(5)
    expect(new Set(service.pushed.map(({ headers }) => headers['topic'])).size).toBe(1)
    expect(await waiting()).toEqual([])
    expect(await devicesOf(gus)).toHaveLength(1)
  })

  test('that works again after a failure gets the message once', async () => {
    const hal = await world.shopper('hal')
    const device = await aDevice(hal)
    service.answers.set(device.path, 429)
    await aQuestion(hal)
    await world.runJobs()
    service.answers.delete(device.path)
    world.clock.advance({ minutes: 1 })
    await send()
    await send()
    expect(service.pushed).toHaveLength(2)
    expect(device.received()).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  test('that refuses message after message: the device is removed', async () => {
    const ida = await world.shopper('ida')
    const device = await aDevice(ida)
    service.answers.set(device.path, 403)
    for (let count = 0; count < PUSH_FAILURES_MAX; count += 1) {
      expect(await devicesOf(ida)).toHaveLength(1)
      await aQuestion(ida)
      await world.runJobs()
    }
    expect(await devicesOf(ida)).toEqual([])
  })

  test('whose name resolves to a private network is never called', async () => {
    const jo = await world.shopper('jo')
    await aDevice(jo)
    await aQuestion(jo)
    service.addresses[PUSH_HOST] = '127.0.0.2'
    await world.runJobs()
    service.addresses[PUSH_HOST] = '169.254.169.254'
    world.clock.advance({ minutes: 1 })
    await send()
    expect(service.pushed).toEqual([])
    expect(await waiting()).toMatchObject([{ tries: 2 }])
    await world.db.deleteFrom('push_deliveries').execute()
  })
})

describe('devices', () => {
  test('the owner is notified of a new one, but not of its further visits', async () => {
    const kim = await world.shopper('kim')
    const device = await aDevice(kim, ['parcels'])
    await device.subscribe(kim, { kinds: BOTH })
    const notices = (await kim.call('GET /messages')).items.filter(({ kind }) => kind === 'push_added')
    expect(notices).toHaveLength(1)
    expect(await devicesOf(kim)).toMatchObject([{ id: device.id, kinds: BOTH }])
  })

  test.each<[string, object]>([
    ['an address in place of a name', { endpoint: 'https://127.0.0.1/x' }],
    ['another host', { endpoint: 'https://intranet.example/x' }],
    ['no encryption', { endpoint: `http://${PUSH_HOST}/x` }],
    ['another port', { endpoint: `https://${PUSH_HOST}:22/x` }],
    ['a password in it', { endpoint: `https://a:b@${PUSH_HOST}/x` }],
    ['a name that goes on', { endpoint: `https://${PUSH_HOST}.evil.example/x` }],
    ['a huge one', { endpoint: `https://${PUSH_HOST}/${'x'.repeat(60_000)}` }],
    ['no point of the curve', { p256dh: 'A'.repeat(87) }],
    ['a point beside the curve', { p256dh: `BA${'A'.repeat(85)}` }],
    ['no key', { p256dh: '' }],
    ['a short secret', { auth: 'short' }],
    ['no kind', { kinds: [] }],
    ['a kind that is none', { kinds: ['everything'] }],
    ['a kind twice', { kinds: ['parcels', 'parcels'] }],
    ['the id of another shopper', { shopper_id: '11111111-1111-4111-8111-111111111111' }],
  ])('no nonsense: %s', async (_, changes) => {
    const who = await given.loggedInAgain(world, mei)
    const browser = aBrowser()
    const body = { endpoint: service.url('/x'), p256dh: browser.p256dh, auth: browser.auth, kinds: BOTH }
    const call = who.call('POST /push_devices', { body: { ...body, ...changes } as typeof body })
    await expectRefusal(call, 'invalid_input')
    expect(await devicesOf(mei)).toEqual([])
  })
  let mei: Person
  beforeAll(async () => {
    mei = await world.shopper('mei')
  })

  test('beyond the limit the least recently seen one is removed, also for concurrent requests', async () => {
    const ned = await world.shopper('ned')
    const first = await aDevice(ned)
    world.clock.advance({ minutes: 1 })
    const subscribe = () => {
      const { p256dh, auth } = aBrowser()
      const endpoint = service.url(`/many/${(devices += 1)}`)
      return ned.call('POST /push_devices', { body: { endpoint, p256dh, auth, kinds: BOTH } })
    }
    await Promise.all(Array.from({ length: PUSH_DEVICES_MAX + 5 }, subscribe))
    const kept = await devicesOf(ned)
    expect(kept).toHaveLength(PUSH_DEVICES_MAX)
    expect(kept.map(({ id }) => id)).not.toContain(first.id)
  })

  test('one on which another shopper logs in becomes that shopper’s', async () => {
    const oda = await world.shopper('oda')
    const pia = await world.shopper('pia')
    const device = await aDevice(oda)
    await aQuestion(oda)
    await device.subscribe(pia)
    await world.runJobs()
    expect(device.received()).toEqual([])
    expect(await devicesOf(oda)).toEqual([])
    expect(await devicesOf(pia)).toHaveLength(1)
  })

  test('one can be removed once, and only by its shopper', async () => {
    const quin = await world.shopper('quin')
    const rex = await world.shopper('rex')
    const { id } = await aDevice(quin)
    const params = { id }
    await expectRefusal(rex.call('DELETE /push_devices/{id}', { params }), 'not_found')
    await quin.call('DELETE /push_devices/{id}', { params })
    await expectRefusal(quin.call('DELETE /push_devices/{id}', { params }), 'not_found')
  })
})

describe('the end of a device', () => {
  test('logging out removes the device of that session; a session that expires does not', async () => {
    const sam = await world.shopper('sam')
    const other = await given.loggedInAgain(world, sam)
    await aDevice(sam)
    const kept = await aDevice(other)
    await sam.call('POST /logout', { body: {} })
    expect((await devicesOf(other)).map(({ id }) => id)).toEqual([kept.id])
    world.clock.advance({ days: 3 })
    await world.runJob('clean-up', {})
    expect(await devicesOf(await given.loggedInAgain(world, sam))).toHaveLength(1)
  })

  test('logging out after another log-in on the same device removes it as well', async () => {
    const sid = await world.shopper('sid')
    await aDevice(sid)
    world.clock.advance({ days: 3 })
    const again = await given.loggedInAgain(world, sid)
    expect(await devicesOf(again)).toHaveLength(1)
    await again.call('POST /logout', { body: {} })
    expect(await devicesOf(await given.loggedInAgain(world, sid))).toEqual([])
  })

  test('so does logging it out from another device', async () => {
    const tea = await world.shopper('tea')
    const other = await given.loggedInAgain(world, tea)
    await aDevice(tea)
    await other.call('POST /sessions/end_others', { body: {} })
    expect(await devicesOf(other)).toEqual([])
  })

  test('a new password, a block and the closing of the account remove all; the export lists them without keys', async () => {
    const uma = await world.shopper('uma')
    await aDevice(uma)
    const everything = await readEverythingOwn(world.db, uma.id)
    expect(everything['push_devices']).toMatchObject([{ kinds: BOTH }])
    expect(JSON.stringify(everything['push_devices'])).not.toMatch(/auth|p256dh/)
    await uma.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'compass77', repeat: 'compass77' },
    })
    expect(await devicesOf(uma)).toEqual([])

    const support = await world.staff('sue', ['support', 'admin'])
    const vic = await world.shopper('vic')
    await aDevice(vic)
    await support.call('POST /staff/shoppers/{id}/block', {
      params: { id: vic.id },
      body: { reason: 'stolen' },
    })
    const wes = await world.shopper('wes')
    await aDevice(wes)
    await wes.call('POST /account/close', { body: { password: PASSWORD } })
    const left = await world.db
      .selectFrom('push_subscriptions')
      .where('shopper_id', 'in', [vic.id, wes.id])
      .select('id')
      .execute()
    expect(left).toEqual([])
  })
})

test('the private key is stored sealed, and no answer contains it', async () => {
  const xia = await world.shopper('xia')
  const answer = await xia.call('GET /push_devices')
  const { value } = await world.db
    .selectFrom('secrets')
    .where('name', '=', 'vapid')
    .select('value')
    .executeTakeFirstOrThrow()
  const pair = unseal(world.world.sealingKeys, { column: 'secrets.value', row: 'vapid' }, value)
  const [publicKey, privateKey] = pair.split(' ')
  expect(answer.public_key).toBe(publicKey)
  expect(privateKey).toHaveLength(43)
  expect(value + JSON.stringify(answer)).not.toContain(privateKey)
})

test('the worker is our own script, revalidated each time', async () => {
  const response = await world.inject({ url: '/push-worker.js' })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
})
