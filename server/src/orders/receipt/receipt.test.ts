import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { drawReceipt } from './draw-receipt.ts'
import { readReceipt } from './read-receipt.ts'

const world = testWorld()
let ana: Person
let bo: Person
let paid: given.PlacedOrder

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  const line = { title: '复古花卉连衣裙', seller_name: '木棉服饰', freight_fen: 1_000, photo_shots: 2 }
  paid = await given.aPaidOrder(world, ana, { items: 2, line })
})

const get = (who: Person | undefined, id: string, lang = 'en') =>
  world.app.inject({
    url: `/api/v1/orders/${id}/receipt.pdf`,
    headers: { 'client-language': lang, ...(who ? { authorization: who.token } : {}) },
  })

describe('the receipt of an order', () => {
  test.each(['en', 'zh'])('is a small PDF with its fonts inside, in %s', async (lang) => {
    const answer = await get(ana, paid.id, lang)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="receipt-${paid.number}.pdf"`)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1')).toContain('/FontFile3')
    expect(answer.rawPayload.length).toBeLessThan(150_000)
  })

  test('shows what was paid, to the fen, and what was refunded since', async () => {
    const receipt = await readReceipt(world.db, ana.id, paid.id)
    expect(receipt.amounts.totalFen).toBe(paid.totalFen)
    expect(receipt).toMatchObject({
      sellerName: '木棉服饰',
      number: paid.number,
      customer: 'ana · ana@example.com',
    })
    expect(receipt.settled).toMatchObject({ costFen: paid.totalFen, refundedFen: 0, cheaperFen: 0 })
  })

  test('shows the price of a piece that the shopper accepted, not the one that was ordered', async () => {
    const cleo = await world.shopper('cleo')
    const lin = await world.staff('lin', ['buyer'])
    const id = await given.anApprovedItem(world, cleo, lin, { line: { unit_price_fen: 10_000, quantity: 2 } })
    const body = { kind: 'price', goods_fen: 21_000, freight_fen: 0, note: 'Dearer now' } as const
    await lin.call('POST /staff/order_items/{id}/ask', { params: { id }, body })
    const answered = { params: { id }, body: { accept: true } }
    const { supplement_id: due } = await cleo.call('POST /order_items/{id}/answer', answered)
    await given.money(world, cleo, 1_050)
    await cleo.call('POST /payments', {
      body: { supplement_ids: [due!], method: 'balance', expected_total_fen: 1_050 },
    })
    const { order_id: orderId } = await world.db
      .selectFrom('order_items')
      .where('id', '=', id)
      .select('order_id')
      .executeTakeFirstOrThrow()
    const { items } = await readReceipt(world.db, cleo.id, orderId)
    expect(items.map((item) => [item.quantity, item.pieceFen, item.goods_fen])).toEqual([[2, 10_500, 21_000]])
  })

  test('is the same to the byte for the same order and time', async () => {
    const receipt = await readReceipt(world.db, ana.id, paid.id)
    const at = new Date('2026-11-03T02:00:00Z')
    const [one, two] = [await drawReceipt(receipt, 'zh', at), await drawReceipt(receipt, 'zh', at)]
    expect(one.equals(two)).toBe(true)
  })

  test('is available only to its shopper, and only once the order is paid', async () => {
    expect((await get(bo, paid.id)).statusCode).toBe(404)
    expect((await get(undefined, paid.id)).statusCode).toBe(401)
    expect((await get(ana, 'x')).statusCode).toBe(404)
    expect((await get(ana, randomUUID())).statusCode).toBe(404)
    const unpaid = await given.anOrder(ana)
    expect((await get(ana, unpaid.id)).statusCode).toBe(404)
  })
})

describe('the statement as a file', () => {
  const csv = (query = '', lang = 'en', who: Person | undefined = ana) =>
    world.app.inject({
      url: `/api/v1/funds/entries.csv${query}`,
      headers: { 'client-language': lang, ...(who ? { authorization: who.token } : {}) },
    })

  test('opens in a spreadsheet, and its last balance is the account’s', async () => {
    const { body, headers } = await csv('?account=available')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body.startsWith('\uFEFFDate (Beijing time),Description,Number,Account,')).toBe(true)
    const rows = body.trimEnd().split('\r\n').slice(1)
    const { available_fen } = await ana.call('GET /funds')
    expect(Number(rows[0]!.split(',').at(-1)) * 100).toBeCloseTo(available_fen)
    const sums = rows.map((row) => row.split(',')).map((cells) => Number(cells[5]) - Number(cells[4]))
    expect(sums.reduce((sum, change) => sum + change, 0) * 100).toBeCloseTo(available_fen)
  })

  test('tells the time in the shop’s time zone, as the receipt does', async () => {
    const { items } = await ana.call('GET /funds/entries', { query: { account: 'available' } })
    const moment = new Date(Date.parse(items[0]!.created_at) + 8 * 3_600_000)
    const [, first] = (await csv('?account=available')).body.split('\r\n')
    expect(first!.split(',')[0]).toBe(moment.toISOString().slice(0, 19).replace('T', ' '))
  })

  test('is in the caller’s language, and not accessible to others', async () => {
    expect((await csv('', 'zh')).body).toContain('支付订单')
    expect((await csv('?account=nowhere')).statusCode).toBe(400)
    expect((await csv('', 'en', bo)).body.trimEnd().split('\r\n')).toHaveLength(1)
    expect((await world.app.inject({ url: '/api/v1/funds/entries.csv' })).statusCode).toBe(401)
  })
})
