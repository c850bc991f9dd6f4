import { LIST_IDS, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bea: Person
let lin: Person
let wu: Person
let fang: Person
let orders: given.PlacedOrder[]

beforeAll(async () => {
  ana = await world.shopper('ana')
  bea = await world.shopper('bea')
  lin = await world.staff('lin', ['support', 'buyer'])
  wu = await world.staff('wu', ['warehouse'])
  fang = await world.staff('fang', ['finance'])
  orders = []
  for (const [who, price, title] of [
    [ana, 3_000, '青瓷茶杯'],
    [ana, 9_000, 'Paper lantern'],
    [bea, 6_000, '=cmd|x'],
  ] as const) {
    await given.money(world, who, 30_000)
    orders.push(await given.aPaidOrder(world, who, { line: { unit_price_fen: price, title } }))
    world.clock.advance({ minutes: 10 })
  }
})

const items = (words: Record<string, string> = {}, page: { limit?: number; cursor?: string } = {}) =>
  lin.call('GET /staff/lists/items', { query: { ...words, ...page } })
const titles = async (words: Record<string, string>) =>
  (await items(words)).items.map((row) => row.cells['title'])

const file = async (path: string, person: Person) => {
  const response = await world.inject({
    url: `/api/v1/staff/lists/${path}`,
    headers: { authorization: person.token },
  })
  return { status: response.statusCode, lines: response.body.trimEnd().split('\r\n') }
}

describe('a list', () => {
  test('is sorted newest first or in any of its other orders, page after page without a gap', async () => {
    expect(await titles({})).toEqual(['=cmd|x', 'Paper lantern', '青瓷茶杯'])
    expect(await titles({ sort: 'total' })).toEqual(['青瓷茶杯', '=cmd|x', 'Paper lantern'])
    for (const sort of ['total', '-total', 'stage_at', '-stage_at']) {
      const seen: unknown[] = []
      let cursor: string | undefined
      do {
        const page = await items({ sort }, { limit: 1, ...(cursor ? { cursor } : {}) })
        seen.push(...page.items.map((row) => row.cells['title']))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(seen, sort).toEqual(await titles({ sort }))
    }
  })

  test('is filtered and searched by the database, and counted', async () => {
    expect((await items({ stage: 'in_review' })).found).toEqual({ count: 3, more: false })
    expect((await items({ stage: 'cancelled' })).items).toEqual([])
    expect(await titles({ q: '青瓷' })).toEqual(['青瓷茶杯'])
    expect(await titles({ q: 'lantern' })).toEqual(['Paper lantern'])
    expect(await titles({ q: orders[2]!.number.toLowerCase() })).toEqual(['=cmd|x'])
    expect(await titles({ q: 'bea@' })).toEqual(['=cmd|x'])
    expect(await titles({ q: '%' })).toEqual([])
    expect((await titles({ from: '2026-11-02', to: '2026-11-02' })).length).toBe(3)
    expect(await titles({ from: '2026-11-03' })).toEqual([])
    const { items: rows } = await items({}, { limit: 1 })
    const code = String(rows[0]!.cells['shopper']).split(' · ')[1]!
    expect(await titles({ shopper: code.toLowerCase() })).toEqual(['=cmd|x'])
  })

  test('refuses an invalid query', async () => {
    await expectRefusal(items({ stage: 'lost' }), 'invalid_input')
    await expectRefusal(items({ sort: 'title' }), 'invalid_input')
    await expectRefusal(items({ from: '2026-02-30' }), 'invalid_input')
    for (const text of ['x', '9999-99-99 00:00:00+00 ', "2026-11-02 02:00:00+00'; "])
      await expectRefusal(
        items({ cursor: Buffer.from(`${text}00000000-0000-4000-8000-000000000000`).toString('base64url') }),
        'invalid_input',
      )
  })

  test('every list answers with each of its filters and orders', async () => {
    const ada = await world.staff('ada', ['admin'])
    for (const list of LIST_IDS) {
      const shape = listShape(list)
      const words: Record<string, string>[] = [{}, { q: 'ana' }, ...shape.sorts.map((sort) => ({ sort }))]
      for (const [name, filter] of Object.entries(shape.filters))
        words.push({
          [name]: filter.kind === 'choice' ? filter.of[0]! : filter.kind === 'day' ? '2026-11-02' : 'x',
        })
      for (const query of words) {
        const answer = await world.inject({
          url: `/api/v1/staff/lists/${list}?${new URLSearchParams(query)}`,
          headers: { authorization: ada.token },
        })
        expect(answer.statusCode, `${list} ${JSON.stringify(query)}`).toBe(200)
      }
    }
  })
})

describe('the file of a list', () => {
  test('contains exactly the filtered rows, in order, without formulas, and is audited', async () => {
    const { lines } = await file('items.csv?sort=total&columns=title,total,stage&q=zzzz', lin)
    expect(lines).toEqual(['\uFEFFProduct,Amount (CNY),Stage'])
    const all = await file('items.csv?sort=total&columns=title,total,stage', lin)
    expect(all.lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      '青瓷茶杯',
      "'=cmd|x",
      'Paper lantern',
    ])
    expect(all.lines[1]).toMatch(/^青瓷茶杯,\d+\.\d\d,To review$/)
    const { items: acts } = await (
      await world.staff('log', ['admin'])
    ).call('GET /staff/audit', {
      query: { action: 'export_list' },
    })
    expect(acts[0]).toMatchObject({ subject_id: 'items', person: { id: lin.id }, after: { sort: 'total' } })
  })

  test('shows times in the warehouse’s time zone, and says so', async () => {
    const { lines } = await file('items.csv?columns=number,stage_at&sort=stage_at', lin)
    expect(lines[0]).toBe('\uFEFFNumber,Since (Shanghai time UTC+8)')
    const { items: rows } = await items({ sort: 'stage_at' })
    const at = new Date(String(rows[0]!.cells['stage_at']))
    const shown = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    expect(lines[1]).toBe(`${rows[0]!.cells['number']},${shown}`)
  })

  test('is refused to other roles and for invalid filters', async () => {
    expect((await file('items.csv', wu)).status).toBe(403)
    expect((await file('recharges.csv', lin)).status).toBe(403)
    expect((await file('recharges.csv', fang)).status).toBe(200)
    for (const bad of ['colour=red', 'stage=lost', 'columns=password_hash', 'ids=7', 'q=a&q=b', 'q=%00'])
      expect((await file(`items.csv?${bad}`, lin)).status, bad).toBe(400)
    const [row] = (await items({}, { limit: 1 })).items
    expect((await file(`items.csv?ids=${row!.id}`, lin)).lines).toHaveLength(2)
  })
})

describe('views', () => {
  const body = (name: string, shared = false) => ({
    list: 'items' as const,
    name,
    shared,
    query: { stage: 'in_review', sort: 'total' },
  })
  const viewsOf = async (who: Person) =>
    (await who.call('GET /staff/list_views', { query: { list: 'items' } })).views.map((view) => view.name)

  test('are saved, renamed, shared and deleted by their owner', async () => {
    const mo = await world.staff('mo', ['buyer'])
    const own = await lin.call('POST /staff/list_views', { body: body('To review') })
    const shared = await lin.call('POST /staff/list_views', { body: body('Ours', true) })
    expect(await viewsOf(lin)).toEqual(['Ours', 'To review'])
    expect(await viewsOf(mo)).toEqual(['Ours'])
    const params = { id: shared.id }
    await expectRefusal(mo.call('PATCH /staff/list_views/{id}', { params, body: { name: 'x' } }), 'forbidden')
    await expectRefusal(mo.call('DELETE /staff/list_views/{id}', { params }), 'forbidden')
    await expectRefusal(mo.call('DELETE /staff/list_views/{id}', { params: { id: own.id } }), 'not_found')

    const layout = { columns: ['title', 'number'], density: 'compact' as const, default_view: shared.id }
    await mo.call('PUT /staff/list_layouts/{list}', { params: { list: 'items' }, body: layout })
    expect((await mo.call('GET /staff/list_views', { query: { list: 'items' } })).layout).toEqual(layout)
    // Once it is no longer shared, it is no one else's default view.
    const changed = await lin.call('PATCH /staff/list_views/{id}', {
      params,
      body: { name: 'Mine', shared: false, query: { q: 'cup' } },
    })
    expect(changed).toMatchObject({ name: 'Mine', shared: false, query: { q: 'cup' }, mine: true })
    const after = await mo.call('GET /staff/list_views', { query: { list: 'items' } })
    expect(after).toMatchObject({ views: [], layout: { default_view: null, density: 'compact' } })
    await lin.call('DELETE /staff/list_views/{id}', { params })
    await lin.call('DELETE /staff/list_views/{id}', { params: { id: own.id } })
    expect(await viewsOf(lin)).toEqual([])
  })

  test('a shared view may be deleted by an admin, and is no default view of another list', async () => {
    const ada = await world.staff('ada2', ['admin'])
    const { id } = await lin.call('POST /staff/list_views', { body: body('Everybody’s', true) })
    await expectRefusal(
      ada.call('PUT /staff/list_layouts/{list}', {
        params: { list: 'parcels' },
        body: { columns: null, density: 'normal', default_view: id },
      }),
      'invalid_input',
    )
    await ada.call('DELETE /staff/list_views/{id}', { params: { id } })
    expect(await viewsOf(lin)).toEqual([])
  })

  test('refuse unknown filters, names that are taken, lists that one may not read, and a 101st view', async () => {
    const add = (over: object) => lin.call('POST /staff/list_views', { body: { ...body('Once'), ...over } })
    await add({})
    await expectRefusal(add({ name: 'ONCE ' }), 'invalid_input')
    await expectRefusal(add({ name: 'x', query: { colour: 'red' } }), 'invalid_input')
    await expectRefusal(add({ name: 'x', query: { stage: 'lost' } }), 'invalid_input')
    await expectRefusal(add({ name: 'x', list: 'recharges', query: {} }), 'invalid_input')
    await expectRefusal(
      lin.call('PUT /staff/list_layouts/{list}', {
        params: { list: 'items' },
        body: { columns: ['password'], density: 'normal', default_view: null },
      }),
      'invalid_input',
    )
    for (let count = 1; count < 100; count++) await add({ name: `View ${count}` })
    await expectRefusal(add({ name: 'One more' }), 'invalid_input')
  })
})

describe('bulk changes', () => {
  test('each item is approved separately: a refusal is reported and does not stop the others', async () => {
    const own = await given.aPaidOrder(world, ana, {
      line: { page_price_fen: 4_000, price_reason: 'negotiated' },
    })
    const none = '00000000-0000-4000-8000-000000000000'
    const ids = [
      orders[0]!.itemIds[0]!,
      none,
      own.itemIds[0]!,
      orders[1]!.itemIds[0]!,
      orders[0]!.itemIds[0]!,
    ]
    const { rows } = await lin.call('POST /staff/order_items/approve', { body: { ids } })
    expect(rows.map(({ id, done }) => [id, done])).toEqual([
      [ids[0], true],
      [none, false],
      [ids[2], false],
      [ids[3], true],
    ])
    expect(rows[2]!.refusal).toContain('price')
    const again = await lin.call('POST /staff/order_items/approve', { body: { ids: [ids[0]!] } })
    expect(again.rows[0]).toMatchObject({ done: false, refusal: 'You can’t do this right now' })
    await expectRefusal(lin.call('POST /staff/order_items/approve', { body: { ids: [] } }), 'invalid_input')
  })

  test('shelved items are moved to another shelf, others are not', async () => {
    const shelved = await given.stock(world, bea, wu)
    const { stockId } = await given.anArrivedItem(world, bea, { buyer: lin, packer: wu })
    const { rows } = await wu.call('POST /staff/stock_items/shelf', {
      body: { ids: [shelved, stockId], shelf: ' b-2-07 ' },
    })
    expect(rows.map((row) => row.done)).toEqual([true, false])
    const list = await wu.call('GET /staff/lists/stock', { query: { q: 'B-2' } })
    expect(list.items.map((row) => row.id)).toEqual([shelved])
    await expectRefusal(
      wu.call('POST /staff/stock_items/shelf', { body: { ids: [shelved], shelf: '  ' } }),
      'invalid_input',
    )
  })
})

describe('the choices of a filter', () => {
  const choices = async (who: Person, list: ListId, filter: string, q?: string) =>
    (
      await who.call('GET /staff/list_choices', {
        query: { list, filter, ...(q === undefined ? {} : { q }) },
      })
    ).items

  test('are shoppers by name or code, lines by name in the reader’s language, shelves by prefix', async () => {
    await given.stock(world, bea, wu)
    const code = (
      await lin.call('GET /staff/list_choices', { query: { list: 'items', filter: 'shopper', q: 'bea' } })
    ).items[0]!.value
    expect((await choices(lin, 'items', 'shopper', code.toLowerCase()))[0]).toMatchObject({
      value: code,
      label: expect.stringContaining('bea'),
    })
    expect((await choices(wu, 'parcels', 'line', 'ems')).map(({ value }) => value)).toContain('PST-EMS')
    const shelves = await choices(wu, 'stock', 'shelf', 'a-')
    expect(shelves.length).toBeGreaterThan(0)
    expect(new Set(shelves.map(({ value }) => value)).size).toBe(shelves.length)
    expect(shelves.every(({ value }) => value.startsWith('A-'))).toBe(true)
    // A wildcard is an ordinary character.
    for (const q of ['%', '_', 'zzzz']) expect(await choices(wu, 'stock', 'shelf', q)).toEqual([])
    expect(await choices(lin, 'items', 'shopper')).toEqual([])
  })

  test('are only for staff who may read the list, and for filters with a search', async () => {
    await expectRefusal(choices(wu, 'recharges', 'provider', 'p'), 'invalid_input')
    for (const filter of ['stage', 'no_such', 'constructor', ''])
      await expectRefusal(choices(lin, 'items', filter, 'x'), 'invalid_input')
  })
})
