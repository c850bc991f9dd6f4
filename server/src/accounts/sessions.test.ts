import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { waitForLocks } from '../../test/wait-for-locks.ts'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

/** Logs in on a telephone; returns the token. */
async function onPhone(email: string, password = PASSWORD): Promise<string> {
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'user-agent': PHONE },
    payload: { email, password },
  })
  return (response.json() as { data: { token: string } }).data.token
}

test('every device is listed, this one first, and can be logged out', async () => {
  const ana = await world.shopper('ana')
  const phone = world.caller(await onPhone(ana.email))
  world.clock.advance({ minutes: 6 })
  await phone('GET /users/info')

  const { items } = await ana.call('GET /sessions')
  expect(items.map(({ current, browser, system }) => ({ current, browser, system }))).toEqual([
    { current: true, browser: null, system: null },
    { current: false, browser: 'Safari', system: 'iPhone' },
  ])
  expect(items[1]!.seen_at).toBe('2026-11-02T02:06:00.000Z')
  expect(JSON.stringify(items)).not.toContain('token')

  await ana.call('DELETE /sessions/{id}', { params: { id: items[1]!.id } })
  await expectRefusal(phone('GET /users/info'), 'login_required')
  await expectRefusal(ana.call('DELETE /sessions/{id}', { params: { id: items[1]!.id } }), 'not_found')
})

test('a shopper cannot end another shopper’s session', async () => {
  const bo = await world.shopper('bo')
  const cy = await world.shopper('cy')
  const { items } = await bo.call('GET /sessions')
  await expectRefusal(cy.call('DELETE /sessions/{id}', { params: { id: items[0]!.id } }), 'not_found')
  await bo.call('GET /users/info')
})

test('all other sessions can be ended together', async () => {
  const di = await world.shopper('di')
  const others = [await onPhone(di.email), await onPhone(di.email)]
  expect(await di.call('POST /sessions/end_others', { body: {} })).toEqual({ ended: 2 })
  for (const token of others) await expectRefusal(world.caller(token)('GET /users/info'), 'login_required')
  expect((await di.call('GET /sessions')).items).toHaveLength(1)
})

test('recent log-ins include failed attempts', async () => {
  const eve = await world.shopper('eve')
  await onPhone(eve.email, 'wrong1')
  const { logins } = await eve.call('GET /sessions')
  expect(logins.map(({ outcome, system }) => ({ outcome, system }))).toEqual([
    { outcome: 'wrong_password', system: 'iPhone' },
    { outcome: 'succeeded', system: null },
  ])
})

test('a password that is replaced at the same moment lets nobody in', async () => {
  const fay = await world.shopper('fay')
  const both = await world.db.transaction().execute(async (tx) => {
    // Whoever writes a session waits: first the new password, then the log-in with the old one.
    await sql`lock table sessions in share mode`.execute(tx)
    const change = fay.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'different7', repeat: 'different7' },
    })
    await waitForLocks(world, 1)
    const login = onPhone(fay.email)
    await waitForLocks(world, 2)
    return [change, login] as const
  })
  await both[0]
  await expectRefusal(world.caller(await both[1])('GET /users/info'), 'login_required')
})

test('a token made with a password that is replaced at the same moment is refused', async () => {
  const gil = await world.shopper('gil')
  const both = await world.db.transaction().execute(async (tx) => {
    await sql`lock table sessions in share mode`.execute(tx)
    const change = gil.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'different7', repeat: 'different7' },
    })
    await waitForLocks(world, 1)
    const token = expectRefusal(
      gil.call('POST /tokens', {
        body: { name: 'Script', scopes: ['orders'], days: 30, password: PASSWORD },
      }),
      'invalid_input',
    )
    await waitForLocks(world, 2)
    return [change, token] as const
  })
  await both[0]
  expect((await both[1]).fields).toHaveProperty('password')
  expect((await gil.call('GET /tokens')).items).toEqual([])
})

test('of two passwords replaced at the same moment, the second was no longer right', async () => {
  const hal = await world.shopper('hal')
  const thief = world.caller(await onPhone(hal.email))
  const both = await world.db.transaction().execute(async (tx) => {
    await sql`lock table sessions in share mode`.execute(tx)
    const alter = (call: typeof thief, password: string) =>
      call('POST /users/alter_password', { body: { old_password: PASSWORD, password, repeat: password } })
    const change = alter(hal.call, 'different7')
    await waitForLocks(world, 1)
    const theft = expectRefusal(alter(thief, 'stolen77'), 'invalid_input')
    await waitForLocks(world, 2)
    return [change, theft] as const
  })
  await Promise.all(both)
  await expectRefusal(thief('GET /users/info'), 'login_required')
  await hal.call('GET /users/info')
})
