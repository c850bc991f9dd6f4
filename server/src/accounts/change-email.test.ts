import { expect, test } from 'vitest'
import { PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()

const mailsTo = (email: string) =>
  world.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .select('template')
    .orderBy('created_at')
    .execute()
async function changeLink(email: string): Promise<string> {
  return (await world.mailedTokens(email, 'email_change')).at(-1)!
}

test('the new address takes effect once confirmed, and the old one is notified before and after', async () => {
  const ana = await world.shopper('ana')
  await ana.call('POST /email_change', { body: { email: ' Ana@New.example ', password: PASSWORD } })
  expect(await ana.call('GET /security')).toMatchObject({
    email: ana.email,
    pending_email: 'Ana@New.example',
  })
  const link = await changeLink('Ana@New.example')
  for (let time = 1; time <= 2; time++)
    expect(await world.caller()('POST /email_change/confirm', { body: { link } })).toEqual({
      email: 'Ana@New.example',
    })
  expect(await ana.call('GET /security')).toMatchObject({
    email: 'Ana@New.example',
    email_verified: true,
    pending_email: null,
  })
  await world.caller()('POST /login', { body: { email: 'ana@new.example', password: PASSWORD } })
  await expectRefusal(
    world.caller()('POST /login', { body: { email: ana.email, password: PASSWORD } }),
    'bad_credentials',
  )
  const templates = (await mailsTo(ana.email)).map(({ template }) => template)
  expect(templates.toSorted()).toEqual(['email_change_asked', 'email_changed', 'welcome'])
})

test('a taken address gets no link: its owner is told of the existing account, the caller sees no difference', async () => {
  const bo = await world.shopper('bo')
  const cy = await world.shopper('cy')
  expect(await bo.call('POST /email_change', { body: { email: cy.email, password: PASSWORD } })).toEqual({
    email: cy.email,
  })
  const templates = (await mailsTo(cy.email)).map(({ template }) => template)
  expect(templates.toSorted()).toEqual(['already_registered', 'welcome'])
})

test('an address that was taken meanwhile cannot be confirmed', async () => {
  const di = await world.shopper('di')
  await di.call('POST /email_change', { body: { email: 'late@example.com', password: PASSWORD } })
  const link = await changeLink('late@example.com')
  await world.shopper('late')
  await expectRefusal(world.caller()('POST /email_change/confirm', { body: { link } }), 'link_expired')
})

test('a link expires after 24 hours, on a newer link, on cancellation, and on a new password', async () => {
  const eve = await world.shopper('eve')
  const ask = async (email: string) => {
    await eve.call('POST /email_change', { body: { email, password: PASSWORD } })
    return await changeLink(email)
  }
  const isDead = (link: string) =>
    expectRefusal(world.caller()('POST /email_change/confirm', { body: { link } }), 'link_expired')
  const first = await ask('first@example.com')
  const second = await ask('second@example.com')
  await isDead(first)
  await eve.call('POST /email_change/cancel', { body: {} })
  await isDead(second)
  const third = await ask('third@example.com')
  await eve.call('POST /users/alter_password', { body: { old_password: PASSWORD, password: 'grau7dohle' } })
  await isDead(third)
  await isDead('made-up')
})

test.each([
  [{ email: 'new@example.com', password: 'wrong12' }, 'password'],
  [{ email: 'nonsense', password: PASSWORD }, 'email'],
  [{ email: 'FAY4@example.com', password: PASSWORD }, 'email'],
])('refuses %j', async (body, field) => {
  const fay = await world.shopper(body.email === 'FAY4@example.com' ? 'fay4' : `fay${body.email.length}`)
  const error = await expectRefusal(fay.call('POST /email_change', { body }), 'invalid_input')
  expect(Object.keys(error.fields)).toEqual([field])
})
