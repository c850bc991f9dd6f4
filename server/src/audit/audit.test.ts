import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { START, expectRefusal, testWorld } from '../../test/world.ts'
import { addActs } from './audit.test-support.ts'

const world = testWorld()

const csv = async (token: string, query = '') => {
  const response = await world.inject({
    url: `/api/v1/staff/audit.csv${query}`,
    headers: { authorization: token },
  })
  return { status: response.statusCode, lines: response.body.trimEnd().split('\r\n'), body: response.body }
}

test('says who did what from where, and the values before and after', async () => {
  const ada = await world.staff('ada', ['admin'])
  const bo = await world.staff('bo', ['buyer'])
  await ada.call('POST /staff/members/{id}/block', {
    params: { id: bo.id },
    body: { reason: '=1+1, "left"' },
  })
  const { items } = await ada.call('GET /staff/audit', {
    query: { subject_id: bo.id, action: 'block_staff' },
  })
  expect(items).toMatchObject([
    {
      person: { id: ada.id, name: 'ada' },
      action: 'block_staff',
      action_words: 'Blocked a member of staff',
      subject_kind: 'staff',
      subject_number: 'bo',
      before: { blocked: false },
      after: { blocked: true },
      reason: '=1+1, "left"',
      address: '127.0.0.1',
      at: START.replace('Z', '.000Z'),
    },
  ])
  const { lines, status } = await csv(ada.token, `?subject_id=${bo.id}&action=block_staff`)
  expect(status).toBe(200)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\uFEFFWhen \(Shanghai time UTC\+8\),Who,/)
  // A spreadsheet must not evaluate user input as a formula.
  expect(lines[1]).toContain(`"'=1+1, ""left"""`)
})

test('every filter narrows the list and the file alike, page by page', async () => {
  const ada = await world.staff('ada2', ['admin'])
  await addActs(world.db, ada.id, { count: 1_203, from: new Date('2026-10-01T00:00:00+08:00') })
  const read = async (query: object) => {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await ada.call('GET /staff/audit', {
        query: { ...query, limit: 100, ...(cursor ? { cursor } : {}) },
      })
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return ids
  }
  const all = await read({ person: ada.id, subject_kind: 'thing' })
  expect(new Set(all).size).toBe(1_203)
  expect(all.map(Number)).toEqual(all.map(Number).toSorted((entry, other) => other - entry))
  // One entry per hour: a day in Shanghai has 24, the first at midnight there.
  expect(await read({ from: '2026-10-03', to: '2026-10-04', subject_kind: 'thing' })).toHaveLength(48)
  expect(await read({ action: 'odd', person: ada.id })).toHaveLength(601)
  expect(await read({ subject_kind: 'thing', subject_id: 'thing 7' })).toHaveLength(1)
  expect(await read({ person: 'command' })).toEqual([])
  for (const [query, rows] of [
    ['?subject_kind=thing', 1_203],
    ['?from=2026-10-03&to=2026-10-04&subject_kind=thing', 48],
    ['?action=odd', 601],
  ] as const)
    expect((await csv(ada.token, query)).lines).toHaveLength(rows + 1)
  const choices = await ada.call('GET /staff/audit/choices')
  const values = (known: readonly { value: string }[]) => known.map(({ value }) => value)
  expect(values(choices.actions)).toEqual(expect.arrayContaining(['even', 'odd', 'log_in', 'export_audit']))
  expect(choices.actions).toContainEqual({ value: 'log_in', words: 'Logged in' })
  expect(values(choices.subject_kinds)).toContain('thing')
})

test('nonsense is refused, in the list and in the file', async () => {
  const ada = await world.staff('ada3', ['admin'])
  const bad = [
    'from=2026-02-30',
    'to=yesterday',
    'person=x',
    'from=2026-10-01&from=2026-10-02',
    `action=${'x'.repeat(300)}`,
  ]
  for (const query of bad) expect((await csv(ada.token, `?${query}`)).status, query).toBe(400)
  const list = (query: object) => ada.call('GET /staff/audit', { query })
  await expectRefusal(list({ from: '2026-02-30' }), 'invalid_input')
  await expectRefusal(list({ person: 'nobody' }), 'invalid_input')
  await expectRefusal(list({ cursor: 'aaaa' }), 'invalid_input')
  await list({ subject_id: "' or 1=1 --" })
})

test('is readable by admins only, and cannot be changed', async () => {
  const fin = await world.staff('fin', ['finance', 'support', 'buyer', 'warehouse'])
  const ana = await world.shopper('ana')
  await expectRefusal(fin.call('GET /staff/audit'), 'forbidden')
  expect((await csv(fin.token)).status).toBe(403)
  expect((await csv(ana.token)).status).toBe(403)
  expect((await csv('nonsense')).status).toBe(401)
  await expect(world.db.updateTable('audit_log').set({ reason: '' }).execute()).rejects.toThrow('append-only')
  await expect(world.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
})

test('an entry named by its call is shown in words, and its order by its number', async () => {
  const ada = await world.staff('ada4', ['admin'])
  const ana = await world.shopper('ana4')
  await given.money(world, ana, 30_000)
  const order = await given.aPaidOrder(world, ana, { line: { unit_price_fen: 3_000, title: 'Cup' } })
  const [item] = (await ada.call('GET /staff/orders/{id}', { params: { id: order.id } })).items
  await ada.call('POST /staff/order_items/{id}/approve', { params: { id: item!.id }, body: {} })
  await world.db
    .insertInto('audit_log')
    .values({
      staff_id: ada.id,
      action: 'POST /staff/conversations/{id}/read',
      subject_kind: 'conversations',
      subject_id: 'gone',
      request_id: 'test',
      created_at: world.clock.now(),
    })
    .execute()
  const { items } = await ada.call('GET /staff/audit', { query: { person: ada.id } })
  expect(items).toContainEqual(
    expect.objectContaining({
      subject_kind: 'order_item',
      subject_id: item!.id,
      subject_number: order.number,
    }),
  )
  const read = items.find(({ subject_kind }) => subject_kind === 'conversations')!
  expect(read.action_words).not.toMatch(/POST|staff\//)
  expect(read).toMatchObject({ subject_words: 'Conversation', subject_number: null })
})
