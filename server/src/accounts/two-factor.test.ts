import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() })
const logIn = (email: string, code?: string) =>
  world.caller()('POST /login', { body: { email, password: PASSWORD, ...(code ? { code } : {}) } })

/** Switches two-step login on, and advances the clock past the code used for it. */
async function switchOn(person: Person) {
  const { secret } = await person.call('POST /two_factor', { body: { password: PASSWORD } })
  const { recovery_codes } = await person.call('POST /two_factor/confirm', {
    body: { code: codeOf(secret) },
  })
  world.clock.advance({ minutes: 1 })
  return { secret, codes: recovery_codes }
}

test('logging in takes the password and a code of the app, which works once', async () => {
  const ana = await world.shopper('ana')
  const started = await ana.call('POST /two_factor', { body: { password: PASSWORD } })
  expect(started.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/)
  expect(started.qr.size).toBeGreaterThanOrEqual(33)
  expect(started.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  // Not on yet, so an app that failed to store the secret does not lock the owner out.
  await logIn(ana.email)

  const { secret } = await switchOn(ana)
  await expectRefusal(logIn(ana.email), 'two_factor_required')
  const code = codeOf(secret)
  await logIn(ana.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  const again = await expectRefusal(logIn(ana.email, code), 'invalid_input')
  expect(again.fields).toEqual({ code: 'This code is wrong, or was used already' })
  await expectRefusal(logIn(ana.email, 'abc'), 'invalid_input')
})

test('nothing that outlasts a password is bound to an account before its address is verified', async () => {
  const eve = await world.shopper('eve', { verified: false })
  await expectRefusal(eve.call('POST /two_factor', { body: { password: PASSWORD } }), 'email_not_verified')
  await expectRefusal(
    eve.call('POST /two_factor/confirm', { body: { code: '123456' } }),
    'email_not_verified',
  )
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const body = { endpoint: 'https://push.example/1', ...keys, kinds: ['decisions' as const] }
  await expectRefusal(eve.call('POST /push_devices', { body }), 'email_not_verified')
})

test('a code works after the clock was set back, although later ones were used', async () => {
  const zoe = await world.shopper('zoe')
  world.clock.advance({ hours: 40 })
  const { secret } = await switchOn(zoe)
  await logIn(zoe.email, codeOf(secret))
  world.clock.advance({ hours: -40 })
  const code = codeOf(secret)
  await logIn(zoe.email, code)
  await expectRefusal(logIn(zoe.email, code), 'invalid_input')
})

test('of 20 concurrent log-ins with one code, one succeeds', async () => {
  const bo = await world.shopper('bo')
  const { secret } = await switchOn(bo)
  const code = codeOf(secret)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => logIn(bo.email, code)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a recovery code replaces the app’s code once, and the owner is notified', async () => {
  const cy = await world.shopper('cy')
  const { codes, secret } = await switchOn(cy)
  expect(new Set(codes).size).toBe(10)
  await logIn(cy.email, codes[0]!.toLowerCase())
  await expectRefusal(logIn(cy.email, codes[0]), 'invalid_input')
  expect(await cy.call('GET /security')).toMatchObject({ recovery_codes_left: 9 })
  const items = await messagesOf(cy)
  expect(items[0]).toMatchObject({
    title: 'A recovery code was used to log in',
    body: expect.stringContaining('9'),
  })
  const kept = await world.db.selectFrom('recovery_codes').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(codes[1]!.replace('-', ''))

  const renewed = await cy.call('POST /two_factor/recovery_codes', {
    body: { password: PASSWORD, code: codeOf(secret) },
  })
  await expectRefusal(logIn(cy.email, codes[1]), 'invalid_input')
  await logIn(cy.email, renewed.recovery_codes[1])
})

test('is switched off only by password and code together', async () => {
  const di = await world.shopper('di')
  const { secret } = await switchOn(di)
  const off = (password: string, code: string) =>
    di.call('POST /two_factor/disable', { body: { password, code } })
  await expectRefusal(off('wrong12', codeOf(secret)), 'invalid_input')
  await expectRefusal(off(PASSWORD, '000000'), 'invalid_input')
  await expectRefusal(di.call('POST /two_factor', { body: { password: PASSWORD } }), 'transition_not_allowed')
  await off(PASSWORD, codeOf(secret))
  await logIn(di.email)
  const error = await expectRefusal(off(PASSWORD, codeOf(secret)), 'transition_not_allowed')
  expect(error.reason).toBe('two_factor_off')
})

test('beginning requires the password, confirming a code of that same secret', async () => {
  const eve = await world.shopper('eve')
  await expectRefusal(eve.call('POST /two_factor', { body: { password: 'wrong12' } }), 'invalid_input')
  await expectRefusal(
    eve.call('POST /two_factor/confirm', { body: { code: '123456' } }),
    'transition_not_allowed',
  )
  const first = await eve.call('POST /two_factor', { body: { password: PASSWORD } })
  const second = await eve.call('POST /two_factor', { body: { password: PASSWORD } })
  const confirm = (secret: string) => eve.call('POST /two_factor/confirm', { body: { code: codeOf(secret) } })
  await expectRefusal(confirm(first.secret), 'invalid_input')
  await confirm(second.secret)
  await expectRefusal(confirm(second.secret), 'transition_not_allowed')
})
