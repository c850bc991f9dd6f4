import type { Call } from '@longhaul/contract/client.ts'
import { upload } from './calls.ts'
import { cartItem } from './orders.ts'
import { drawPicture } from './picture.ts'
import { approveCheckout, rechargeSucceeded } from './shoppers.ts'
import type { Unbroken } from './unbroken.ts'

/**
 * A power cut may interrupt a provider's message: the payment is then found when the provider is polled, a
 * minute after the recharge began.
 */
const FOLLOWED_WITHIN_MS = 150_000

/** One shopper's progress through the main job, and what has been acknowledged. */
export type Lane = {
  number: number
  call: Call
  orderId: string | undefined
  isCharged: boolean
  isPaid: boolean
  isParcelPaid: boolean
  isDone: boolean
}

/** A shopper who has not started yet. */
export const newLane = (number: number, call: Call): Lane => ({
  number,
  call,
  orderId: undefined,
  isCharged: false,
  isPaid: false,
  isParcelPaid: false,
  isDone: false,
})

export type Staff = { support: Call; buyer: Call; warehouse: Call }

/**
 * The whole main job through the API, from the recharge to the review, whatever happens to the server
 * meanwhile.
 */
export async function walkMainJob(line: Unbroken, url: string, lane: Lane, crew: Staff): Promise<void> {
  await chargeUp(line, url, lane)
  const itemId = await orderAndPay(line, lane)
  const trackingNumber = await buyIt(line, crew, lane, itemId)
  const stockId = await shelveIt(line, crew, lane, trackingNumber)
  const parcelId = await combineAndPay(line, lane, stockId)
  await packAndShip(line, crew, lane, parcelId)
  await line.step(lane.call, 'POST /parcels/{id}/confirm_receipt', { params: { id: parcelId }, body: {} })
  await line.step(lane.call, 'POST /parcels/{id}/review', {
    params: { id: parcelId },
    body: { stars: 4, body: 'Arrived through three power cuts.', file_ids: [] },
  })
  lane.isDone = true
}

async function chargeUp(line: Unbroken, url: string, lane: Lane): Promise<void> {
  const { call } = lane
  const made = await line.once(call, 'POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: 100_000 },
  })
  // If approved twice, the provider sends the same message twice; it counts once.
  await line.again(() => approveCheckout(url, made.provider_url))
  await line.again(() => rechargeSucceeded(call, made.id, FOLLOWED_WITHIN_MS))
  lane.isCharged = true
}

async function orderAndPay(line: Unbroken, lane: Lane): Promise<string> {
  const { call } = lane
  const cartLine = await line.ask(call, 'POST /cart/items', {
    body: cartItem(`Thing of lane ${lane.number}`, 5_000),
  })
  const cart_item_ids = [cartLine.id]
  const { amounts, contact } = await line.ask(call, 'POST /orders/preview', { body: { cart_item_ids } })
  const expected_total_fen = amounts.total_fen
  const { order_ids } = await line.once(call, 'POST /orders', {
    body: { cart_item_ids, warehouse_id: 'GZ1', contact, remark: '', expected_total_fen, accept_terms: true },
  })
  lane.orderId = order_ids[0]!
  await line.once(call, 'POST /payments', { body: { order_ids, method: 'balance', expected_total_fen } })
  lane.isPaid = true
  const order = await line.ask(call, 'GET /orders/{id}', { params: { id: lane.orderId } })
  return order.items[0]!.id
}

async function buyIt(line: Unbroken, { support, buyer }: Staff, lane: Lane, itemId: string): Promise<string> {
  const params = { id: itemId }
  const tracking_number = `YT${8_800_000_000_000 + lane.number}`
  await line.step(support, 'POST /staff/order_items/{id}/approve', { params, body: {} })
  const sellerOrder = await line.once(buyer, 'POST /staff/seller_orders', {
    body: {
      number: `L-${lane.number}`,
      freight_fen: 0,
      discount_fen: 0,
      items: [{ id: itemId, goods_fen: 4_700 }],
    },
  })
  const sent = { params: { id: sellerOrder.id }, body: { tracking_number } }
  await line.step(buyer, 'POST /staff/seller_orders/{id}/shipping', sent)
  return tracking_number
}

async function shelveIt(
  line: Unbroken,
  { warehouse }: Staff,
  lane: Lane,
  trackingNumber: string,
): Promise<string> {
  const arrival = await line.ask(warehouse, 'POST /staff/arrivals', {
    body: { warehouse_id: 'GZ1', tracking_number: trackingNumber },
  })
  const params = { id: arrival.items[0]!.id }
  await line.ask(warehouse, 'PUT /staff/stock_items/{id}/measures', {
    params,
    body: {
      weight_grams: 620,
      length_mm: 240,
      width_mm: 160,
      height_mm: 80,
      category: null,
      weight_confirmed: true,
    },
  })
  const file_id = await line.again(() => upload(warehouse, 'inspection', drawPicture(lane.number * 30)))
  const photo = { params, body: { file_id, kind: 'free' } } as const
  await line.step(
    warehouse,
    'POST /staff/stock_items/{id}/photos',
    photo,
    ({ fields }) => 'file_id' in fields,
  )
  await line.once(warehouse, 'POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'D-01-1' } })
  return params.id
}

async function combineAndPay(line: Unbroken, lane: Lane, stockId: string): Promise<string> {
  const { call } = lane
  const address = await line.ask(call, 'POST /addresses', {
    body: {
      first_name: 'Ana', last_name: 'Silva', email: 'ana@demo.example', country: 'SG', province: '', city: 'Singapore',
      address: '1 Raffles Place', postcode: '048616', phone: '+65 6123 4567', tax_id: '', is_default: true,
    },
  }) // prettier-ignore
  const goods = { stock_item_ids: [stockId], address_id: address.id, service_ids: [], insured_fen: 0 }
  const quote = await line.ask(call, 'POST /parcels/preview', { body: goods })
  const offer = quote.lines.find((entry) => entry.line_id === 'PST-EMS')
  const parcel = await line.once(call, 'POST /parcels', {
    body: {
      ...goods,
      line_id: 'PST-EMS',
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Cotton shirt',
        value_fen,
      })),
      remark: '',
      expected_total_fen: offer?.total_fen ?? 0,
      accept_terms: true,
    },
  })
  await line.once(call, 'POST /payments', {
    body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: parcel.total_fen },
  })
  lane.isParcelPaid = true
  return parcel.id
}

async function packAndShip(
  line: Unbroken,
  { warehouse, support }: Staff,
  lane: Lane,
  parcelId: string,
): Promise<void> {
  const params = { id: parcelId }
  await line.step(warehouse, 'POST /staff/parcels/{id}/start_packing', { params, body: {} })
  const { contents } = await line.ask(warehouse, 'GET /staff/parcels/{id}', { params })
  for (const { tracking_number, quantity } of contents)
    await line.once(warehouse, 'POST /staff/parcels/{id}/check', {
      params,
      body: { code: tracking_number, pieces: quantity },
    })
  await line.once(warehouse, 'POST /staff/parcels/{id}/pack', {
    params,
    body: {
      weight_grams: 700,
      length_mm: 260,
      width_mm: 180,
      height_mm: 100,
      photo_file_ids: [],
      weight_confirmed: true,
    },
  })
  await line.once(warehouse, 'POST /staff/parcels/{id}/ship', {
    params,
    body: { tracking_number: `EA${200_000_000 + lane.number}CN`, number_confirmed: true },
  })
  await line.ask(support, 'POST /staff/parcels/{id}/events', {
    params,
    body: { status: 'delivered', place: 'Singapore', description: 'Delivered to addressee' },
  })
}
