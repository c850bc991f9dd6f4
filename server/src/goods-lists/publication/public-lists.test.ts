import {
  OPEN_REPORTS_MAX,
  PUBLIC_LISTS_MAX,
  TAKEN_DOWN_MAX,
} from '@longhaul/domain/goods-lists/public-list.ts'
import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../../goods/public.ts'

const world = testWorld()
let ana: Person
let bo: Person
let support: Person
const simple = DEMO_PRODUCTS.filter(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)
const guest = world.caller()

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  support = await world.staff('support', ['support'])
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

const page = { title: 'A desk for slow mornings', intro: 'What stands on my desk.', shown_name: 'Nora' }
let made = 0

/** A list with a row that can be bought and has everything that must stay private, and one that cannot. */
async function make(who: Person): Promise<string> {
  const text = [
    ['Section', 'Name', 'Link', 'Option', 'Qty', 'Price (CNY)', 'Note'],
    ['sectionword', 'nameword', marketUrl(simple[0]!), 'optionword', 17, '', 'noteword'],
    ['sectionword', 'nameword', 'https://item.taobao.com/item.htm?id=81…', '', 1, '', ''],
  ]
  const body = {
    text: text.map((row) => row.join('\t')).join('\n') + '\n'.repeat(made),
    name: `listword ${made++}`,
  }
  const { id } = await who.call('POST /goods_lists', { body })
  await world.runJobs()
  return id
}
const publish = (who: Person, id: string, body = page) =>
  who.call('PUT /goods_lists/{id}/publication', { params: { id }, body })
const read = (code: string) => guest('GET /public_lists/{code}', { params: { code } })
const report = (code: string) =>
  guest('POST /public_lists/{code}/reports', {
    params: { code },
    body: { reason: 'misleading', words: 'no' },
  })
const listed = async (view: 'reported' | 'shown' | 'taken_down', code: string) =>
  (await support.call('GET /staff/public_lists', { query: { view, limit: 100 } })).items.find(
    (list) => list.code === code,
  )
const takeDown = (id: string) =>
  support.call('POST /staff/public_lists/{id}/take_down', {
    params: { id },
    body: { reason: 'It shows a telephone number' },
  })
const noticesOf = async (who: Person) =>
  (await who.call('GET /messages', { query: {} })).items.map(({ kind }) => kind)

test('a published list shows its goods and nothing else of the shopper', async () => {
  const id = await make(ana)
  expect(await ana.call('GET /goods_lists/{id}/publication', { params: { id } })).toEqual({
    publication: null,
    showable: 1,
  })
  const { code } = await publish(ana, id)
  const shown = await read(code)
  expect(shown.list).toMatchObject({ ...page, goods: [{ price_on: '2026-11-02', options_text: '' }] })
  const sent = JSON.stringify(shown)
  for (const word of ['sectionword', 'nameword', 'optionword', 'noteword', 'listword', 'quantity', ana.email])
    expect(sent, word).not.toContain(word)
  expect(sent).not.toContain(ana.id)
  // Publishing again keeps the address.
  expect((await publish(ana, id, { ...page, title: 'Another' })).code).toBe(code)
  expect((await read(code)).list?.title).toBe('Another')
})

test('the page keeps what was published when the list changes', async () => {
  const id = await make(ana)
  const { code } = await publish(ana, id)
  const rows = await ana.call('GET /goods_lists/{id}/rows', { params: { id }, query: { group: 'ready' } })
  const row_ids = rows.items.map((row) => row.id)
  await ana.call('POST /goods_lists/{id}/rows/delete', { params: { id }, body: { row_ids } })
  expect((await read(code)).list?.goods).toHaveLength(1)
  expect((await expectRefusal(publish(ana, id), 'transition_not_allowed')).reason).toBe('nothing_to_publish')
})

test('withdrawing and deleting end the page at once', async () => {
  const id = await make(ana)
  const { code } = await publish(ana, id)
  const withdraw = () => ana.call('DELETE /goods_lists/{id}/publication', { params: { id } })
  await Promise.all([withdraw(), withdraw()])
  expect(await read(code)).toEqual({ code, list: null })
  expect((await publish(ana, id)).code).toBe(code)
  await ana.call('DELETE /goods_lists/{id}', { params: { id } })
  expect((await read(code)).list).toBeNull()
})

test("nobody publishes, withdraws or reads another's list, or guesses codes", async () => {
  const id = await make(ana)
  await expectRefusal(publish(bo, id), 'not_found')
  await expectRefusal(bo.call('DELETE /goods_lists/{id}/publication', { params: { id } }), 'not_found')
  await expectRefusal(bo.call('GET /goods_lists/{id}/publication', { params: { id } }), 'not_found')
  await expectRefusal(read('bcdfghjkmn'), 'not_found')
  for (const code of ['BCDFGHJKMN', 'short', "' or 1=1 --"]) await expectRefusal(read(code), 'not_found')
  const dora = await world.shopper('dora', { verified: false })
  await expectRefusal(publish(dora, id), 'email_not_verified')
})

test('markup stays text, and no address gets onto a page', async () => {
  const id = await make(ana)
  const title = '<script>alert(1)</script>\u202e"&'
  const { code } = await publish(ana, id, { ...page, title })
  expect((await read(code)).list?.title).toBe('<script>alert(1)</script>"&')
  for (const field of ['title', 'intro', 'shown_name'] as const) {
    const call = publish(ana, id, { ...page, [field]: 'cheap-bags.shop' })
    const { reason, fields } = await expectRefusal(call, 'invalid_input')
    expect(reason).toBe('contact_in_public')
    expect(Object.values(fields ?? {})).toEqual([expect.stringMatching(/^Please leave out web addresses/)])
  }
  await expectRefusal(publish(ana, id, { ...page, shown_name: '\u200b \u202e' }), 'invalid_input')
})

test('a copy has the links and is read anew', async () => {
  const { code } = await publish(ana, await make(ana))
  const { id, row_count } = await bo.call('POST /public_lists/{code}/copy', { params: { code }, body: {} })
  expect(row_count).toBe(1)
  await world.runJobs()
  const rows = await bo.call('GET /goods_lists/{id}/rows', { params: { id }, query: { group: 'ready' } })
  expect(rows.items).toMatchObject([{ quantity: 1, remark: '' }])
})

test('what is reported waits for staff, who keep it or take it down for good', async () => {
  const id = await make(ana)
  const { code } = await publish(ana, id)
  await report(code)
  const found = await listed('reported', code)
  expect(found).toMatchObject({ open_reports: 1, reports: [{ reason: 'misleading', words: 'no' }] })
  const params = { id: found!.id }
  await support.call('POST /staff/public_lists/{id}/keep', { params, body: {} })
  expect(await listed('reported', code)).toBeUndefined()
  expect(await listed('shown', code)).toMatchObject({ open_reports: 0 })

  await takeDown(found!.id)
  await expectRefusal(takeDown(found!.id), 'transition_not_allowed')
  expect((await read(code)).list).toBeNull()
  expect(await noticesOf(ana)).toContain('public_list_taken_down')
  expect((await expectRefusal(publish(ana, id), 'transition_not_allowed')).reason).toBe('list_taken_down')
  // Withdrawing does not wash it clean.
  await ana.call('DELETE /goods_lists/{id}/publication', { params: { id } })
  await expectRefusal(publish(ana, id), 'transition_not_allowed')
  expect(await listed('taken_down', code)).toBeDefined()

  await support.call('POST /staff/public_lists/{id}/put_back', { params, body: {} })
  expect((await read(code)).list).toMatchObject(page)
  expect(await noticesOf(ana)).toContain('public_list_put_back')
  await expectRefusal(
    support.call('POST /staff/public_lists/{id}/put_back', { params, body: {} }),
    'transition_not_allowed',
  )
})

test('a list keeps a bounded number of open reports', async () => {
  const { code } = await publish(ana, await make(ana))
  await report(code)
  const own = await listed('reported', code)
  await world.db
    .insertInto('public_list_reports')
    .values(
      Array.from({ length: OPEN_REPORTS_MAX - 1 }, () => ({
        public_list_id: own!.id,
        reason: 'other' as const,
        created_at: world.clock.now(),
      })),
    )
    .execute()
  await report(code)
  expect((await listed('reported', code))!.open_reports).toBe(OPEN_REPORTS_MAX)
})

test('limits: public lists of a shopper, and lists that were taken down', async () => {
  const eve = await world.shopper('eve')
  const id = await make(eve)
  const { code } = await publish(eve, id)
  const {
    id: _,
    goods,
    list_id: __,
    ...row
  } = await world.db.selectFrom('public_lists').where('code', '=', code).selectAll().executeTakeFirstOrThrow()
  const copies = [...'23456789bcdfghjkmnpq'].slice(0, PUBLIC_LISTS_MAX - 1)
  for (const letter of copies) {
    const { id: list_id } = await eve.call('POST /goods_lists/{id}/copy', { params: { id }, body: {} })
    await world.db
      .insertInto('public_lists')
      .values({ ...row, list_id, goods: JSON.stringify(goods), code: letter.repeat(10) })
      .execute()
  }
  const more = await make(eve)
  expect((await expectRefusal(publish(eve, more), 'transition_not_allowed')).reason).toBe(
    'too_many_public_lists',
  )
  // Staff read them page by page.
  const query = { view: 'shown', limit: 2 } as const
  const first = await support.call('GET /staff/public_lists', { query })
  const cursor = first.next_cursor!
  const second = await support.call('GET /staff/public_lists', { query: { ...query, cursor } })
  expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(4)
  // What is shown already can still be brought up to date.
  await publish(eve, id)
  for (const letter of copies.slice(0, TAKEN_DOWN_MAX)) {
    const found = await listed('shown', letter.repeat(10))
    await takeDown(found!.id)
  }
  expect((await expectRefusal(publish(eve, more), 'transition_not_allowed')).reason).toBe('publishing_ended')
})

test('what a blocked shopper published is not shown', async () => {
  const gus = await world.shopper('gus')
  const { code } = await publish(gus, await make(gus))
  const block = (at: Date | null) =>
    world.db.updateTable('shoppers').set({ blocked_at: at }).where('id', '=', gus.id).execute()
  await block(world.clock.now())
  await expectRefusal(read(code), 'not_found')
  await block(null)
  expect((await read(code)).list).toMatchObject(page)
})

test('with the account, the page is gone', async () => {
  const fay = await world.shopper('fay')
  const { code } = await publish(fay, await make(fay))
  await report(code)
  await fay.call('POST /account/close', { body: { password: PASSWORD } })
  await expectRefusal(read(code), 'not_found')
  expect(await world.db.selectFrom('public_lists').where('code', '=', code).select('id').execute()).toEqual(
    [],
  )
})
