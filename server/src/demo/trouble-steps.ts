import type { Reply } from '@longhaul/contract/routes.ts'
import type { Agency } from './agency.ts'
import { drawInspectionPhoto } from './inspection-photo.ts'
import { addAddress, makeParcel, pack, ship, track } from './parcel-steps.ts'
import { stockItems, buy, recharge, approve, purchase, receive, sellerSends, shelve } from './steps.ts'
import { thing } from './thing.ts'

/** Two packages of Jonas that do not arrive, to show claims and alarms. */
export type Trouble = { lost: string; undelivered: string }

/** The two packages are bought, packed and shipped like any other, 23 to 17 days ago. */
export async function jonasSendsTwo(agency: Agency): Promise<() => Promise<Trouble>> {
  agency.at(23)
  const home = await addAddress(agency, 'jonas', {
    first_name: 'Jonas', last_name: 'Berg', country: 'US', province: 'New York', city: 'Brooklyn', address: '55 Water Street', postcode: '11201', phone: '+1 212 555 0134', email: 'jonas@demo.example',
  }) // prettier-ignore
  await recharge(agency, 'jonas', 160_000)
  const notebook = await buy(agency, 'jonas', [thing('notebook')])
  const umbrella = await buy(agency, 'jonas', [thing('umbrella')])
  return async () => {
    agency.at(19)
    const notebookHere = await stockItems(agency, notebook, [thing('notebook')], 'YT1000000000055', 'C-02-1')
    const umbrellaHere = await stockItems(agency, umbrella, [thing('umbrella')], 'ZT1000000000048', 'C-02-2')
    agency.at(18)
    const insured = { insured: true }
    const lost = await makeParcel(agency, 'jonas', home, notebookHere, ['Paper notebook'], 'PST-EMS', insured)
    const undelivered = await makeParcel(agency, 'jonas', home, umbrellaHere, ['Folding umbrella'], 'PST-EMS')
    await pack(agency, lost)
    await pack(agency, undelivered)
    agency.at(17)
    await ship(agency, lost, 'EA123456808CN')
    await ship(agency, undelivered, 'EA123456811CN')
    return { lost, undelivered }
  }
}

/**
 * One is lost according to the carrier, and Jonas makes a claim with his evidence; the other cannot be
 * delivered because no one opens the door.
 */
export async function jonasClaims(agency: Agency, { lost, undelivered }: Trouble): Promise<void> {
  await track(agency, lost, 'lost', 'Jamaica, NY', 'Item lost in processing')
  await track(
    agency,
    undelivered,
    'arrived_destination',
    'Jamaica, NY',
    'Arrived at inward office of exchange',
  )
  const jonas = await agency.shopper('jonas')
  const paper = await drawInspectionPhoto(thing('notebook'), { turn: -5 })
  const { id: file_id } = await jonas('POST /uploads', { query: { kind: 'attachment' }, body: paper })
  await jonas('POST /parcels/{id}/claim', {
    params: { id: lost },
    body: {
      kind: 'lost',
      stock_item_ids: [],
      story:
        'The carrier’s page says it was lost in New York. I asked at the post office; their letter is attached.',
      evidence: [{ slot: 'paper', file_id }],
    },
  })
}

/** The delivery fails because no one is at home: support has to ask what to do. */
export const deliveryFails = (agency: Agency, { undelivered }: Trouble): Promise<void> =>
  track(agency, undelivered, 'delivery_failed', 'Brooklyn', 'Delivery attempted, no access to the building')

/**
 * Jonas' keyboard is transferred to the warehouse from which its line leaves, and is off its shelf for some
 * days.
 */
export async function keyboardMoves(agency: Agency, stockId: string): Promise<void> {
  const warehouse = await agency.staff('warehouse')
  await warehouse('POST /staff/stock_items/{id}/send', {
    params: { id: stockId },
    body: { warehouse_id: 'YW1', reason: 'Its line leaves from Yiwu' },
  })
}

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
