import type { Call } from '@longhaul/contract/client.ts'
import { placeOrder } from '@longhaul/e2e/orders.ts'
import { addHome } from '@longhaul/e2e/parcel-steps.ts'

type Bought = { number: string; itemId: string }

/** Orders and pays for one item, which then waits for its review. */
export async function orderAndPay(call: Call, title: string): Promise<Bought> {
  const order = await placeOrder(call, title, 6_000)
  await call('POST /payments', {
    body: { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen },
  })
  const { number, items } = await call('GET /orders/{id}', { params: { id: order.id } })
  return { number, itemId: items[0]!.id }
}

/** Announces an inbound parcel that is on its way. */
export async function announce(call: Call, title: string): Promise<string> {
  const tracking_number = `SF${String(Date.now()).slice(-11)}${title.length}8`
  await call('POST /inbounds', {
    body: { warehouse_id: 'GZ1', tracking_number, title, quantity: 1, value_fen: 8_000, remark: '' },
  })
  return tracking_number
}

/** Scans it at the dock, for the photo station. */
export async function arrive(admin: Call, tracking_number: string): Promise<string> {
  const body = { warehouse_id: 'GZ1', tracking_number }
  return (await admin('POST /staff/arrivals', { body })).items[0]!.id
}

/** Weighs, measures and shelves it, once it has its photo. */
export async function shelve(admin: Call, id: string): Promise<void> {
  const params = { id }
  await admin('PUT /staff/stock_items/{id}/measures', {
    params,
    body: {
      weight_grams: 480,
      length_mm: 300,
      width_mm: 200,
      height_mm: 100,
      category: null,
      weight_confirmed: true,
    },
  })
  await admin('POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'A-01' } })
}

/** Puts everything on the shelf into one package, or these things, and pays for it. */
export async function sendHome(
  call: Call,
  things?: readonly string[],
): Promise<{ id: string; number: string }> {
  const address = await addHome(call)
  const { items } = await call('GET /stock_items', { query: {} })
  const goods = {
    stock_item_ids: things ? [...things] : items.map((item) => item.id),
    address_id: address.id,
    service_ids: [],
    insured_fen: 0,
  }
  const quote = await call('POST /parcels/preview', { body: goods })
  const line = quote.lines.find((offer) => offer.line_id === 'PST-EMS') ?? quote.lines[0]!
  const parcel = await call('POST /parcels', {
    body: {
      ...goods,
      line_id: line.line_id,
      declaration: quote.declaration.map(({ stock_item_id, value_fen }) => ({
        stock_item_id,
        description: 'Household goods',
        value_fen,
      })),
      remark: '',
      expected_total_fen: line.total_fen ?? 0,
      accept_terms: true,
    },
  })
  await call('POST /payments', {
    body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: parcel.total_fen },
  })
  return await call('GET /parcels/{id}', { params: { id: parcel.id } })
}
