import { SHEETS_KEPT, SHEET_KEPT_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import type { ColumnKind } from '@longhaul/domain/links/sheet/headings.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'

const world = testWorld()
let ana: Person
let people = 0
const simple = DEMO_PRODUCTS.filter(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)
const varied = DEMO_PRODUCTS.find(({ options }) => options.length > 0)!
const [one] = simple.map((product) => marketUrl(product))

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  ana = await world.shopper(`ana${++people}`)
})

/** Headings in a language that nobody reads. */
const TURKISH = `Ürün\tBağlantı\tAdet\nTeapot\t${one}\t3\nAnother\t${one}\t2`
const make = async (text = TURKISH, name = 'a') => {
  const { id } = await ana.call('POST /goods_lists', { body: { text, name } })
  await world.runJobs()
  return id
}
const columnsOf = (id: string, who = ana) => who.call('GET /goods_lists/{id}/columns', { params: { id } })
const readBy = (id: string, kinds: readonly ColumnKind[], who = ana) =>
  who.call('PUT /goods_lists/{id}/columns', {
    params: { id },
    body: { columns: kinds.map((kind, at) => ({ at, kind })) },
  })
const rowsOf = async (id: string) =>
  (await ana.call('GET /goods_lists/{id}/rows', { params: { id }, query: {} })).items

test('a list is read again by what its shopper says about the columns', async () => {
  const id = await make()
  expect(await rowsOf(id)).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
  expect(await columnsOf(id)).toEqual({
    why_not: null,
    is_said: false,
    columns: [
      { at: 0, head: '', values: ['Ürün', 'Teapot', 'Another'], kind: 'name' },
      { at: 1, head: '', values: ['Bağlantı', one], kind: 'link' },
      { at: 2, head: '', values: ['Adet', '3', '2'], kind: null },
    ],
  })
  expect(await readBy(id, ['note', 'link', 'quantity'])).toEqual({ id, row_count: 2, is_cut: false })
  await world.runJobs()
  expect(await rowsOf(id)).toMatchObject([
    { quantity: 3, remark: 'Teapot', group: 'ready', title: simple[0]!.title },
    { quantity: 2, remark: 'Another', group: 'ready' },
  ])
  // What was said is said again, not what would have been read without it.
  const said = await columnsOf(id)
  expect(said.is_said).toBe(true)
  expect(said.columns.map(({ kind }) => kind)).toEqual(['note', 'link', 'quantity'])
})

test('without a link column, or one that has links, the list stays as it is', async () => {
  const id = await make()
  await expectRefusal(readBy(id, ['name', 'note']), 'invalid_input')
  await expectRefusal(readBy(id, ['link', 'other', 'other']), 'invalid_input')
  expect(await rowsOf(id)).toHaveLength(2)
})

test('not once rows are in the cart, nor for a text, nor for anybody else', async () => {
  const id = await make()
  const bo = await world.shopper(`bo${people}`)
  await expectRefusal(columnsOf(id, bo), 'not_found')
  await expectRefusal(readBy(id, ['name', 'link'], bo), 'not_found')
  await ana.call('POST /goods_lists/{id}/to_cart', { params: { id }, body: {} })
  expect((await columnsOf(id)).why_not).toBe('list_in_cart')
  const { reason } = await expectRefusal(readBy(id, ['name', 'link']), 'transition_not_allowed')
  expect(reason).toBe('list_in_cart')
  const text = await make(`Two of these ${one}`)
  expect(await columnsOf(text)).toEqual({ columns: [], is_said: false, why_not: 'list_without_sheet' })
  await expectRefusal(readBy(text, ['link']), 'transition_not_allowed')
})

test('the sheets of the newest lists are kept, none that is very large, and none of a deleted list', async () => {
  const ids = []
  for (let at = 0; at <= SHEETS_KEPT; at++) {
    world.clock.advance({ minutes: 1 })
    const text = `${TURKISH}\nMore\t${one}\t${at}`
    ids.push((await ana.call('POST /goods_lists', { body: { text, name: `${at}` } })).id)
  }
  expect((await columnsOf(ids[0]!)).why_not).toBe('list_without_sheet')
  expect((await columnsOf(ids[1]!)).why_not).toBe(null)
  await ana.call('DELETE /goods_lists/{id}', { params: { id: ids[1]! } })
  const kept = await world.db
    .selectFrom('goods_list_sheets')
    .where('shopper_id', '=', ana.id)
    .select('list_id')
    .execute()
  expect(kept.map((row) => row.list_id).toSorted()).toEqual(ids.slice(2).toSorted())
  // Six characters each, as JSON.
  const row = `Teapot\t${one}\t${'\u0001'.repeat(5_000)}\n`
  const large = row.repeat(Math.ceil(SHEET_KEPT_MAX / 30_000))
  const { id } = await ana.call('POST /goods_lists', { body: { text: large, name: 'large' } })
  expect((await columnsOf(id)).why_not).toBe('list_without_sheet')
})

test('rows get values of their own at once, and what they had before again', async () => {
  const id = await make(
    `Name\tLink\tColour\tQty\nA\t${one}\t\t2\nB\t${marketUrl(varied)}\t\t1-2\nC\t${one}\t\t1`,
  )
  const before = await rowsOf(id)
  const option = before[1]!.options[0]!
  const set = (rows: { id: string; quantity?: number | null; remark?: string; options_text?: string }[]) =>
    ana.call('PUT /goods_lists/{id}/rows', { params: { id }, body: { rows } })
  const [a, b, c] = before.map((row) => row.id)
  const choice = `${option.name}: ${option.values[0]}`
  expect(
    await set([
      { id: a!, quantity: 7, remark: 'gift' },
      { id: b!, quantity: 5, options_text: choice },
      { id: '00000000-0000-4000-8000-000000000000', quantity: 9 },
    ]),
  ).toEqual({ changed: 2 })
  expect(await rowsOf(id)).toMatchObject([
    { quantity: 7, remark: 'gift' },
    { quantity: 5, options: [{ chosen: option.values[0] }, ...before[1]!.options.slice(1)] },
    { quantity: 1 },
  ])
  await set(
    before.map(({ id: of, quantity, remark, options_text }) => ({ id: of, quantity, remark, options_text })),
  )
  expect(await rowsOf(id)).toEqual(before)
  await expectRefusal(set([{ id: a!, quantity: 1_000 }]), 'invalid_input')
  await ana.call('POST /goods_lists/{id}/to_cart', { params: { id }, body: { row_ids: [c!] } })
  expect(await set([{ id: c!, quantity: 4 }])).toEqual({ changed: 0 })
  const bo = await world.shopper(`bo${people}`)
  await expectRefusal(
    bo.call('PUT /goods_lists/{id}/rows', { params: { id }, body: { rows: [{ id: a!, quantity: 1 }] } }),
    'not_found',
  )
})
