import { expect, test } from 'vitest'
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
