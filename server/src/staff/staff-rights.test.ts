import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let people = 0
let ada: Person
let bea: Person
let shopper: Person
beforeEach(async () => {
  people++
  ada = await world.staff(`ada${people}`, ['admin'])
  bea = await world.staff(`bea${people}`, ['admin'])
  shopper = await world.shopper(`ana${people}`)
})

const at = (person: { id: string }, body = {}) => ({ params: { id: person.id }, body })
const because = ({ id }: { id: string }, reason: string) => ({ params: { id }, body: { reason } })
const reasonOf = async (refused: Promise<unknown>) =>
  (await expectRefusal(refused, 'transition_not_allowed')).reason
const invitation = (roles: ('support' | 'finance' | 'admin')[]) => ({
  email: `new${people}@longhaul.test`,
  name: 'Puppet',
  roles,
  lang: 'en' as const,
})

async function logIn(email: string, password = STAFF_PASSWORD): Promise<Person> {
  const { staff_token: token } = await world.caller()('POST /staff/login', { body: { email, password } })
  const call = world.caller(token)
  return { id: (await call('GET /staff/info')).id, email, call, token }
}

/** A person with a role over money whom Ada invited and Bea approved, logged in. */
async function aPuppet(): Promise<Person> {
  const body = invitation(['finance'])
  await given.approved(ada, bea, 'POST /staff/members', { body })
  const [link] = await world.mailedTokens(body.email, 'staff_invited')
  await world.caller()('POST /staff/link/password', { body: { link: link!, password: STAFF_PASSWORD } })
  return await logIn(body.email)
}

async function switchTwoStepOn(person: Person): Promise<void> {
  const { secret } = await person.call('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  const timestamp = world.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await person.call('POST /staff/two_factor/confirm', { body: { code } })
}

const askLarge = (who: Person) =>
  who.call('POST /staff/adjustments', {
    body: { shopper_id: shopper.id, amount_fen: 5_000_000, cause: 'goodwill', reason: 'Sorry' },
  })
const book = (who: Person, { id }: { id: string }) =>
  who.call('POST /staff/adjustments/{id}/book', { params: { id }, body: {} })
const whyNotBook = async (who: Person, asked: { id: string }) =>
  (await expectRefusal(book(who, asked), 'forbidden')).reason

describe('rights over money and people', () => {
  test('are not given by one admin alone, neither to somebody new nor to a colleague', async () => {
    const clerk = await world.staff(`clerk${people}`, ['support'])
    for (const role of ['finance', 'admin'] as const) {
      const invite = ada.call('POST /staff/members', { body: invitation(['support', role]) })
      expect(await reasonOf(invite)).toBe('second_person_needed')
      const promote = ada.call('PATCH /staff/members/{id}', at(clerk, { roles: ['support', role] }))
      expect(await reasonOf(promote)).toBe('second_person_needed')
    }
    // Nobody was left behind, and no mail with a link was sent.
    const { items } = await ada.call('GET /staff/members', { query: { q: invitation([]).email } })
    expect(items).toEqual([])
    expect(await world.mailedTokens(invitation([]).email, 'staff_invited')).toEqual([])
    await ada.call('PATCH /staff/members/{id}', at(clerk, { name: 'Clerk', roles: ['buyer', 'support'] }))
    await ada.call('POST /staff/members', { body: invitation(['support']) })
  })

  test('are given by two, and the second sees to whom', async () => {
    const clerk = await world.staff(`clerk${people}`, ['support'])
    const call = 'PATCH /staff/members/{id}'
    const body = { roles: ['support', 'finance'] }
    const { id } = await ada.call('POST /staff/proposals', {
      body: { call, params: { id: clerk.id }, body, reason: 'She takes over the books' },
    })
    expect(await bea.call('GET /staff/proposals/{id}', { params: { id } })).toMatchObject({
      act: 'staff_rights',
      subject: `clerk${people}`,
      changes: [{ name: 'roles', before: ['support'], after: ['support', 'finance'] }],
      why_not_approve: null,
    })
    await bea.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure: null } })
    expect((await logIn(clerk.email)).id).toBe(clerk.id)
    const card = await ada.call('GET /staff/members/{id}', { params: { id: clerk.id } })
    expect(card.roles).toEqual(['support', 'finance'])
  })

  test('do not come back with one admin: unblocking, a new second step', async () => {
    const fin = await world.staff(`fin${people}`, ['finance'])
    await ada.call('POST /staff/members/{id}/block', because(fin, 'Lost the laptop'))
    const unblock = ada.call('POST /staff/members/{id}/unblock', at(fin))
    expect(await reasonOf(unblock)).toBe('second_person_needed')
    await given.approved(ada, bea, 'POST /staff/members/{id}/unblock', { params: { id: fin.id } })
    await switchTwoStepOn(await logIn(fin.email))
    const lost = because(fin, 'Lost the phone')
    const reset = ada.call('POST /staff/members/{id}/reset_two_factor', lost)
    expect(await reasonOf(reset)).toBe('second_person_needed')
    const open = await ada.call('GET /staff/members/{id}', { params: { id: fin.id } })
    expect(open).toMatchObject({ two_factor: 'on', open_sessions: 1 })
    await given.approved(ada, bea, 'POST /staff/members/{id}/reset_two_factor', lost)
    const told = world.db.selectFrom('mails').where('recipient', '=', fin.email).select('template')
    expect(await told.execute()).toContainEqual({ template: 'staff_two_factor_reset' })
  })
})

describe('the second person', () => {
  test('is nobody whom the first invited, for thirty days', async () => {
    const puppet = await aPuppet()
    const asked = await askLarge(ada)
    expect(await whyNotBook(puppet, asked)).toBe('second_person_dependent')
    const askedByPuppet = await askLarge(puppet)
    expect(await whyNotBook(ada, askedByPuppet)).toBe('second_person_dependent')
    expect((await book(bea, askedByPuppet)).stage).toBe('booked')
    world.clock.advance({ days: 30 })
    expect((await book(await logIn(puppet.email), asked)).stage).toBe('booked')
  })

  test('is nobody who was invited, linked or promoted over a colleague either', async () => {
    const puppet = await aPuppet()
    const fin = await world.staff(`fin${people}`, ['finance'])
    const asked = await askLarge(puppet)
    const sent = await ada.call('POST /staff/members/{id}/link', at(fin))
    const [link] = await world.mailedTokens(fin.email, 'staff_link')
    expect(JSON.stringify(sent)).not.toContain(link)
    expect(await whyNotBook(fin, asked)).toBe('second_person_dependent')
    const clerk = await world.staff(`clerk${people}`, ['support'])
    const granted = { params: { id: clerk.id }, body: { roles: ['finance'] } }
    await given.approved(ada, bea, 'PATCH /staff/members/{id}', granted)
    expect(await whyNotBook(clerk, asked)).toBe('second_person_dependent')
    expect((await book(bea, asked)).stage).toBe('booked')
  })
})

test('every admin is told of rights given, and of colleagues who were blocked or lost theirs', async () => {
  await world.runJobs()
  const told = () =>
    world.db
      .selectFrom('mails')
      .where('recipient', '=', bea.email)
      .where('template', '=', 'staff_value_act')
      .select('subject')
      .execute()
  const before = (await told()).length
  const puppet = await aPuppet()
  await ada.call('PATCH /staff/members/{id}', at(puppet, { roles: ['support'] }))
  await world.runJobs()
  // Proposed, approved, done; then the demotion.
  expect((await told()).length - before).toBe(4)
  const fin = await world.staff(`fin${people}`, ['finance'])
  await ada.call('POST /staff/members/{id}/block', because(fin, 'Left'))
  await world.runJobs()
  expect((await told()).length - before).toBe(5)
})
