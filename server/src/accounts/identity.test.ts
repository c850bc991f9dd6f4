import { allRoutes } from '@longhaul/contract/routes.ts'
import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test } from 'vitest'
import { PASSWORD, type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

/*
 * Calls that a stolen session must not be able to make require the password and, if two-step login is on, a
 * code, as a log-in does.
 */

const world = testWorld()
afterEach(() => (world.world.env.rateLimitFactor = 1000))

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() })

async function switchOn(person: Person): Promise<string> {
  const { secret } = await person.call('POST /two_factor', { body: { password: PASSWORD } })
  await person.call('POST /two_factor/confirm', { body: { code: codeOf(secret) } })
  world.clock.advance({ minutes: 1 })
  return secret
}

async function switchOnAsStaff(person: Person): Promise<string> {
  const { secret } = await person.call('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  await person.call('POST /staff/two_factor/confirm', { body: { code: codeOf(secret) } })
  world.clock.advance({ minutes: 1 })
  return secret
}

/** Calls that begin two-step login. They are refused if it is on already, so there is no code to ask for. */
const BEFORE_THE_APP = ['POST /two_factor', 'POST /staff/two_factor']

test('every call that asks a logged-in person for the password asks for a code as well', () => {
  const asking = allRoutes.filter(({ who, body }) => {
    const fields = Object.keys(body?.properties ?? {})
    const asksAgain = fields.includes('old_password') || fields.includes('password')
    return who !== 'anyone' && asksAgain
  })
  expect(asking.length).toBeGreaterThan(8)
  const without = asking
    .filter(({ body, refusals }) => !body?.properties['code'] || !refusals?.includes('two_factor_required'))
    .map(({ spec }) => spec)
  expect(without.toSorted()).toEqual(BEFORE_THE_APP.toSorted())
})

test('no answer that is stored for repeats of its key contains a secret', () => {
  const kept = allRoutes.filter(({ once }) => once)
  expect(kept.length).toBeGreaterThan(20)
  const revealing = kept.filter(({ reply }) =>
    /"(link|token|secret|password|recovery_codes|[a-z_]+_(link|token|secret|password))":/.test(
      JSON.stringify(reply),
    ),
  )
  expect(revealing.map(({ spec }) => spec)).toEqual([])
})

const GUARDED = [
  ['POST /email_change', { email: 'other@example.com', password: PASSWORD }],
  ['POST /users/alter_password', { old_password: PASSWORD, password: 'grau7dohle' }],
  ['POST /exports', { password: PASSWORD }],
  ['POST /account/close', { password: PASSWORD }],
  ['POST /withdrawals', { amount_fen: 100, password: PASSWORD }],
] as const

test.each(GUARDED)('%s takes a code if two-step login is on', async (spec, body) => {
  const person = await world.shopper(`p${GUARDED.findIndex(([known]) => known === spec)}`)
  const secret = await switchOn(person)
  const ask = async (code?: string): Promise<{ status: number; data: Record<string, unknown> }> => {
    const response = await world.inject({
      method: 'POST',
      url: `/api/v1${spec.split(' ')[1]}`,
      headers: { authorization: person.token },
      payload: { ...body, ...(code ? { code } : {}) },
    })
    return { status: response.statusCode, data: (response.json() as { data: Record<string, unknown> }).data }
  }
  expect(await ask()).toMatchObject({ status: 401, data: { error: 'two_factor_required' } })
  expect(await ask('000000')).toMatchObject({ status: 400, data: { fields: { code: expect.any(String) } } })
  expect((await person.call('GET /security')).pending_email).toBeNull()
  expect((await person.call('GET /exports')).items).toEqual([])
  const code = codeOf(secret)
  const done = await ask(code)
  // The identity was accepted; the refusal is only because there is no money to withdraw.
  if (spec === 'POST /withdrawals') expect(done.data).toMatchObject({ error: 'insufficient_balance' })
  else expect(done.status).toBe(200)
})

test('without two-step login the password is enough', async () => {
  const ana = await world.shopper('ana')
  await ana.call('POST /email_change', { body: { email: 'ana@new.example', password: PASSWORD } })
  await ana.call('POST /exports', { body: { password: PASSWORD } })
  await ana.call('POST /users/alter_password', { body: { old_password: PASSWORD, password: 'grau7dohle' } })
  const body = { email: ana.email, password: 'grau7dohle' }
  expect(await world.caller()('POST /login', { body })).toMatchObject({ token: expect.any(String) })
})

test('a member of staff changes the password with a code', async () => {
  const bo = await world.staff('bo', ['support'])
  const secret = await switchOnAsStaff(bo)
  const change = (code?: string) =>
    bo.call('POST /staff/password', {
      body: { old_password: STAFF_PASSWORD, password: 'a new long password', ...(code ? { code } : {}) },
    })
  await expectRefusal(change(), 'two_factor_required')
  expect((await expectRefusal(change('000000'), 'invalid_input')).fields).toHaveProperty('code')
  await change(codeOf(secret))
})

test('an attacker with the session and the password cannot guess codes without limit', async () => {
  const cy = await world.shopper('cy')
  await switchOn(cy)
  const di = await world.staff('di', ['support'])
  await switchOnAsStaff(di)
  world.world.env.rateLimitFactor = 1
  const guesses = [
    () => cy.call('POST /two_factor/disable', { body: { password: PASSWORD, code: '000000' } }),
    () => di.call('POST /staff/two_factor/disable', { body: { password: STAFF_PASSWORD, code: '000000' } }),
  ]
  for (const guess of guesses) {
    for (let time = 1; time <= 5; time++) await expectRefusal(guess(), 'invalid_input')
    // A right password between two guesses does not reset the count of wrong codes.
    await expectRefusal(
      cy.call('POST /two_factor', { body: { password: PASSWORD } }),
      'transition_not_allowed',
    )
    await expectRefusal(guess(), 'too_many_requests')
  }
})
