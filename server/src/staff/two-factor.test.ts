import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { STAFF_PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

/** A real installation, which requires two-step login for finance and admin. */
const world = testWorld({ manyAtOnce: true, env: () => ({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9' }) })

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() })
const logIn = (email: string, code?: string) =>
  world.caller()('POST /staff/login', {
    body: { email, password: STAFF_PASSWORD, ...(code ? { code } : {}) },
  })

async function switchOn(person: Person) {
  const { secret } = await person.call('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  const { recovery_codes } = await person.call('POST /staff/two_factor/confirm', {
    body: { code: codeOf(secret) },
  })
  world.clock.advance({ minutes: 1 })
  return { secret, codes: recovery_codes }
}

test('finance and admin can do nothing before the app is set up, and everything after', async () => {
  for (const role of ['finance', 'admin'] as const) {
    const fin = await world.staff(role, [role])
    expect(await fin.call('GET /staff/info')).toMatchObject({ two_factor: 'needed' })
    expect((await expectRefusal(fin.call('GET /staff/dashboard'), 'forbidden')).reason).toBe(
      'two_factor_needed',
    )
    const file = await world.inject({ url: '/api/v1/staff/audit.csv', headers: { authorization: fin.token } })
    expect(file.statusCode).toBe(403)
    const stream = await world.inject({ url: '/api/v1/events', headers: { authorization: fin.token } })
    expect(stream.statusCode).toBe(403)
    await switchOn(fin)
    expect(await fin.call('GET /staff/info')).toMatchObject({ two_factor: 'on' })
    await fin.call('GET /staff/dashboard')
  }
})

test('support may do without; a role that requires it is restricted immediately', async () => {
  const ada = await world.staff('ada', ['admin'])
  await switchOn(ada)
  const su = await world.staff('su', ['support'])
  await su.call('GET /staff/dashboard')
  const bea = await world.staff('bea', ['admin'])
  await switchOn(bea)
  const granted = { params: { id: su.id }, body: { roles: ['support', 'finance'] } }
  await given.approved(ada, bea, 'PATCH /staff/members/{id}', granted)
  expect((await expectRefusal(su.call('GET /staff/dashboard'), 'forbidden')).reason).toBe('two_factor_needed')
})

test('logging in takes a code, once, or a recovery code', async () => {
  const bo = await world.staff('bo', ['finance'])
  const { secret, codes } = await switchOn(bo)
  await expectRefusal(logIn(bo.email), 'two_factor_required')
  const code = codeOf(secret)
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(bo.email, code)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await expectRefusal(logIn(bo.email, '000000'), 'invalid_input')).fields).toHaveProperty('code')
  await logIn(bo.email, codes[0])
  await expectRefusal(logIn(bo.email, codes[0]), 'invalid_input')
  expect(await bo.call('GET /staff/security')).toMatchObject({
    recovery_codes_left: 9,
    two_factor_required: true,
  })
  const off = bo.call('POST /staff/two_factor/disable', {
    body: { password: STAFF_PASSWORD, code: codes[1]! },
  })
  expect((await expectRefusal(off, 'transition_not_allowed')).reason).toBe('two_factor_kept')
  const renewed = await bo.call('POST /staff/two_factor/recovery_codes', {
    body: { password: STAFF_PASSWORD, code: codes[1]! },
  })
  await expectRefusal(logIn(bo.email, codes[2]), 'invalid_input')
  await logIn(bo.email, renewed.recovery_codes[2])
})

test('a member who lost the app is readmitted by an admin, and sets it up again', async () => {
  const ada = await world.staff('ada2', ['admin'])
  await switchOn(ada)
  const cy = await world.staff('cy', ['buyer'])
  await switchOn(cy)
  const reset = () =>
    ada.call('POST /staff/members/{id}/reset_two_factor', {
      params: { id: cy.id },
      body: { reason: 'lost the phone, recognised by video' },
    })
  expect(await reset()).toMatchObject({ two_factor: 'off', open_sessions: 0 })
  const told = await world.db
    .selectFrom('mails')
    .where('recipient', '=', cy.email)
    .select('template')
    .execute()
  expect(told).toContainEqual({ template: 'staff_two_factor_reset' })
  await expectRefusal(cy.call('GET /staff/info'), 'login_required')
  await logIn(cy.email)
  expect((await expectRefusal(reset(), 'transition_not_allowed')).reason).toBe('two_factor_off')
})

test('beginning requires the password; a role that needs no app may switch it off', async () => {
  const di = await world.staff('di', ['warehouse'])
  const begin = (password: string) => di.call('POST /staff/two_factor', { body: { password } })
  await expectRefusal(begin('wrong'), 'invalid_input')
  await expectRefusal(
    di.call('POST /staff/two_factor/confirm', { body: { code: '123456' } }),
    'transition_not_allowed',
  )
  const { secret } = await switchOn(di)
  await expectRefusal(begin(STAFF_PASSWORD), 'transition_not_allowed')
  const body = { password: STAFF_PASSWORD, code: codeOf(secret) }
  await di.call('POST /staff/two_factor/disable', { body })
  await expectRefusal(di.call('POST /staff/two_factor/disable', { body }), 'transition_not_allowed')
  await logIn(di.email)
})

test('a changed password ends every other session', async () => {
  const eve = await world.staff('eve', ['warehouse'])
  const { staff_token } = await logIn(eve.email)
  const change = (old_password: string, password: string) =>
    eve.call('POST /staff/password', { body: { old_password, password } })
  await expectRefusal(change('wrong', 'a new long password'), 'invalid_input')
  await expectRefusal(change(STAFF_PASSWORD, STAFF_PASSWORD), 'invalid_input')
  await expectRefusal(change(STAFF_PASSWORD, 'short'), 'invalid_input')
  await change(STAFF_PASSWORD, 'a new long password')
  await expectRefusal(world.caller(staff_token)('GET /staff/info'), 'login_required')
  const { sessions } = await eve.call('GET /staff/security')
  expect(sessions.map(({ current }) => current)).toEqual([true])
  await expectRefusal(eve.call('DELETE /staff/sessions/{id}', { params: { id: eve.id } }), 'not_found')
  await eve.call('DELETE /staff/sessions/{id}', { params: { id: sessions[0]!.id } })
  await expectRefusal(eve.call('GET /staff/info'), 'login_required')
})
