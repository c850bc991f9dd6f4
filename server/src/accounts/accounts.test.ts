import { describe, expect, test } from 'vitest'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()

describe('registering', () => {
  test('creates an account that the mailed link verifies; following it again is harmless', async () => {
    const guest = world.caller()
    await guest('POST /users', { body: { email: 'Mei@Example.com', password: PASSWORD } })
    const { token } = await guest('POST /login', { body: { email: 'mei@example.com', password: PASSWORD } })
    const mei = world.caller(token)
    expect(await mei('GET /users/verify')).toEqual({ is_login: true, email_verified: false })

    const link = await world.verifyLink('Mei@Example.com')
    for (const already of [false, true])
      expect(await guest('POST /active_email', { body: { link } })).toEqual({
        email: 'Mei@Example.com',
        already,
      })
    expect(await mei('GET /users/verify')).toEqual({ is_login: true, email_verified: true })
    expect(await mei('GET /users/info')).toMatchObject({
      email: 'Mei@Example.com',
      cart_count: 0,
      available_fen: 0,
    })
  })

  test('gives the same answer for a known address, and notifies only its owner', async () => {
    const guest = world.caller()
    const body = { email: 'twice@example.com', password: PASSWORD }
    expect(await guest('POST /users', { body })).toEqual(await guest('POST /users', { body }))
    const mails = await world.db
      .selectFrom('mails')
      .where('recipient', '=', body.email)
      .orderBy('created_at')
      .select('template')
      .execute()
    expect(mails.map((mail) => mail.template).toSorted()).toEqual(['already_registered', 'welcome'])
  })

  test('an address is one account, however its domain is written', async () => {
    const guest = world.caller()
    const kept = 'anna@xn--mller-kva.example'
    for (const email of [
      'anna@müller.example',
      kept,
      ' ａｎｎａ＠MÜLLER.example',
      'anna@müller\u00AD.example',
    ])
      expect(await guest('POST /users', { body: { email, password: PASSWORD } })).toEqual({ email: kept })
    const rows = await world.db
      .selectFrom('shoppers')
      .where('email', 'ilike', 'anna@%')
      .select('email')
      .execute()
    expect(rows).toEqual([{ email: kept }])
    for (const email of ['anna@müller.example', 'Anna@XN--MLLER-KVA.example'])
      expect(await guest('POST /login', { body: { email, password: PASSWORD } })).toHaveProperty('token')
    const { email } = await guest('POST /send_reset_password_email', {
      body: { email: 'anna@müller.example' },
    })
    expect(email).toBe(kept)
  })

  test('an account from before domains were kept in ASCII is found in any form, and not made twice', async () => {
    const ana = await world.shopper('old-domain')
    const old = 'jörg@bücher.example'
    await world.db.updateTable('shoppers').set({ email: old }).where('id', '=', ana.id).execute()
    const guest = world.caller()
    for (const email of [old, 'JÖRG@BÜCHER.example', 'jörg@xn--bcher-kva.example']) {
      expect(await guest('POST /login', { body: { email, password: PASSWORD } })).toHaveProperty('token')
      await guest('POST /users', { body: { email, password: PASSWORD } })
    }
    const rows = await world.db.selectFrom('shoppers').where('email', 'like', 'jörg@%').select('id').execute()
    expect(rows).toEqual([{ id: ana.id }])
  })

  test.each([
    [{ email: 'mei@nowhere', password: PASSWORD }, { email: expect.stringContaining('email') }],
    [{ email: 'a@b.cc', password: 'abc' }, { password: expect.stringContaining('6 to 20') }],
    [{ email: 'a@b.cc', password: PASSWORD, nickname: 'x' }, { nickname: expect.any(String) }],
  ])('refuses %j', async (body, fields) => {
    const error = await expectRefusal(world.caller()('POST /users', { body }), 'invalid_input')
    expect(error.fields).toMatchObject(fields)
  })

  test('a link is valid for 24 hours', async () => {
    const guest = world.caller()
    await guest('POST /users', { body: { email: 'late@example.com', password: PASSWORD } })
    const link = await world.verifyLink('late@example.com')
    world.clock.advance({ hours: 25 })
    await expectRefusal(guest('POST /active_email', { body: { link } }), 'link_expired')
    const unknown = guest('POST /active_email', { body: { link: 'made-up' } })
    expect((await expectRefusal(unknown, 'link_expired')).reason).toBe('link_unknown')
  })
})

describe('logging in', () => {
  test('takes credentials as query parameters too, as specified', async () => {
    const ana = await world.shopper('ana')
    const answer = await world.inject({
      method: 'POST',
      url: `/api/v1/login?email=${ana.email}&password=${PASSWORD}`,
    })
    expect(answer.json()).toMatchObject({ code: 200, data: { token: expect.any(String) } })
  })

  test('refuses a wrong password and an unknown address alike', async () => {
    await world.shopper('bo')
    const guest = world.caller()
    const wrong = await expectRefusal(
      guest('POST /login', { body: { email: 'bo@example.com', password: 'wrong1' } }),
      'bad_credentials',
    )
    const unknown = await expectRefusal(
      guest('POST /login', { body: { email: 'who@example.com', password: 'wrong1' } }),
      'bad_credentials',
    )
    expect(wrong.message).toBe(unknown.message)
    await expectRefusal(guest('POST /login', { body: { email: 'bo@example.com' } }), 'invalid_input')
  })

  test('a token expires after two days, and ends on log-out', async () => {
    const cy = await world.shopper('cy')
    const di = await world.shopper('di')
    await di.call('POST /logout', { body: {} })
    await expectRefusal(di.call('GET /users/info'), 'login_required')
    expect(await di.call('GET /users/verify')).toEqual({ is_login: false, email_verified: false })
    world.clock.advance({ hours: 47 })
    await cy.call('GET /users/info')
    world.clock.advance({ hours: 2 })
    await expectRefusal(cy.call('GET /users/info'), 'login_required')
  })

  test('speaks the caller’s language', async () => {
    const zh = await expectRefusal(world.caller(undefined, 'zh')('GET /users/info'), 'login_required')
    const en = await expectRefusal(world.caller()('GET /users/info'), 'login_required')
    expect([en.message, zh.message]).toEqual(['Please log in first', '请先登录'])
  })
})

describe('staff', () => {
  test('log in separately from shoppers, and neither may make the other’s calls', async () => {
    const lin = await world.staff('lin', ['buyer'])
    expect(await lin.call('GET /staff/info')).toMatchObject({ name: 'lin', roles: ['buyer'] })
    await expectRefusal(lin.call('GET /users/info'), 'forbidden')
    const eve = await world.shopper('eve')
    await expectRefusal(eve.call('GET /staff/info'), 'forbidden')
    await expectRefusal(world.caller()('GET /staff/info'), 'login_required')
  })
})
