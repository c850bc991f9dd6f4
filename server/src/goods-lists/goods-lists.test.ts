import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from '../goods/public.ts'
import { writeXlsx } from './write-xlsx.ts'

const world = testWorld()
let ana: Person
let bo: Person
const simple = DEMO_PRODUCTS.filter(({ options, minOrder, odd }) => options.length === 0 && !minOrder && !odd)
const varied = DEMO_PRODUCTS.find(({ options }) => options.length > 0)!
const CUT = 'https://item.taobao.com/item.htm?id=81…'

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

const sheet = (...rows: (string | number)[][]) =>
  [['Name', 'Link', 'Colour', 'Qty', 'Price (CNY)', 'Note'], ...rows].map((row) => row.join('\t')).join('\n')
const some = () => [
  ['Plain', marketUrl(simple[0]!), '', 2, '', 'gift'],
  ['Varied', marketUrl(varied), '', 1, '', ''],
  ['Cut', CUT, '', 1, '', ''],
  ['Blue tin, the shop from March', '', '', 12, '', ''],
  ['Unclear', marketUrl(simple[0]!), '', '2-3', 0.01, ''],
]
const make = async (who: Person, text = sheet(...some()), name = 'spring') => {
  const { id } = await who.call('POST /goods_lists', { body: { text, name } })
  await world.runJobs()
  return id
}
const rowsOf = async (
  who: Person,
  id: string,
  group: 'failed' | 'unsure' | 'missing' | 'ready' | 'added' | 'waiting',
) => (await who.call('GET /goods_lists/{id}/rows', { params: { id }, query: { group } })).items

async function upload(who: Person, content: Buffer) {
  const boundary = 'bound'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return await world.inject({
    method: 'POST',
    url: '/api/v1/goods_lists/files?name=sheet',
    headers: { authorization: who.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}

test('a pasted sheet is read in the background, corrected, and goes into the cart once', async () => {
  const { id, row_count } = await ana.call('POST /goods_lists', {
    body: { text: sheet(...some()), name: 'spring' },
  })
  expect(row_count).toBe(5)
  expect(await ana.call('GET /goods_lists/{id}', { params: { id } })).toMatchObject({
    stage: 'reading',
    counts: { waiting: 5 },
  })
  await world.runJobs()
  const list = await ana.call('GET /goods_lists/{id}', { params: { id } })
  expect(list).toMatchObject({
    stage: 'done',
    counts: { ready: 1, missing: 1, failed: 2, unsure: 1 },
    ready_pieces: 2,
  })

  const [plain] = await rowsOf(ana, id, 'ready')
  expect(plain).toMatchObject({
    line: 2,
    title: simple[0]!.title,
    quantity: 2,
    remark: 'gift',
    unit_price_fen: simple[0]!.priceFen,
    issue: null,
  })
  const [choose] = await rowsOf(ana, id, 'missing')
  expect(choose).toMatchObject({ issue: 'option_needed' })
  expect((await rowsOf(ana, id, 'failed')).map(({ issue, written }) => [written.name, issue])).toEqual([
    ['Cut', 'cut_link'],
    ['Blue tin, the shop from March', 'no_link'],
  ])
  const [unclear] = await rowsOf(ana, id, 'unsure')
  expect(unclear).toMatchObject({ issue: 'quantity_unclear', quantity: null, written: { quantity: '2-3' } })

  const change = (row_ids: string[], body: object) =>
    ana.call('PATCH /goods_lists/{id}/rows', { params: { id }, body: { row_ids, ...body } })
  await change([unclear!.id], { quantity: 3 })
  expect((await rowsOf(ana, id, 'unsure'))[0]).toMatchObject({ issue: 'price_differs', sheet_price_fen: 1 })
  await change([unclear!.id], { price_accepted: true })
  for (const option of choose!.options)
    await change([choose!.id, plain!.id], { choice: { name: option.name, value: option.values[0]! } })
  expect(await rowsOf(ana, id, 'missing')).toEqual([])

  const both = await Promise.all(
    [1, 2].map(() => ana.call('POST /goods_lists/{id}/to_cart', { params: { id }, body: {} })),
  )
  expect(both.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 3])
  expect((await ana.call('GET /cart')).count).toBe(3)
  expect(await rowsOf(ana, id, 'added')).toHaveLength(3)
  const lines = (await ana.call('GET /cart')).groups.flatMap(({ items }) => items)
  expect(lines.find(({ title }) => title === simple[0]!.title)).toMatchObject({ quantity: 2, remark: 'gift' })
})

test('another link is read at once; a list is renamed, copied, stopped, and deleted', async () => {
  const id = await make(ana, sheet(['Cut', CUT, '', 1, '', '']).replace('Qty', 'Quantity') + `\nx\t${CUT}`)
  const [cut] = await rowsOf(ana, id, 'failed')
  await ana.call('PATCH /goods_lists/{id}/rows', {
    params: { id },
    body: { row_ids: [cut!.id], url: marketUrl(simple[0]!) },
  })
  expect((await rowsOf(ana, id, 'waiting'))[0]).toMatchObject({ issue: null, group: 'waiting' })
  await world.runJobs()
  expect(await rowsOf(ana, id, 'ready')).toHaveLength(1)
  await ana.call('PATCH /goods_lists/{id}', { params: { id }, body: { name: 'autumn' } })
  const copy = await ana.call('POST /goods_lists/{id}/copy', { params: { id }, body: {} })
  await ana.call('PATCH /goods_lists/{id}', { params: { id: copy.id }, body: { stage: 'stopped' } })
  await world.runJobs()
  expect(await ana.call('GET /goods_lists/{id}', { params: { id: copy.id } })).toMatchObject({
    name: 'autumn (2)',
    stage: 'stopped',
    counts: { ready: 1 },
  })
  await ana.call('PATCH /goods_lists/{id}', { params: { id: copy.id }, body: { stage: 'reading' } })
  await world.runJobs()
  const { stage } = await ana.call('GET /goods_lists/{id}', { params: { id: copy.id } })
  expect(stage, 'nothing is left to read').toBe('done')
  const row_ids = (await rowsOf(ana, copy.id, 'ready')).map((row) => row.id)
  expect(
    await ana.call('POST /goods_lists/{id}/rows/delete', { params: { id: copy.id }, body: { row_ids } }),
  ).toEqual({ removed: 1 })
  await ana.call('DELETE /goods_lists/{id}', { params: { id: copy.id } })
  await expectRefusal(ana.call('GET /goods_lists/{id}', { params: { id: copy.id } }), 'not_found')
})

test('stopped in the middle, a list goes on where it was', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => [
    `r${at}`,
    marketUrl(simple[at % simple.length]!),
    '',
    1,
    '',
    '',
  ])
  const { id } = await ana.call('POST /goods_lists', { body: { text: sheet(...rows) } })
  await world.runJob('read-goods-list', { listId: id })
  expect((await ana.call('GET /goods_lists/{id}', { params: { id } })).counts).toMatchObject({
    ready: 24,
    waiting: 6,
  })
  await ana.call('PATCH /goods_lists/{id}', { params: { id }, body: { stage: 'stopped' } })
  await world.runJobs()
  expect((await ana.call('GET /goods_lists/{id}', { params: { id } })).counts).toMatchObject({ waiting: 6 })
  await ana.call('PATCH /goods_lists/{id}', { params: { id }, body: { stage: 'reading' } })
  await world.runJobs()
  expect(await ana.call('GET /goods_lists/{id}', { params: { id } })).toMatchObject({
    stage: 'done',
    counts: { ready: 30 },
  })
  const lines: number[] = []
  for (let after: number | null = 0; after !== null;) {
    const query = { group: 'ready', after, limit: 12 } as const
    const page: { items: { line: number }[]; next_after: number | null } = await ana.call(
      'GET /goods_lists/{id}/rows',
      { params: { id }, query },
    )
    lines.push(...page.items.map(({ line }) => line))
    after = page.next_after
  }
  expect(lines).toEqual(Array.from({ length: 30 }, (_, at) => at + 2))
})

test('rows are found by what is shown of them, whatever their group, and only those', async () => {
  const id = await make(ana)
  const find = async (q: string, more: { group?: 'ready' } = {}) =>
    (await ana.call('GET /goods_lists/{id}/rows', { params: { id }, query: { q, ...more } })).items.map(
      ({ written }) => written.name,
    )
  expect(await find('blue TIN')).toEqual(['Blue tin, the shop from March'])
  expect(await find(' gift ')).toEqual(['Plain'])
  expect(await find('2-3')).toEqual(['Unclear'])
  expect(await find('blue', { group: 'ready' })).toEqual([])
  expect(await find('%')).toEqual([])
  expect(await find('')).toHaveLength(5)
})

test('the same content sent twice in a moment is one list', async () => {
  const text = sheet(['Twice', marketUrl(simple[0]!), '', 1, '', ''])
  const both = await Promise.all([1, 2].map(() => bo.call('POST /goods_lists', { body: { text } })))
  expect(both[0]!.id).toBe(both[1]!.id)
  expect((await bo.call('GET /goods_lists')).items).toHaveLength(1)
})

test('a list and its rows are reached by their shopper only', async () => {
  const id = await make(ana, sheet(['Own', marketUrl(simple[0]!), '', 1, '', '']))
  const other = await make(bo, sheet(['Other', marketUrl(simple[0]!), '', 1, '', '']))
  const [row] = await rowsOf(ana, id, 'ready')
  const params = { id }
  await expectRefusal(
    bo.call('GET /goods_lists/{id}/rows', { params, query: { group: 'ready' } }),
    'not_found',
  )
  await expectRefusal(bo.call('POST /goods_lists/{id}/to_cart', { params, body: {} }), 'not_found')
  await expectRefusal(bo.call('POST /goods_lists/{id}/copy', { params, body: {} }), 'not_found')
  await expectRefusal(bo.call('DELETE /goods_lists/{id}', { params }), 'not_found')
  const body = { row_ids: [row!.id], quantity: 9 }
  expect(await bo.call('PATCH /goods_lists/{id}/rows', { params: { id: other }, body })).toEqual({
    changed: 0,
  })
  expect(
    await bo.call('POST /goods_lists/{id}/to_cart', { params: { id: other }, body: { row_ids: [row!.id] } }),
  ).toMatchObject({ added: 0 })
  const file = {
    method: 'GET',
    url: `/api/v1/goods_lists/${id}/list.csv`,
    headers: { authorization: bo.token },
  } as const
  expect((await world.inject(file)).statusCode).toBe(404)
})

test('a sheet is uploaded, exported as CSV and XLSX, and no cell of an export is a formula', async () => {
  const content = await buffer(
    await writeXlsx([
      ['Name', 'Link', 'Note', 'For whom'],
      ['Tote', marketUrl(simple[0]!), '=cmd|"/c calc"!A1', 'Ana'],
      ['@sum', marketUrl(simple[0]!), '+1', '-Bo'],
    ]),
  )
  const { statusCode, body } = await upload(ana, content)
  expect(statusCode).toBe(200)
  const { data } = JSON.parse(body) as { data: { id: string; row_count: number } }
  expect(data.row_count).toBe(2)
  await world.runJobs()
  const get = (kind: string) =>
    world.inject({
      method: 'GET',
      url: `/api/v1/goods_lists/${data.id}/list.${kind}`,
      headers: { authorization: ana.token },
    })
  const csv = (await get('csv')).body
  expect(csv).toContain(`"'=cmd`)
  expect(csv).not.toMatch(/(?:^|,)"?[=+@-]/m)
  const again = await upload(ana, (await get('xlsx')).rawPayload)
  const copy = JSON.parse(again.body) as { data: { id: string; row_count: number } }
  expect(copy.data.row_count).toBe(2)
  await world.runJobs()
  const people = (await rowsOf(ana, copy.data.id, 'ready')).map(({ written }) => written.person)
  expect(people).toEqual(['Ana', expect.stringMatching(/-Bo$/)])
})

test('half of a character and NUL hinder nobody', async () => {
  const id = await make(ana, `Name\tLink\n${'x'.repeat(199)}😀\t${marketUrl(simple[0]!)}\ncut\t${CUT}`)
  expect(await rowsOf(ana, id, 'ready')).toHaveLength(1)
})

test.each([
  ['half a zip', Buffer.from('PK\u0003\u0004 and nothing more'), 415, 'sheet_unreadable'],
  ['no goods', Buffer.from('Name,Qty\nTote,1'), 400, 'list_without_goods'],
  ['a long sheet', Buffer.from(`Name,Link\n${'a,b\n'.repeat(30_000)}`), 413, 'sheet_too_long'],
])('%s is refused in a sentence', async (_, content, status, reason) => {
  const answer = await upload(ana, content)
  expect(answer.statusCode).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ data: { reason } })
})

test('an address of a private network is no goods, and a picture’s address is kept as text only', async () => {
  const inside = 'Link\tPicture\nhttp://127.0.0.1:1/secret\t\nhttp://localhost/x\t'
  await expectRefusal(ana.call('POST /goods_lists', { body: { text: inside } }), 'invalid_input')
  const id = await make(ana, `Link\tPicture\n${marketUrl(simple[0]!)}\thttp://10.0.0.1/a.jpg`)
  const [row] = await rowsOf(ana, id, 'ready')
  expect(row).toMatchObject({ written: { picture: 'http://10.0.0.1/a.jpg' } })
  expect(row!.image).not.toContain('10.0.0.1')
})

test('no more than 10,000 rows of a shopper are read in a day, also of lists that are deleted', async () => {
  const cy = await world.shopper('cy')
  const rows = Array.from({ length: 2_000 }, () => ['A', marketUrl(simple[0]!), '', 1, '', ''])
  const create = (name: string) =>
    cy.call('POST /goods_lists', { body: { text: sheet(...rows, [name, '', '', 1, '', '']), name } })
  let last = ''
  for (let at = 0; at < 5; at += 1) {
    if (last) await cy.call('DELETE /goods_lists/{id}', { params: { id: last } })
    last = (await create(`${at}`)).id
  }
  const params = { id: last }
  const refused = async (call: Promise<unknown>) =>
    expect((await expectRefusal(call, 'too_many_requests')).reason).toBe('too_many_rows_today')
  await refused(create('5'))
  // Nor in another way: as a copy of what is not read, with another link, or once more.
  await cy.call('PATCH /goods_lists/{id}', { params, body: { stage: 'stopped' } })
  await refused(cy.call('POST /goods_lists/{id}/copy', { params, body: {} }))
  const [row] = await rowsOf(cy, last, 'waiting')
  const body = { row_ids: [row!.id], url: marketUrl(varied) }
  await refused(cy.call('PATCH /goods_lists/{id}/rows', { params, body }))
  const read = { is_read: true, issue: 'unread', link_issue: 'unread' } as const
  await world.db.updateTable('goods_list_rows').set(read).where('id', '=', row!.id).execute()
  await refused(cy.call('PATCH /goods_lists/{id}', { params, body: { stage: 'reading' } }))
})
