import { randomUUID } from 'node:crypto'
import { shareEarned } from '@longhaul/domain/ledger/share-recipes.ts'
import { REPORTS, whyNotReadReport } from '@longhaul/domain/reports/reports.ts'
import { ROLES } from '@longhaul/domain/states/table.ts'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { post } from '../ledger/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import { REPORT_KINDS } from './kinds/index.ts'

const world = testWorld()
let ana: Person
let admin: Person
let order: given.PlacedOrder

const TODAY = '2026-11-02'
type ReportId = (typeof REPORTS)[number]
const read = (report: ReportId, from = TODAY, to = TODAY, who = admin) =>
  who.call('GET /staff/reports/{report}', { params: { report }, query: { from, to } })
const figure = (report: Awaited<ReturnType<typeof read>>, id: string) =>
  report.figures.find((entry) => entry.id === id)!
const row = (report: Awaited<ReturnType<typeof read>>, id: string) =>
  report.parts.rows.find((entry) => entry.id === id)

beforeAll(async () => {
  admin = await world.staff('root', ['admin'])
  ana = await world.shopper('ana')
  await world.shopper('bo')
  order = await given.aPaidOrder(world, ana, { items: 2 })
})

test('every report answers for a day, with parts that match its columns', async () => {
  for (const id of REPORTS) {
    const report = await read(id)
    expect(report).toMatchObject({
      report: id,
      period: { from: TODAY, to: TODAY },
      before: { from: '2026-11-01', to: '2026-11-01' },
      unit: 'day',
      starts: [TODAY],
    })
    for (const { course } of report.figures)
      if (course) expect([course.now.length, course.before.length]).toEqual([1, 1])
    for (const part of report.parts.rows)
      expect([part.now.length, part.before.length]).toEqual([
        report.parts.columns.length,
        report.parts.columns.length,
      ])
  }
})

test('orders are counted on their day in Shanghai, and a day later in the preceding period', async () => {
  const today = await read('orders')
  expect(figure(today, 'placed')).toMatchObject({ now: 1, before: 0, course: { now: [1], before: [0] } })
  expect(figure(today, 'items_fen').now).toBe(order.totalFen)
  expect(row(today, 'in_review')).toEqual({ id: 'in_review', now: [2, order.totalFen], before: [null, null] })
  const tomorrow = await read('orders', '2026-11-03', '2026-11-03')
  expect(figure(tomorrow, 'placed')).toMatchObject({ now: 0, before: 1 })
  expect(row(tomorrow, 'in_review')?.before).toEqual([2, order.totalFen])
})

test('a longer period is divided into weeks or months, without losing anything', async () => {
  const weeks = await read('orders', '2026-08-01', '2026-11-10')
  expect(weeks.unit).toBe('week')
  expect(figure(weeks, 'placed').course?.now.at(-2)).toBe(1)
  const months = await read('orders', '2026-01-01', '2026-12-31')
  expect(months.unit).toBe('month')
  expect(months.before).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  expect(figure(months, 'placed').course?.now).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
})

test('ordering shoppers are new once, and repeat customers afterwards', async () => {
  const today = await read('shoppers')
  expect(['registered', 'ordering', 'first', 'returning'].map((id) => figure(today, id).now)).toEqual([
    2, 1, 1, 0,
  ])
  world.clock.advance({ hours: 24 })
  const again = await given.loggedInAgain(world, ana)
  await given.anOrder(again)
  admin = await world.staff('root-again', ['admin'])
  const tomorrow = await read('shoppers', '2026-11-03', '2026-11-03')
  expect(['ordering', 'first', 'returning'].map((id) => figure(tomorrow, id).now)).toEqual([1, 0, 1])
  const both = await read('shoppers', '2026-11-02', '2026-11-03')
  expect(figure(both, 'ordering')).toMatchObject({ now: 1, course: { now: [1, 1] } })
  expect(row(both, '2')?.now.slice(0, 2)).toEqual([1, 2])
})

test('a review later than promised counts as late, and income matches the books', async () => {
  const buyer = await world.staff('buyer', ['buyer'])
  for (const id of order.itemIds)
    await buyer.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
  const times = await read('times', '2026-11-03', '2026-11-03')
  expect(row(times, 'review')?.now).toEqual([2, 1440, 1440, 1000])
  expect(figure(times, 'review')).toMatchObject({ now: 1440, before: null })
  const revenue = await read('revenue', '2026-11-02', '2026-11-03')
  const booked = await world.db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.to_account_id')
    .where('a.kind', '=', 'revenue')
    .where('a.currency', '=', 'CNY')
    .select((select) => select.fn.sum<number>('p.amount').as('fen'))
    .executeTakeFirstOrThrow()
  expect(figure(revenue, 'income').now).toBe(Number(booked.fen ?? 0))
})

test('what creators earn is a cost of its own, not counted among the coupons', async () => {
  const before = await read('revenue')
  await inTransaction(world.db, (tx) =>
    post(tx, {
      kind: 'share_earned',
      subject: { kind: 'creator_share', id: randomUUID() },
      actor: 'system',
      now: new Date(`${TODAY}T04:00:00Z`),
      postings: shareEarned(randomUUID(), 700),
    }),
  )
  const after = await read('revenue')
  const risen = (id: string) => figure(after, id).now! - figure(before, id).now!
  expect(['income', 'coupons', 'creators', 'net'].map(risen)).toEqual([0, 0, 700, -700])
  expect(row(after, 'creators')?.now).toEqual([-700, 1])
})

describe('who may read, and which days', () => {
  test('each role reads its own', async () => {
    for (const role of ROLES) {
      const person = await world.staff(`reader-${role}`, [role])
      for (const id of REPORTS) {
        const asked = read(id, TODAY, TODAY, person)
        if (whyNotReadReport([role], id)) await expectRefusal(asked, 'forbidden')
        else expect(await asked).toMatchObject({ report: id })
      }
    }
  })

  test.each([
    ['2026-02-30', TODAY, 'to'],
    [TODAY, '2026-11-01', 'to'],
    ['2020-01-01', TODAY, 'to'],
  ])('%s to %s is refused', async (from, to, field) => {
    const error = await expectRefusal(read('orders', from, to), 'invalid_input')
    expect(Object.keys(error.data['fields'] as object)).toEqual([field])
  })

  test('the files have the same access rules and periods', async () => {
    const file = (path: string, token?: string) =>
      world.inject({
        method: 'GET',
        url: `/api/v1/staff/reports/${path}`,
        headers: token ? { authorization: token } : {},
      })
    const days = `?from=${TODAY}&to=${TODAY}`
    const course = await file(`orders/course.csv${days}`, admin.token)
    expect(course.body.split('\r\n')[1]).toBe(
      `2026-11-02,1,1,2,${(order.totalFen / 100).toFixed(2)},0,0,2026-11-01,0,0,0,0.00,0,0`,
    )
    expect((await file(`lines/parts.csv${days}`, admin.token)).statusCode).toBe(200)
    const warehouse = await world.staff('ware', ['warehouse'])
    expect((await file(`revenue/course.csv${days}`, warehouse.token)).statusCode).toBe(403)
    expect((await file(`orders/course.csv${days}`, ana.token)).statusCode).toBe(403)
    expect((await file(`orders/course.csv${days}`)).statusCode).toBe(401)
    expect((await file(`orders/course.csv`, admin.token)).statusCode).toBe(400)
    expect((await file(`nonsense/course.csv${days}`, admin.token)).statusCode).toBe(404)
  })
})

test('a report is a snapshot, even if orders arrive while it is read', async () => {
  const again = await given.loggedInAgain(world, ana)
  const placed = async () => figure(await read('orders', TODAY, '2026-11-30'), 'placed').now
  const before = await placed()
  const { orders } = REPORT_KINDS
  const original = orders.read.bind(orders)
  const reading = vi.spyOn(orders, 'read').mockImplementation(async (db, slice) => {
    await original(db, slice)
    await given.anOrder(again)
    return await original(db, slice)
  })
  onTestFinished(() => reading.mockRestore())
  expect(await placed()).toBe(before)
  reading.mockRestore()
  expect(await placed()).toBe(Number(before) + 2)
})
