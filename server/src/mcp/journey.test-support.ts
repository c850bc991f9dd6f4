import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Assistant } from './mcp.test-support.ts'

/* What an assistant does on the way from a pasted text to tracking, one function for each step. */

type Shop = Pick<Assistant, 'call'>

type Amount = { fen: number; text: string }
type Spent = { status: string; total: Amount | null }

/** Pastes a text, and orders what it names; returns the items. */
export async function order({ call }: Shop) {
  const text = '【淘宝】https://item.taobao.com/item.htm?spm=a1&id=674029285425 「衬衫」 要两件'
  const { links, url } = await call<{ links: object[]; url: string }>('read_text', { text })
  expect(links).toHaveLength(1)
  const door = await call<{ total: { low: Amount; high: Amount } }>('estimate_to_door', {
    items: [{ url, price_fen: 3_000, quantity: 2 }],
    country: 'SG',
  })
  expect(door.total.high.fen).toBeGreaterThan(door.total.low.fen)
  const line = { url, title: '衬衫', seller: 'Mumian', price_fen: 3_000, quantity: 2, options: '白色; M' }
  const cart = await call<{ groups: { items: { id: string }[] }[] }>('change_cart', { add: [line] })
  const cart_item_ids = cart.groups.flatMap(({ items }) => items.map(({ id }) => id))
  const { quote, total } = await call<{ quote: string; total: Amount }>('preview_order', { cart_item_ids })
  expect(total.text).toBe(`¥${(total.fen / 100).toFixed(2)} CNY`)
  const placed = await call<Spent & { order_ids: string[] }>('place_order', {
    cart_item_ids,
    quote,
    expected_total_fen: total.fen,
    idempotency_key: randomUUID(),
  })
  expect(placed).toMatchObject({ status: 'paid', total: { fen: total.fen } })
  return placed.order_ids[0]!
}

type Order = { status: string; items: { id: string; question: { id: string; extra: Amount } | null }[] }

/** Answers the buyer's question about the order's item, which has become dearer. */
export async function answer({ call }: Shop, orderId: string) {
  const { items } = await call<Order>('get_order', { id: orderId })
  const [item] = items
  expect(item!.question!.extra.fen).toBe(1_050)
  const waiting = await call<{ orders: { id: string }[] }>('list_orders', { waiting: true })
  expect(waiting.orders.map(({ id }) => id)).toContain(orderId)
  const answered = await call<Spent>('answer_question', {
    order_item_id: item!.id,
    question_id: item!.question!.id,
    accept: true,
    expected_total_fen: item!.question!.extra.fen,
    idempotency_key: randomUUID(),
  })
  expect(answered).toMatchObject({ status: 'paid', total: { fen: 1_050 } })
  return item!.id
}

type Quoted = { lines: { line_id: string; total: Amount; quote: string }[]; declaration: object[] }

/** Ships what is on the shelf to the only address; returns the package. */
export async function ship({ call }: Shop) {
  const { things } = await call<{ things: { stock_item_id: string }[] }>('list_shelf')
  const stock_item_ids = things.map(({ stock_item_id: id }) => id)
  const { addresses } = await call<{ addresses: { address_id: string; address: string }[] }>('list_addresses')
  expect(addresses[0]!.address).toBe('1 …')
  const where = { stock_item_ids, address_id: addresses[0]!.address_id }
  const { lines, declaration } = await call<Quoted>('quote_package', where)
  const { line_id, total, quote } = lines.find((line) => line.line_id === 'PST-EMS')!
  const made = await call<Spent & { package_id: string }>('ship_package', {
    ...where,
    line_id,
    quote,
    expected_total_fen: total.fen,
    declaration,
    idempotency_key: randomUUID(),
  })
  expect(made).toMatchObject({ status: 'paid', total: { fen: total.fen } })
  return made.package_id
}

/** The first item of an order. */
export const itemOf = async ({ call }: Shop, id: string) =>
  (await call<Order>('get_order', { id })).items[0]!.id
