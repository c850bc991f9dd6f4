import type { Reply } from '@longhaul/contract/routes.ts'
import type { Agency } from './agency.ts'
import { approve, buy, purchase, receive, sellerSends, shelve } from './steps.ts'
import { thing } from './thing.ts'

type Order = Reply<'GET /orders/{id}'>

/** Mei's cap: ordered in navy, delivered in khaki, as the photos show. She requests a refund. */
export async function wrongCapArrives(agency: Agency): Promise<Order> {
  const order = await buy(agency, 'mei', [thing('cap')])
  await approve(agency, order.items)
  await purchase(agency, order.items)
  await sellerSends(agency, order.items, 'YT1000000000062')
  const [stock] = await receive(agency, 'YT1000000000062')
  await shelve(agency, stock!, thing('cap', 1, ['卡其']), 'A-03-3')
  const mei = await agency.shopper('mei')
  await mei('POST /order_items/{id}/refund', {
    params: { id: order.items[0]!.id },
    body: { cause: 'wrong_options', reason: 'I ordered navy; the photos show khaki.' },
  })
  return order
}

/** The seller takes the cap back, and everything that Mei paid for it returns to her balance. */
export async function capIsRefunded(agency: Agency, order: Order): Promise<void> {
  const support = await agency.staff('support')
  const { items } = await support('GET /staff/refund_cases', { query: {} })
  const id = items.find((found) => found.order_id === order.id)!.id
  const params = { id }
  const note = ''
  await support('POST /staff/refund_cases/{id}/decide', { params, body: { step: 'ask_seller', note } })
  await support('POST /staff/refund_cases/{id}/decide', { params, body: { step: 'return_goods', note } })
  await support('POST /staff/refund_cases/{id}/decide', { params, body: { step: 'grant', note } })
  const finance = await agency.staff('finance')
  await finance('POST /staff/refund_cases/{id}/decide', { params, body: { step: 'pay_back', note } })
}
