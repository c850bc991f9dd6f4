import { expect, test } from 'vitest'
import { STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
const reason = 'left the company'

const member = (id: string) => ({ params: { id } })
const actsOn = (id: string) =>
  world.db.selectFrom('audit_log').where('subject_id', '=', id).selectAll().orderBy('id').execute()
const logIn = (email: string, password = STAFF_PASSWORD) =>
  world.caller()('POST /staff/login', { body: { email, password } })
/** The newest link that was mailed to a member of staff. */
const linkTo = async (email: string, template: 'staff_invited' | 'staff_link') =>
  (await world.mailedTokens(email, template)).at(-1)!

test('an invited member sets a password with the link, once, which is audited', async () => {
  const ada = await world.staff('ada', ['admin'])
  const body = {
    email: 'New@Longhaul.test',
    name: ' Lin ',
    roles: ['support', 'buyer'] as const,
    lang: 'zh' as const,
  }
  const invited = await ada.call('POST /staff/members', { body: { ...body, roles: [...body.roles] } })
  expect(invited.member).toMatchObject({ name: 'Lin', state: 'invited', roles: ['support', 'buyer'] })
  const link = await linkTo(body.email, 'staff_invited')
  // The link goes to the member only: neither the answer nor the stored mail contains it.
  expect(invited.sent_to).toBe(body.email)
  expect(JSON.stringify(invited)).not.toContain(link)
  const { text_body } = await world.db
    .selectFrom('mails')
    .where('recipient', '=', invited.sent_to)
    .select('text_body')
    .executeTakeFirstOrThrow()
  expect(text_body).toContain('http://shop.test/console/password#link=••••••••')
  await expectRefusal(logIn(body.email), 'bad_credentials')
  const again = ada.call('POST /staff/members', {
    body: { ...body, email: 'new@longhaul.test', roles: ['admin'] },
  })
  expect((await expectRefusal(again, 'invalid_input')).fields).toEqual({ email: 'This is already in use' })

  const guest = world.caller()
  expect(await guest('POST /staff/link/check', { body: { link } })).toMatchObject({ name: 'Lin' })
  const short = guest('POST /staff/link/password', { body: { link, password: 'short' } })
  expect((await expectRefusal(short, 'invalid_input')).fields['password']).toMatch(/15/)
  const same = guest('POST /staff/link/password', { body: { link, password: 'new@longhaul.test' } })
  await expectRefusal(same, 'invalid_input')
  const password = 'four words make one'
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => guest('POST /staff/link/password', { body: { link, password } })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expectRefusal(guest('POST /staff/link/check', { body: { link } }), 'link_expired')
  await logIn('new@longhaul.test', password)
  const acts = await actsOn(invited.member.id)
  expect(acts.map(({ action }) => action)).toEqual([
    'invite_staff',
    'log_in_failed',
    'set_staff_password',
    'log_in',
  ])
  expect(JSON.stringify(acts)).not.toContain(link)
})

test('a link expires after three days, and is voided by the next one', async () => {
  const ada = await world.staff('ada2', ['admin'])
  const lin = await world.staff('lin2', ['buyer'])
  const send = async () => {
    const sent = await ada.call('POST /staff/members/{id}/link', { ...member(lin.id), body: {} })
    expect(sent).toMatchObject({ sent_to: lin.email, member: { state: 'active' } })
    return await linkTo(lin.email, 'staff_link')
  }
  const first = await send()
  world.clock.advance({ minutes: 1 })
  const second = await send()
  const guest = world.caller()
  const check = (link: string) => guest('POST /staff/link/check', { body: { link } })
  await expectRefusal(check(first), 'link_expired')
  await check(second)
  // The present password stays valid until the link is used.
  await logIn(lin.email)
  world.clock.advance({ hours: 73 })
  await expectRefusal(check(second), 'link_expired')
})

test('changes of roles take effect immediately, even in an open session', async () => {
  const ada = await world.staff('ada3', ['admin'])
  const bo = await world.staff('bo3', ['buyer'])
  await expectRefusal(bo.call('GET /staff/mails'), 'forbidden')
  const change = (roles: ('support' | 'buyer')[]) =>
    ada.call('PATCH /staff/members/{id}', { ...member(bo.id), body: { roles } })
  expect(await change(['buyer', 'support'])).toMatchObject({ roles: ['support', 'buyer'] })
  await bo.call('GET /staff/mails')
  await change(['buyer'])
  await expectRefusal(bo.call('GET /staff/mails'), 'forbidden')
  const [, last] = (await actsOn(bo.id)).filter(({ action }) => action === 'change_staff')
  expect(last).toMatchObject({
    staff_id: ada.id,
    before: { roles: ['support', 'buyer'] },
    after: { roles: ['buyer'] },
    address: '127.0.0.1',
  })
})

test('a blocked member is logged out immediately, and can log in again when unblocked', async () => {
  const ada = await world.staff('ada4', ['admin'])
  const bo = await world.staff('bo4', ['buyer'])
  const block = () => ada.call('POST /staff/members/{id}/block', { ...member(bo.id), body: { reason } })
  await expectRefusal(
    ada.call('POST /staff/members/{id}/block', { ...member(bo.id), body: { reason: ' ' } }),
    'invalid_input',
  )
  expect(await block()).toMatchObject({ state: 'blocked', open_sessions: 0 })
  await expectRefusal(bo.call('GET /staff/info'), 'login_required')
  await expectRefusal(logIn(bo.email), 'bad_credentials')
  expect((await expectRefusal(block(), 'transition_not_allowed')).reason).toBe('member_blocked')
  await expectRefusal(
    ada.call('POST /staff/members/{id}/link', { ...member(bo.id), body: {} }),
    'transition_not_allowed',
  )
  const unblock = () => ada.call('POST /staff/members/{id}/unblock', { ...member(bo.id), body: {} })
  expect(await unblock()).toMatchObject({ state: 'active' })
  await expectRefusal(unblock(), 'transition_not_allowed')
  await expectRefusal(bo.call('GET /staff/info'), 'login_required')
  await logIn(bo.email)
})

test('no one can block themselves; all sessions but the caller’s can be ended', async () => {
  const ada = await world.staff('ada5', ['admin'])
  const own = ada.call('POST /staff/members/{id}/block', { ...member(ada.id), body: { reason } })
  expect((await expectRefusal(own, 'transition_not_allowed')).reason).toBe('own_account')
  const { staff_token } = await logIn(ada.email)
  const elsewhere = world.caller(staff_token)
  const card = await ada.call('GET /staff/members/{id}', member(ada.id))
  expect(card.sessions).toHaveLength(2)
  expect(await ada.call('POST /staff/members/{id}/end_sessions', { ...member(ada.id), body: {} })).toEqual({
    ended: 1,
  })
  await expectRefusal(elsewhere('GET /staff/info'), 'login_required')
  await ada.call('GET /staff/info')
})

test('members are found by name, role and state, page by page', async () => {
  world.clock.advance({ minutes: 1 })
  const ada = await world.staff('ada6', ['admin'])
  const list = (query: object) => ada.call('GET /staff/members', { query })
  const first = await list({ limit: 2 })
  expect(first.items.map(({ name }) => name)[0]).toBe('ada6')
  const next = await list({ limit: 2, cursor: first.next_cursor! })
  expect(next.items.map(({ id }) => id)).not.toContain(first.items[1]!.id)
  expect((await list({ q: 'BO4' })).items.map(({ name }) => name)).toEqual(['bo4'])
  expect(
    (await list({ role: 'buyer', state: 'active' })).items.every(({ roles }) => roles.includes('buyer')),
  ).toBe(true)
  expect((await list({ state: 'blocked' })).items).toEqual([])
})

test('the matrix of rights is the table that the server uses', async () => {
  const ada = await world.staff('ada7', ['admin'])
  const { calls } = await ada.call('GET /staff/rights')
  const rightsOf = (spec: string) => calls.find((call) => call.spec === spec)?.roles
  expect(rightsOf('POST /staff/withdrawals/{id}/pay')).toEqual(['finance', 'admin'])
  expect(rightsOf('POST /staff/members/{id}/block')).toEqual(['admin'])
  expect(calls.every(({ roles }) => roles.includes('admin'))).toBe(true)
})
