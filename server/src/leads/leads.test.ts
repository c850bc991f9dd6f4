import { beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let sue: Person
let ada: Person

beforeAll(async () => {
  sue = await world.staff('sue', ['support'])
  ada = await world.staff('ada', ['admin'])
  await world.staff('wu', ['warehouse'])
})

const FORM = {
  name: 'Kim Park',
  company: 'Park Toys',
  email: 'kim@toys.example',
  phone: '+82 2 123',
  monthly_volume: 'up_to_1000',
  message: 'Plush toys to Korea.\nAnd Japan.',
  consent: true,
} as const
const send = (change: object = {}, lang: 'en' | 'zh' = 'en') =>
  world.caller(undefined, lang)('POST /leads', { body: { ...FORM, ...change } as typeof FORM })
const read = (id: string) => sue.call('GET /staff/leads/{id}', { params: { id } })

describe('an enquiry', () => {
  test('is stored with its consent, and mailed to the agency in the language of the site', async () => {
    const { id } = await send({ name: '  Kim\r\nPark ' }, 'zh')
    expect(await read(id)).toMatchObject({
      name: 'Kim Park',
      stage: 'new',
      lang: 'zh',
      consent_at: world.clock.now().toISOString(),
      forgotten_on: '2027-11-02T02:00:00.000Z',
      events: [],
    })
    const mail = await world.db
      .selectFrom('mails')
      .where('template', '=', 'lead')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      recipient: 'service@longhaul.example',
      lang: 'en',
      subject: 'Fulfilment enquiry from Kim Park, Park Toys',
    })
    expect(mail.text_body).toContain('Plush toys to Korea.')
    expect(mail.text_body).toContain(`/console/leads?id=${id}`)
    await world.runJobs()
  })

  test('without consent, name or address is refused', async () => {
    for (const change of [
      { consent: false },
      { name: ' ' },
      { email: 'nobody' },
      { message: 'x'.repeat(2001) },
      { monthly_volume: 'all' },
    ])
      await expectRefusal(send(change), 'invalid_input')
  })

  test('by a bot that fills in every field gets the usual answer and is dropped', async () => {
    const before = await world.db.selectFrom('leads').select('id').execute()
    expect(await send({ website: 'https://spam.example' })).toEqual({ id: expect.any(String) })
    expect(await world.db.selectFrom('leads').select('id').execute()).toHaveLength(before.length)
  })

  test('too many from one email address in a day are refused, with the time to wait; the next day they are not', async () => {
    const email = 'often@toys.example'
    await send({ email })
    await world.db
      .updateTable('rate_limits')
      .set({ hits: 3 * world.world.env.rateLimitFactor })
      .where('key', '=', `lead ${email}`)
      .execute()
    const error = await expectRefusal(send({ email: email.toUpperCase() }), 'too_many_requests')
    expect(Number(error.data['retry_after'])).toBe(24 * 60 * 60)
    await send({ email: 'other@toys.example' })
    world.clock.advance({ hours: 24 })
    await send({ email })
    sue = await world.staff('sue', ['support'])
    ada = await world.staff('ada', ['admin'])
  })
})

describe('the desk', () => {
  test('takes an enquiry, adds notes, and records the outcome; everything is kept', async () => {
    const { id } = await send({ email: 'desk@toys.example' })
    const taken = await sue.call('POST /staff/leads/{id}/assign', {
      params: { id },
      body: { staff_id: sue.id, version: 1 },
    })
    expect(taken).toMatchObject({ assignee_name: 'sue', version: 2 })
    expect(taken.staff.map((entry) => entry.name)).toEqual(['ada', 'sue'])
    await sue.call('POST /staff/leads/{id}/notes', {
      params: { id },
      body: { note: ' Called, wants prices. ' },
    })
    await sue.call('POST /staff/leads/{id}/stage', {
      params: { id },
      body: { stage: 'contacted', version: 2, note: '' },
    })
    const won = await ada.call('POST /staff/leads/{id}/stage', {
      params: { id },
      body: { stage: 'won', version: 3, note: 'Signed' },
    })
    expect(won.stage).toBe('won')
    expect(won.events).toMatchObject([
      { kind: 'assignee', staff_name: 'sue', assignee_name: 'sue' },
      { kind: 'note', staff_name: 'sue', note: 'Called, wants prices.' },
      { kind: 'stage', staff_name: 'sue', stage: 'contacted' },
      { kind: 'stage', staff_name: 'ada', stage: 'won', note: 'Signed' },
    ])
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .select('action')
      .execute()
    expect(acts.map((act) => act.action)).toEqual(['assign_lead', 'note_lead', 'move_lead', 'move_lead'])
  })

  test('refuses impossible steps', async () => {
    const { id } = await send({ email: 'no@toys.example' })
    const move = (stage: 'new' | 'contacted' | 'won', version: number) =>
      sue.call('POST /staff/leads/{id}/stage', { params: { id }, body: { stage, version, note: '' } })
    await expectRefusal(move('new', 1), 'transition_not_allowed')
    await expectRefusal(move('won', 2), 'out_of_date')
    const answers = await Promise.allSettled([move('won', 1), move('contacted', 1)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const wu = await world.staff('wu', ['warehouse'])
    await expectRefusal(
      sue.call('POST /staff/leads/{id}/assign', { params: { id }, body: { staff_id: wu.id, version: 2 } }),
      'invalid_input',
    )
    await expectRefusal(
      sue.call('POST /staff/leads/{id}/assign', { params: { id }, body: { staff_id: null, version: 1 } }),
      'out_of_date',
    )
    await expectRefusal(wu.call('GET /staff/leads', { query: {} }), 'forbidden')
    await expectRefusal(
      sue.call('POST /staff/leads/{id}/notes', { params: { id }, body: { note: '  ' } }),
      'invalid_input',
    )
  })

  test('lists enquiries by stage, by assignee and by words, page by page', async () => {
    const list = (query: object) => sue.call('GET /staff/leads', { query })
    const all = await list({ limit: 100 })
    expect((await list({ stage: 'won' })).items.every((lead) => lead.stage === 'won')).toBe(true)
    expect((await list({ stage: 'mine' })).items).toEqual([])
    expect((await list({ q: 'desk@toys' })).items).toHaveLength(1)
    expect((await list({ q: '%' })).items).toHaveLength(0)
    const first = await list({ limit: 2 })
    const second = await list({ limit: 100, cursor: first.next_cursor })
    expect([...first.items, ...second.items].map((lead) => lead.id)).toEqual(all.items.map((lead) => lead.id))
  })

  test('after twelve months an enquiry and its notes are deleted', async () => {
    const { id } = await send({ email: 'old@toys.example' })
    await sue.call('POST /staff/leads/{id}/notes', { params: { id }, body: { note: 'x' } })
    world.clock.advance({ hours: 366 * 24 })
    const fresh = await send({ email: 'fresh@toys.example' })
    await world.runJob('purge-leads', {})
    const left = await world.db.selectFrom('leads').select('id').execute()
    expect(left.map((lead) => lead.id)).toEqual([fresh.id])
    expect(await world.db.selectFrom('lead_events').selectAll().execute()).toEqual([])
  })
})
