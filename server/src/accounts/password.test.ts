import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
const NEW = 'grau7dohle'

/** Requests a reset mail and returns its token; undefined if no mail was sent. */
async function askForLink(email: string, lang: 'en' | 'zh' = 'en'): Promise<string | undefined> {
  await world.caller(undefined, lang)('POST /send_reset_password_email', { body: { email } })
  await world.runJobs()
  const tokens = await world.mailedTokens(email, 'reset_password')
  for (const token of tokens) if (await isGood(token)) return token
  return tokens[0]
}

const isGood = (link: string): Promise<boolean> =>
  world
    .caller()('POST /check_reset_password_link', { body: { link } })
    .then(() => true)
    .catch(() => false)

const logIn = (email: string, password: string) =>
  world.caller()('POST /login', { body: { email, password } })

describe('a forgotten password', () => {
  test('is reset by the mailed link: once, with every session ended and the owner notified', async () => {
    const ana = await world.shopper('ana')
    const link = (await askForLink(ana.email))!
    const guest = world.caller()
    expect(await guest('POST /check_reset_password_link', { body: { link } })).toEqual({
      expires_at: '2026-11-02T02:30:00.000Z',
    })
    await guest('POST /reset_password_email', { body: { link, password: NEW, repeat: NEW } })

    await expectRefusal(ana.call('GET /users/info'), 'login_required')
    await expectRefusal(logIn(ana.email, PASSWORD), 'bad_credentials')
    const again = world.caller((await logIn(ana.email, NEW)).token)
    const { items } = await again('GET /messages', { query: {} })
    expect(items[0]).toMatchObject({ title: 'Your password was changed' })
    const refused = await expectRefusal(
      guest('POST /reset_password_email', { body: { link, password: NEW } }),
      'link_expired',
    )
    expect(refused.message).toBe('Link expired, please reset')
  })

  test('of 64 concurrent calls with the same link, one sets the password', async () => {
    const bo = await world.shopper('bo')
    const link = (await askForLink(bo.email))!
    const answers = await Promise.allSettled(
      Array.from({ length: 64 }, () =>
        world.caller()('POST /reset_password_email', { body: { link, password: NEW } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('only the newest link is valid, and a change of the password voids it', async () => {
    const cy = await world.shopper('cy')
    const older = (await askForLink(cy.email))!
    const newer = (await askForLink(cy.email))!
    expect(newer).not.toBe(older)
    expect([await isGood(older), await isGood(newer)]).toEqual([false, true])
    await cy.call('POST /users/alter_password', { body: { old_password: PASSWORD, password: NEW } })
    expect(await isGood(newer)).toBe(false)
  })

  test('a link is valid for 30 minutes, and a made-up link is refused like an expired one', async () => {
    const di = await world.shopper('di')
    const link = (await askForLink(di.email))!
    world.clock.advance({ minutes: 29 })
    expect(await isGood(link)).toBe(true)
    world.clock.advance({ minutes: 1 })
    for (const dead of [link, 'made-up', 'x'.repeat(200)]) {
      await expectRefusal(
        world.caller()('POST /check_reset_password_link', { body: { link: dead } }),
        'link_expired',
      )
      const body = { link: dead, password: NEW }
      await expectRefusal(world.caller()('POST /reset_password_email', { body }), 'link_expired')
    }
    const zh = world.caller(undefined, 'zh')
    const refused = await expectRefusal(
      zh('POST /check_reset_password_link', { body: { link } }),
      'link_expired',
    )
    expect(refused.message).toMatch(/链接/)
  })

  test('strangers get the same answer and no mail; the mail is in the language it was asked for in', async () => {
    const eve = await world.shopper('eve')
    const ask = (email: string) => world.caller()('POST /send_reset_password_email', { body: { email } })
    expect(await ask('who@example.com')).toEqual({ email: 'who@example.com' })
    await world.runJobs()
    const mails = await world.db.selectFrom('mails').where('recipient', '=', 'who@example.com').execute()
    expect(mails).toEqual([])
    expect(await world.db.selectFrom('reset_requests').selectAll().execute()).toEqual([])

    await askForLink(eve.email, 'zh')
    const mail = await world.db
      .selectFrom('mails')
      .where('recipient', '=', eve.email)
      .where('template', '=', 'reset_password')
      .select(['subject', 'text_body', 'html_body'])
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('设置新密码')
    expect(mail.text_body).toContain('http://shop.test/user/resetPassword?token=')
  })

  test('the link is never stored in plain form', async () => {
    const fay = await world.shopper('fay')
    const link = (await askForLink(fay.email))!
    const links = await world.db.selectFrom('email_links').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(link)
  })

  test('verifies an unverified address, since its mail was read', async () => {
    const gus = await world.shopper('gus', { verified: false })
    const link = (await askForLink(gus.email))!
    await world.caller()('POST /reset_password_email', { body: { link, password: NEW } })
    const { token } = await logIn(gus.email, NEW)
    expect(await world.caller(token)('GET /users/verify')).toEqual({ is_login: true, email_verified: true })
  })

  test('removes the two-step login that somebody else set up before the address was verified', async () => {
    const ben = await world.shopper('ben')
    const { secret } = await ben.call('POST /two_factor', { body: { password: PASSWORD } })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock.now().getTime(),
    })
    await ben.call('POST /two_factor/confirm', { body: { code } })
    // As an account from before two-step login required a verified address.
    await world.db.updateTable('shoppers').set({ email_verified_at: null }).where('id', '=', ben.id).execute()
    const link = (await askForLink(ben.email))!
    await world.caller()('POST /reset_password_email', { body: { link, password: NEW } })
    const { token } = await logIn(ben.email, NEW)
    const security = await world.caller(token)('GET /security')
    expect(security).toMatchObject({ email_verified: true, two_factor_at: null, recovery_codes_left: 0 })
  })

  test('keeps the two-step login of a verified account', async () => {
    const sue = await world.shopper('sue')
    const { secret } = await sue.call('POST /two_factor', { body: { password: PASSWORD } })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock.now().getTime(),
    })
    await sue.call('POST /two_factor/confirm', { body: { code } })
    const link = (await askForLink(sue.email))!
    await world.caller()('POST /reset_password_email', { body: { link, password: NEW } })
    await expectRefusal(logIn(sue.email, NEW), 'two_factor_required')
  })

  test('three mails an hour for one address, whether or not it is known', async () => {
    const hal = await world.shopper('hal')
    await world.db.deleteFrom('rate_limits').execute()
    world.world.env.rateLimitFactor = 1
    try {
      for (const email of [hal.email, 'nobody@example.com']) {
        const ask = () => world.caller()('POST /send_reset_password_email', { body: { email } })
        for (let time = 1; time <= 3; time++) await ask()
        const error = await expectRefusal(ask(), 'too_many_requests')
        expect(error.data['retry_after']).toBe(3600)
      }
    } finally {
      world.world.env.rateLimitFactor = 1000
    }
  })

  test.each([
    ['abc12', 'password'],
    ['a1'.repeat(11), 'password'],
    ['abcdef', 'password'],
    ['123456', 'password'],
    ['abc-123', 'password'],
    ['abc１２３', 'password'],
  ])('refuses “%s” as a password', async (password, field) => {
    const email = `bad${password.length}${password.charCodeAt(3)}@example.com`
    const error = await expectRefusal(
      world.caller()('POST /users', { body: { email, password } }),
      'invalid_input',
    )
    expect(Object.keys(error.fields)).toEqual([field])
    const link = (await askForLink((await world.shopper(email.split('@')[0]!)).email))!
    await expectRefusal(
      world.caller()('POST /reset_password_email', { body: { link, password } }),
      'invalid_input',
    )
    expect(await isGood(link)).toBe(true)
  })
})

test.each(['abc123', 'password1'])(
  'accepts “%s”, which satisfies the rules: a page only warns',
  async (password) => {
    const email = `${password}@example.com`
    await world.caller()('POST /users', { body: { email, password } })
    expect((await logIn(email, password)).token).toBeTruthy()
  },
)

describe('changing the password', () => {
  test('keeps this session, ends the others, mails the owner', async () => {
    const ida = await world.shopper('ida')
    const other = world.caller((await logIn(ida.email, PASSWORD)).token)
    await ida.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: NEW, repeat: NEW },
    })
    await ida.call('GET /users/info')
    await expectRefusal(other('GET /users/info'), 'login_required')
    await logIn(ida.email, NEW)
    expect(await ida.call('GET /security')).toMatchObject({ password_changed_at: expect.any(String) })
    const mail = await world.db
      .selectFrom('mails')
      .where('recipient', '=', ida.email)
      .where('template', '=', 'password_changed')
      .select('id')
      .execute()
    expect(mail).toHaveLength(1)
  })

  test.each([
    [{ old_password: 'wrong12', password: NEW }, 'old_password', 'This isn’t your current password'],
    [{ old_password: PASSWORD, password: PASSWORD }, 'password', 'Please choose a different password'],
    [{ old_password: PASSWORD, password: NEW, repeat: 'grau7dohla' }, 'repeat', 'don’t match'],
    [{ old_password: PASSWORD, password: 'short' }, 'password', '6 to 20'],
  ])('refuses %j', async (body, field, sentence) => {
    const jo = await world.shopper(`jo${Math.abs(field.length * 7 + body.password.length)}`)
    const error = await expectRefusal(jo.call('POST /users/alter_password', { body }), 'invalid_input')
    expect(error.fields).toEqual({ [field]: expect.stringContaining(sentence) })
    await logIn(jo.email, PASSWORD)
  })

  test('wrong old passwords lead to a wait', async () => {
    const kim = await world.shopper('kim')
    world.world.env.rateLimitFactor = 1
    try {
      const attempt = () =>
        kim.call('POST /users/alter_password', { body: { old_password: 'wrong12', password: NEW } })
      for (let time = 1; time <= 5; time++) await expectRefusal(attempt(), 'invalid_input')
      const error = await expectRefusal(attempt(), 'too_many_requests')
      expect(error.data['retry_after']).toBe(1)
    } finally {
      world.world.env.rateLimitFactor = 1000
    }
  })
})

test('the registration mail can be sent again, with a link as long as the address is unverified', async () => {
  const lea = await world.shopper('lea', { verified: false })
  expect(await lea.call('GET /send_success_register_email')).toEqual({ email: lea.email })
  await world.caller()('POST /active_email', { body: { link: await world.verifyLink(lea.email) } })
  await lea.call('GET /send_success_register_email')
  const mails = await world.db
    .selectFrom('mails')
    .where('recipient', '=', lea.email)
    .select('template')
    .execute()
  expect(mails.map(({ template }) => template).toSorted()).toEqual(['registered', 'welcome', 'welcome'])
})
