import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { CallError } from '@longhaul/contract/client.ts'
import { INVITATION_DAYS } from '@longhaul/domain/accounts/limits.ts'
import type { DataImportKind } from '@longhaul/domain/data-import/columns.ts'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ada: Person
let eve: Person
let ana: Person

beforeAll(async () => {
  ada = await world.staff('ada', ['admin'])
  eve = await world.staff('eve', ['admin'])
  ana = await world.shopper('ana')
})

const blob = (content: string | Buffer) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'text/csv' })
const look = (kind: DataImportKind, content: string | Buffer, who = ada) =>
  who.call('POST /staff/data_imports/preview', { query: { kind }, body: blob(content) })
async function importFile(kind: DataImportKind, content: string | Buffer, who = ada) {
  const { content_hash } = await look(kind, content, who)
  return await who.call('POST /staff/data_imports', { query: { kind, content_hash }, body: blob(content) })
}
const run = (dataImportId: string) => world.runJob('run-data-import', { dataImportId })
const cardOf = async (id: string) =>
  (await ada.call('GET /staff/data_imports')).items.find((item) => item.id === id)!
const problems = (answer: Awaited<ReturnType<typeof look>>) =>
  answer.faults.map(({ row, column, problem }) => [row, column, problem])

const WAREHOUSE = 'GZ1'
const HEAD = 'email,balance_cny\n'
let made = 0
const address = () => `old${(made += 1)}@example.com`
const shopperOf = (email: string) =>
  world.db
    .selectFrom('shoppers')
    .leftJoin('ledger_accounts as account', (join) =>
      join.onRef('account.shopper_id', '=', 'shoppers.id').on('account.kind', '=', 'available'),
    )
    .where('email', '=', email)
    .select(['shoppers.id', 'nickname', 'lang', 'email_verified_at', 'balance_fen', 'created_at'])
    .executeTakeFirst()

const ORDERS =
  'number,email,warehouse,seller,link,title,quantity,goods_cny,freight_cny,seller_number,tracking_number\n'
const LINK = 'https://item.taobao.com/item.htm?id=600000000001'
const order = (number: string, email: string, rest = ',,') =>
  `${number},${email},${WAREHOUSE},Mumian,${LINK},Shirt,1,30,${rest}\n`
const SHELF = 'number,email,warehouse,shelf,title,quantity,value_cny,weight_g,length_cm,width_cm,height_cm\n'

describe('a file of shoppers', () => {
  test('is checked completely, row by row, without changing anything', async () => {
    const { email: taken } = await world.shopper('stranger', { verified: false })
    const answer = await look(
      'shoppers',
      `${HEAD}${address()},￥1\n=1+1,5\n${address()},-5\n${address()},$5\n${address()},100000.01\n${taken},5\n${ana.email},12.00\n`,
    )
    expect(problems(answer)).toEqual([
      [3, 'email', 'formula'],
      [4, 'balance_cny', 'negative'],
      [5, 'balance_cny', 'other_currency'],
      [6, 'balance_cny', 'too_much'],
      [7, 'email', 'not_verified'],
    ])
    expect(problems(await look('shoppers', 'email,colour\na@example.com,red\n'))).toEqual([
      [1, 'Balance CNY / 余额（元）', 'missing_column'],
      [1, 'colour', 'unknown_column'],
    ])
    expect((await expectRefusal(look('shoppers', ''), 'invalid_input')).reason).toBe('empty_file')
    const cut = await look('shoppers', `${HEAD}${address()},-5\nhalf@exam`)
    expect(problems(cut)).toEqual([
      [2, 'balance_cny', 'negative'],
      [3, '', 'cell_count'],
    ])
    expect((await ada.call('GET /staff/data_imports')).items).toEqual([])
  })

  test('is for admins only', async () => {
    const fang = await world.staff('fang', ['finance', 'support', 'buyer', 'warehouse'])
    await expectRefusal(look('shoppers', HEAD, fang), 'forbidden')
    await expectRefusal(fang.call('GET /staff/data_imports'), 'forbidden')
  })

  test('creates accounts with opening entries; an existing one gets the balance and is otherwise unchanged', async () => {
    const email = address()
    const before = (await ana.call('GET /funds')).available_fen
    const file = `邮箱,昵称,余额（元）,语言,注册日期\n${email},安娜,"¥1,128.50",zh,2025/3/5\n${ana.email},Another name,12,,\n`
    const { id, stage, two_people } = await importFile('shoppers', file)
    expect({ stage, two_people }).toEqual({ stage: 'running', two_people: false })
    await Promise.all([run(id), run(id)])
    await run(id)
    expect(await cardOf(id)).toMatchObject({
      stage: 'done',
      brought: 2,
      waiting: 0,
      refused: [],
      accounts_to_invite: 1,
    })
    expect(await shopperOf(email)).toMatchObject({
      nickname: '安娜',
      lang: 'zh',
      email_verified_at: null,
      balance_fen: 112_850,
      created_at: new Date('2025-03-05T04:00:00Z'),
    })
    expect((await ana.call('GET /funds')).available_fen - before).toBe(1_200)
    expect((await shopperOf(ana.email))?.nickname).not.toBe('Another name')
    const [entry] = (await ana.call('GET /funds/entries')).items
    expect(entry).toMatchObject({ kind: 'opening_balance' })
  })

  test('is accepted once, and each shopper is imported once', async () => {
    const email = address()
    const file = `${HEAD}${email},1\n`
    const { id } = await importFile('shoppers', file)
    expect((await expectRefusal(importFile('shoppers', file), 'invalid_input')).data).toMatchObject({
      fields: { file: expect.any(String) },
    })
    await run(id)
    const again = `${HEAD}${address()},1\n${email.toUpperCase()},2\n`
    expect(problems(await look('shoppers', again))).toContainEqual([3, 'email', 'brought'])
    await expectRefusal(importFile('shoppers', again), 'out_of_date')
    expect((await shopperOf(email))?.balance_fen).toBe(100)
  })

  test('is accepted once when it is sent twice concurrently', async () => {
    const email = address()
    const files = [`${HEAD}${email},3\n`, `${HEAD}${email},3.00\n`]
    const answers = await Promise.allSettled([...files, ...files].map((file) => importFile('shoppers', file)))
    const kept = answers.filter((answer) => answer.status === 'fulfilled')
    expect(kept).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(CallError)
    await run(kept[0]!.value.id)
    expect((await shopperOf(email))?.balance_fen).toBe(300)
  })

  test('is refused if it differs from the previewed one', async () => {
    const { content_hash } = await look('shoppers', `${HEAD}${address()},1\n`)
    const other = ada.call('POST /staff/data_imports', {
      query: { kind: 'shoppers', content_hash },
      body: blob(`${HEAD}${address()},1000\n`),
    })
    await expectRefusal(other, 'out_of_date')
  })

  test('continues after a crash, without partial or duplicate rows', async () => {
    const [first, second, third] = [address(), address(), address()]
    const { id } = await importFile('shoppers', `${HEAD}${first},1\n${second},2\n${third},0\n`)
    const execute = (statement: string) => sql.raw(statement).execute(world.db)
    await execute(
      `create function crash() returns trigger language plpgsql as $$ begin raise 'crash'; end $$`,
    )
    await execute(
      `create trigger crash before insert on ledger_postings for each row when (new.amount = 200) execute function crash()`,
    )
    await expect(run(id)).rejects.toThrow()
    expect(await cardOf(id)).toMatchObject({ stage: 'running', brought: 2, waiting: 1 })
    expect(await shopperOf(second)).toBeUndefined()
    await execute('drop trigger crash on ledger_postings')
    await run(id)
    expect(await cardOf(id)).toMatchObject({ stage: 'done', brought: 3 })
    expect([(await shopperOf(first))?.balance_fen, (await shopperOf(second))?.balance_fen]).toEqual([
      100, 200,
    ])
  })

  test('is read in GB 18030 as Chinese spreadsheets save it, never in UTF-16', async () => {
    const email = address()
    // 邮箱,昵称,余额（元） and 木棉 in GB 18030.
    const head = Buffer.from('d3cacfe42ceac7b3c62cd3e0b6eea3a8d4aaa3a90a', 'hex')
    const file = Buffer.concat([
      head,
      Buffer.from(`${email},`),
      Buffer.from('c4becffe', 'hex'),
      Buffer.from(',5\n'),
    ])
    expect(await look('shoppers', file)).toMatchObject({ is_gb18030: true, faults: [], total_fen: 500 })
    const utf16 = Buffer.from(`\uFEFF${HEAD}${email},5\n`, 'utf16le')
    expect(problems(await look('shoppers', utf16))).toContainEqual([1, '', 'encoding'])
  })

  test('has at most 5,000 rows and 4 MB', async () => {
    const many = HEAD + Array.from({ length: 5001 }, (_, at) => `m${at}@example.com,1\n`).join('')
    expect(problems(await look('shoppers', many))).toEqual([[5002, '', 'too_many_rows']])
    await expectRefusal(look('shoppers', Buffer.alloc(4 * 1024 * 1024 + 1, 'a')), 'too_large')
  })
})

describe('two people', () => {
  test('are needed to release a large file: nothing happens before, and the first cannot be the second', async () => {
    const emails = [address(), address()]
    const { id, stage, two_people } = await importFile(
      'shoppers',
      `${HEAD}${emails[0]},1500\n${emails[1]},1500\n`,
    )
    expect({ stage, two_people }).toEqual({ stage: 'waiting', two_people: true })
    await run(id)
    expect(await shopperOf(emails[0]!)).toBeUndefined()
    const approve = (who: Person) =>
      who.call('POST /staff/data_imports/{id}/approve', { params: { id }, body: {} })
    await expectRefusal(approve(ada), 'transition_not_allowed')
    await approve(eve)
    await expectRefusal(approve(eve), 'transition_not_allowed')
    await run(id)
    expect((await shopperOf(emails[0]!))?.balance_fen).toBe(150_000)
  })

  test('are needed for small files that together are large', async () => {
    await given.limits(world, 'opening_balance', { aloneDayFen: 199_900 })
    const sly = await world.staff('sly', ['admin'])
    expect(await importFile('shoppers', `${HEAD}${address()},1999\n`, sly)).toMatchObject({
      two_people: false,
    })
    expect(await importFile('shoppers', `${HEAD}${address()},1\n`, sly)).toMatchObject({ two_people: true })
  })

  test('are not required by counting both a balance and an order paid from it', async () => {
    const clerk = await world.staff('clerk', ['admin'])
    const email = address()
    const balances = await importFile('shoppers', `${HEAD}${email},1100\n`, clerk)
    await run(balances.id)
    const orders = await importFile('orders', ORDERS + order('CL-1', email), clerk)
    expect(orders).toMatchObject({ stage: 'running', two_people: false })
    await run(orders.id)
    expect(await importFile('shoppers', `${HEAD}${email.replace('@', 'x@')},900\n`, clerk)).toMatchObject({
      two_people: true,
    })
  })

  test('may reject it, and its rows may be submitted again', async () => {
    const file = `${HEAD}${address()},5000\n`
    const { id } = await importFile('shoppers', file)
    await eve.call('POST /staff/data_imports/{id}/reject', { params: { id }, body: {} })
    await run(id)
    expect(await cardOf(id)).toMatchObject({ stage: 'rejected', brought: 0 })
    expect((await importFile('shoppers', file)).stage).toBe('waiting')
  })

  test('a file of someone who is no longer an admin is not imported', async () => {
    const gone = await world.staff('gone', ['admin'])
    const email = address()
    const { id } = await importFile('shoppers', `${HEAD}${email},1\n`, gone)
    await world.db
      .updateTable('staff')
      .set({ roles: ['support'] })
      .where('id', '=', gone.id)
      .execute()
    await run(id)
    expect(await cardOf(id)).toMatchObject({ stage: 'done', brought: 0, refused: [{ row: 2 }] })
    expect(await shopperOf(email)).toBeUndefined()
  })
})

describe('open orders', () => {
  let kay: Person
  beforeAll(async () => {
    kay = await world.staff('kay', ['admin'])
  })

  test('keep their stage, to be bought, bought, or sent, and their money', async () => {
    const number = given.sellerNumber()
    const tracking = given.trackingNumber()
    const before = await ana.call('GET /funds')
    const { id } = await importFile(
      'orders',
      ORDERS +
        order('A-1', ana.email, '5,,') +
        order('A-2', ana.email, `2,${number},`) +
        order('A-3', ana.email, `1,${number},${tracking}`),
      kay,
    )
    await Promise.all([run(id), run(id)])
    await run(id)
    expect(await cardOf(id)).toMatchObject({ stage: 'done', brought: 3, refused: [], total_fen: 9_800 })
    const items = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_id')
      .leftJoin('purchases', 'order_item_id', 'order_items.id')
      .where('orders.remark', 'in', ['A-1', 'A-2', 'A-3'])
      .orderBy('orders.remark')
      .select(['stage', 'frozen_fen', 'status', 'tracking_number'])
      .execute()
    expect(items).toEqual([
      { stage: 'to_purchase', frozen_fen: 3_500, status: 'processing', tracking_number: null },
      { stage: 'purchased', frozen_fen: 0, status: 'processing', tracking_number: null },
      { stage: 'seller_shipped', frozen_fen: 0, status: 'processing', tracking_number: tracking },
    ])
    const after = await ana.call('GET /funds')
    expect(after.available_fen).toBe(before.available_fen)
    expect(after.frozen_fen - before.frozen_fen).toBe(3_500)
    const [bought] = await world.db
      .selectFrom('seller_orders')
      .where('number', '=', number)
      .select('freight_fen')
      .execute()
    expect(bought).toEqual({ freight_fen: 300 })
  })

  test('continue like any order: bought here, or refunded in full', async () => {
    const { id } = await importFile('orders', ORDERS + order('B-1', ana.email), kay)
    await run(id)
    const buyer = await world.staff('lin', ['buyer'])
    const { id: itemId } = await world.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_id')
      .where('orders.remark', '=', 'B-1')
      .select('order_items.id')
      .executeTakeFirstOrThrow()
    await given.buy(buyer, itemId, 2_800)
    const entries = (await ana.call('GET /funds/entries')).items
    expect(entries.map(({ kind }) => kind)).toContain('opening_balance')
  })

  test('need a known shopper, a warehouse, and unused numbers', async () => {
    const tracking = given.trackingNumber()
    const { email: stranger } = await world.shopper('late', { verified: false })
    const answer = await look(
      'orders',
      ORDERS +
        order('C-1', address()) +
        order('C-2', stranger) +
        order('C-3', ana.email).replace(WAREHOUSE, 'Atlantis') +
        order('C-4', ana.email, `0,N1,${tracking}`) +
        order('C-5', 'old1@example.com', `0,N2,${tracking}`),
    )
    expect(problems(answer)).toEqual([
      [2, 'email', 'no_shopper'],
      [3, 'email', 'not_verified'],
      [4, 'warehouse', 'no_warehouse'],
      [6, 'email', 'no_shopper'],
      [6, 'tracking_number', 'tracking_in_use'],
    ])
  })
})

test('imported goods are on the shelf with their number and their days in storage, and can be shipped', async () => {
  const row = `S-1,${ana.email},${WAREHOUSE},a-01-2,茶杯,2,60,420,30,22,4.5\n`
  const { id } = await importFile('shelf', SHELF + row)
  await run(id)
  await run(id)
  expect(await cardOf(id)).toMatchObject({ brought: 1, refused: [], total_fen: 0 })
  const { items } = await ana.call('GET /stock_items')
  expect(items.filter(({ title }) => title === '茶杯')).toHaveLength(1)
  expect(items.find(({ title }) => title === '茶杯')).toMatchObject({ quantity: 2, weight_grams: 420 })
  expect(problems(await look('shelf', SHELF + row))).toEqual([[2, 'number', 'brought']])
})

describe('mails that set a password', () => {
  test('are sent when the operator requests it, once a day, to shoppers without one', async () => {
    const email = address()
    const { id } = await importFile('shoppers', `${HEAD}${email},0\n`)
    const invite = () => ada.call('POST /staff/data_imports/{id}/invite', { params: { id }, body: {} })
    await expectRefusal(invite(), 'transition_not_allowed')
    await run(id)
    await world.runJobs()
    expect(await world.mailedTokens(email, 'invited')).toEqual([])
    await invite()
    await world.runJobs()
    expect(await world.mailedTokens(email, 'invited')).toHaveLength(1)
    await expectRefusal(invite(), 'transition_not_allowed')
  })

  test('have a link that works once, for a week', async () => {
    const [early, late] = [address(), address()]
    const { id } = await importFile('shoppers', `${HEAD}${early},0\n${late},0\n`)
    await run(id)
    await ada.call('POST /staff/data_imports/{id}/invite', { params: { id }, body: {} })
    await world.runJobs()
    const linkOf = async (email: string) => (await world.mailedTokens(email, 'invited'))[0]!
    const set = async (email: string, password = 'compass77') =>
      world.caller()('POST /reset_password_email', {
        body: { link: await linkOf(email), password, repeat: password },
      })
    const [mail] = await world.db
      .selectFrom('mails')
      .where('recipient', '=', early)
      .where('template', '=', 'invited')
      .select('text_body')
      .execute()
    expect(mail?.text_body).toContain(`${INVITATION_DAYS} days`)
    await given.later(world, { hours: INVITATION_DAYS * 24 - 1 })
    await set(early)
    await expectRefusal(set(early, 'compass78'), 'link_expired')
    await given.later(world, { hours: 2 })
    await expectRefusal(set(late), 'link_expired')
  })
})

test('a template has the columns in every language, and only its example is at fault', async () => {
  for (const kind of ['shoppers', 'orders', 'shelf'] as const) {
    const { csv } = await ada.call('GET /staff/data_import_templates/{kind}', { params: { kind } })
    expect(csv.split('\r\n')[0]).toContain('/ 邮箱')
    const { faults } = await look(kind, csv)
    expect(faults.filter(({ problem }) => !['no_shopper', 'no_warehouse'].includes(problem))).toEqual([])
  }
})

test('the data of a row is deleted once it is imported', async () => {
  const { rows } = await sql<{
    data: unknown
  }>`select data from data_import_rows where outcome <> 'waiting' and data is not null`.execute(world.db)
  expect(rows).toEqual([])
})
