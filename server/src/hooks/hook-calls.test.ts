import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { HOOKS_MAX } from '@longhaul/domain/hooks/limits.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import * as given from '../../test/given.ts'
import { readEverythingOwn } from '../personal-data/sql-read.ts'
import { readHookUrl } from './hook-url.ts'
import { aReceiver } from './receiver.test-support.ts'

const receiver = aReceiver()
const world = testWorld({ manyAtOnce: true, guard: receiver.guard })
let ana: Person
beforeAll(async () => {
  ana = await world.shopper('ana')
})

const aHook = (who: Person, url = receiver.url('/x')) =>
  who.call('POST /hooks', { body: { url, events: ['order.status_changed'], password: PASSWORD } })

describe('creating a hook', () => {
  test('its secret is shown once and stored encrypted; its owner is notified', async () => {
    const bea = await world.shopper('bea')
    const { secret, ...card } = await aHook(bea)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await bea.call('GET /hooks')).items).toEqual([card])
    const everything = JSON.stringify([
      await world.db.selectFrom('hooks').selectAll().execute(),
      await world.db.selectFrom('mails').selectAll().execute(),
      await readEverythingOwn(world.db, bea.id),
    ])
    expect(everything).not.toContain(secret.slice(6, 30))
    expect((await bea.call('GET /messages')).items[0]).toMatchObject({ kind: 'hook_made' })
    expect((await readEverythingOwn(world.db, bea.id))['hooks']).toMatchObject([{ url: card.url }])
  })

  test('the password is required; an unverified shopper cannot create one', async () => {
    const body = { url: receiver.url('/x'), events: ['parcel.tracking' as const], password: 'wrong1' }
    await expectRefusal(ana.call('POST /hooks', { body }), 'invalid_input')
    const eve = await world.shopper('eve', { verified: false })
    await expectRefusal(aHook(eve), 'email_not_verified')
  })

  test.each([
    'http://hook.test/',
    'ftp://hook.test/',
    'javascript:alert(1)',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://2130706433/',
    'https://localhost/',
    'https://intranet/',
    'https://a:b@hook.test/',
    'https://hook.test:22/',
    'nonsense',
  ])('no such address: %s', async (url) => {
    const refused = await expectRefusal(aHook(ana, url), 'invalid_input')
    expect(refused.fields['url']).toContain('https')
  })

  test('concurrent requests do not exceed the limit', async () => {
    const fay = await world.shopper('fay')
    const tries = await Promise.allSettled(Array.from({ length: HOOKS_MAX + 3 }, () => aHook(fay)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(HOOKS_MAX)
    expect((await expectRefusal(aHook(fay), 'transition_not_allowed')).reason).toBe('program_limit')
  })
})

describe('plain http on the same machine', () => {
  const place = (env: Partial<typeof world.world.env>) => ({
    guard: world.world.guard,
    env: { ...world.world.env, demo: true, host: '127.0.0.1', publicUrl: 'http://localhost:3000', ...env },
  })
  const url = 'http://localhost:9000/hook'

  test('is accepted in a demo that cannot be reached from outside', () => {
    expect(readHookUrl(place({}), url)).toBe(url)
  })

  test.each([{ demo: false }, { host: '0.0.0.0' }, { publicUrl: 'https://demo.example.com' }])(
    'and in no other shop: %j',
    (env) => {
      expect(() => readHookUrl(place(env), url)).toThrow('invalid_input')
    },
  )
})

test('another shopper’s hook is not found by any call', async () => {
  const { id } = await aHook(ana)
  await ana.call('POST /hooks/{id}/test', { params: { id } })
  const [delivery] = (await ana.call('GET /hooks/{id}/deliveries', { params: { id } })).items
  const bob = await world.shopper('bob')
  const own = await aHook(bob)
  const none: RefusalCode = 'not_found'
  const params = { id }
  await expectRefusal(bob.call('GET /hooks/{id}/deliveries', { params }), none)
  await expectRefusal(bob.call('POST /hooks/{id}/test', { params }), none)
  await expectRefusal(bob.call('POST /hooks/{id}/enable', { params }), none)
  await expectRefusal(bob.call('DELETE /hooks/{id}', { params }), none)
  for (const of of [id, own.id])
    await expectRefusal(
      bob.call('POST /hooks/{id}/deliveries/{delivery}/redeliver', {
        params: { id: of, delivery: delivery!.id },
      }),
      none,
    )
  expect((await ana.call('GET /hooks')).items).toHaveLength(1)
})

test('a waiting delivery is sent once, however often it is requested', async () => {
  const gus = await world.shopper('gus')
  const { id } = await aHook(gus, receiver.url('/gus'))
  const waiting = await gus.call('POST /hooks/{id}/test', { params: { id } })
  const params = { id, delivery: waiting.id }
  expect(await gus.call('POST /hooks/{id}/deliveries/{delivery}/redeliver', { params })).toEqual(waiting)
  await world.runJobs()
  expect(receiver.received.filter(({ path }) => path === '/gus')).toHaveLength(1)
})

test('nothing is sent to a hook that is off', async () => {
  const ivo = await world.shopper('ivo')
  const { id } = await aHook(ivo)
  const { id: delivery } = await ivo.call('POST /hooks/{id}/test', { params: { id } })
  await world.runJobs()
  await world.db
    .updateTable('hooks')
    .set({ disabled_at: world.clock.now(), disabled_why: 'gone' })
    .where('id', '=', id)
    .execute()
  const off: RefusalCode = 'transition_not_allowed'
  await expectRefusal(ivo.call('POST /hooks/{id}/test', { params: { id } }), off)
  const params = { id, delivery }
  await expectRefusal(ivo.call('POST /hooks/{id}/deliveries/{delivery}/redeliver', { params }), off)
})

test('nothing is sent to a blocked shopper; a closed account has no hook', async () => {
  const support = await world.staff('sue', ['support', 'admin'])
  const hal = await world.shopper('hal')
  await aHook(hal, receiver.url('/hal'))
  const order = await given.aPaidOrder(world, hal)
  await support.call('POST /staff/shoppers/{id}/block', {
    params: { id: hal.id },
    body: { reason: 'stolen' },
  })
  await world.runJobs()
  expect(order.id).toBeTruthy()
  expect(receiver.received).toEqual([])

  const ida = await world.shopper('ida')
  const { id } = await aHook(ida)
  await ida.call('POST /hooks/{id}/test', { params: { id } })
  await ida.call('POST /account/close', { body: { password: PASSWORD } })
  await world.runJobs()
  expect(await world.db.selectFrom('hooks').where('id', '=', id).execute()).toEqual([])
  expect(receiver.received).toEqual([])
})

test('staff see which hooks fail, but only the host of their addresses', async () => {
  const admin = await world.staff('root', ['admin'])
  const jo = await world.shopper('jo')
  await aHook(jo, receiver.url('/key-of-jo'))
  receiver.answers.set('/key-of-jo', 500)
  await given.aPaidOrder(world, jo)
  await world.runJobs()
  const { items } = await admin.call('GET /staff/hooks/failing')
  expect(items).toMatchObject([{ failures: 1, waiting: 1, outcome: '500', disabled_at: null }])
  expect(items[0]!.host).toMatch(/^hook\.test:\d+$/)
  expect(JSON.stringify(items)).not.toContain('key-of-jo')
  expect(items[0]!.failing_since).toBe(world.clock.now().toISOString())
})
