import type { Call } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { marketUrl } from '../goods/public.ts'
import type { Agency } from './agency.ts'
import { drawInspectionPhoto } from './inspection-photo.ts'
import { shotsOf } from './shots.ts'
import type { Thing } from './thing.ts'
import type { ShopperName } from './people.ts'

/*
 * The building blocks of the demo's story: each function makes several API calls.
 */

const WAREHOUSE = 'GZ1'

const optionsText = ({ product, choices }: Thing): string =>
  product.options.map(({ name }, at) => `${name}：${choices[at]}`).join('；')

type CartBody = Parameters<typeof asCartBody>[1]

function asCartBody(
  what: Thing,
  more: {
    photo_shots?: number
    photo_remark?: string
    remark?: string
    unit_price_fen?: number
    page_price_fen?: number
    price_reason?: 'negotiated'
    sold_out_choice?: 'alternative'
    alternative?: string
  },
  imageFileId: string | null,
) {
  const { product } = what
  return {
    url: marketUrl(product),
    title: product.title,
    seller_name: product.sellerName,
    image_file_id: imageFileId,
    freight_fen: product.freightFen,
    options_text: optionsText(what),
    quantity: what.pieces,
    remark: '',
    photo_shots: 0,
    photo_remark: '',
    sold_out_choice: 'ask' as const,
    alternative: '',
    unit_price_fen: product.priceFen,
    page_price_fen: null,
    price_reason: null,
    price_reason_text: '',
    ...more,
  }
}

type Product = Reply<'GET /products'>['product']

/** The picture of the chosen variant, as the form shows it. */
const pictureOf = (product: Product, choices: readonly string[]): string | null =>
  product?.variants.find((variant) => variant.choices.every((choice, at) => choice === choices[at]))
    ?.image_file_id ??
  product?.images[0]?.file_id ??
  null

/** Pastes the link, fills in the form and adds the item to the cart. Returns the id of the cart line. */
export async function addToCart(
  agency: Agency,
  who: ShopperName,
  what: Thing,
  more: CartBody = {},
): Promise<string> {
  const call = await agency.shopper(who)
  const product = await readPage(call, marketUrl(what.product))
  const { id } = await call('POST /cart/items', {
    body: asCartBody(what, more, pictureOf(product, what.choices)),
  })
  return id
}

/**
 * Looks up the product page with its pictures. Those that a busy machine did not draw in time come with a
 * second look-up, as for a shopper.
 */
async function readPage(call: Call, url: string): Promise<Product> {
  const { product } = await call('GET /products', { query: { url } })
  return product?.more_images ? (await call('GET /products', { query: { url } })).product : product
}

/** Places an order for some lines of the cart (of one seller). Returns the order. */
export async function placeOrder(
  agency: Agency,
  who: ShopperName,
  cartItemIds: string[],
): Promise<Reply<'GET /orders/{id}'>> {
  const call = await agency.shopper(who)
  const { amounts, contact } = await call('POST /orders/preview', { body: { cart_item_ids: cartItemIds } })
  const placed = await call('POST /orders', {
    body: {
      cart_item_ids: cartItemIds,
      warehouse_id: WAREHOUSE,
      contact,
      remark: '',
      expected_total_fen: amounts.total_fen,
      accept_terms: true,
      // The line that most of the story's parcels use, so that their pages can compare the expected cost with
      // the real one.
      door: { line_id: 'PST-EMS' },
    },
  })
  return await call('GET /orders/{id}', { params: { id: placed.order_ids[0]! } })
}

export async function payOrder(
  agency: Agency,
  who: ShopperName,
  order: Reply<'GET /orders/{id}'>,
): Promise<void> {
  const call = await agency.shopper(who)
  await call('POST /payments', {
    body: { order_ids: [order.id], method: 'balance', expected_total_fen: order.amounts.total_fen },
  })
}

/** Adds to the cart, orders and pays in one step. */
export async function buy(
  agency: Agency,
  who: ShopperName,
  things: readonly Thing[],
  more: CartBody = {},
): Promise<Reply<'GET /orders/{id}'>> {
  const ids: string[] = []
  for (const what of things)
    for (const shot of shotsOf(what, false).slice(0, 2)) void drawInspectionPhoto(what, shot)
  for (const what of things) ids.push(await addToCart(agency, who, what, more))
  const order = await placeOrder(agency, who, ids)
  await payOrder(agency, who, order)
  return order
}

/** Recharges the balance with the sandbox's card. */
export async function recharge(
  agency: Agency,
  who: ShopperName,
  creditFen: number,
  decision: 'approve' | 'decline' = 'approve',
): Promise<void> {
  await agency.readRates()
  const call = await agency.shopper(who)
  const made = await call('POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: creditFen },
  })
  await agency.decideCheckout(made.provider_url ?? '', decision)
}

type Item = { id: string; amounts: { goods_fen: number; freight_fen: number } }

export async function approve(agency: Agency, items: readonly Item[]): Promise<void> {
  const call = await agency.staff('support')
  for (const { id } of items) await call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
}

/** Buys the items in one order at their seller, each `cheaperFen` below the price paid. */
export async function purchase(agency: Agency, items: readonly Item[], cheaperFen = 0): Promise<void> {
  const call = await agency.staff('buyer')
  await call('POST /staff/seller_orders', {
    body: {
      number: sellerNumber(items[0]!.id),
      freight_fen: items.reduce((sum, { amounts }) => sum + amounts.freight_fen, 0),
      discount_fen: 0,
      items: items.map(({ id, amounts }) => ({ id, goods_fen: amounts.goods_fen - cheaperFen })),
    },
  })
}

/** An order number in the marketplaces' format, derived from the item's id. */
const sellerNumber = (id: string): string =>
  `21${BigInt(`0x${id.replaceAll('-', '').slice(0, 14)}`) % 10n ** 16n}`.padEnd(18, '7')

/** The seller ships the order in which these items were bought. */
export async function sellerSends(
  agency: Agency,
  [item]: readonly Item[],
  trackingNumber: string,
): Promise<void> {
  const call = await agency.staff('buyer')
  const bought = await call('GET /staff/order_items', { query: { stage: 'purchased', limit: 100 } })
  const id = bought.items.find((entry) => entry.id === item?.id)?.seller_order_id
  if (!id) throw new Error(`nothing was bought that could be sent as ${trackingNumber}`)
  const sent = { params: { id }, body: { tracking_number: trackingNumber } }
  await call('POST /staff/seller_orders/{id}/shipping', sent)
}

/** Scans a parcel at the dock. Returns the ids of the stock items received. */
export async function receive(agency: Agency, trackingNumber: string): Promise<string[]> {
  const call = await agency.staff('warehouse')
  const { items } = await call('POST /staff/arrivals', {
    body: { warehouse_id: WAREHOUSE, tracking_number: trackingNumber },
  })
  return items.map((item) => item.id)
}

/** Weighs, measures and photographs. */
async function inspect(
  agency: Agency,
  stockId: string,
  what: Thing,
  photos: { free: number; detail: number },
  isCracked = false,
): Promise<void> {
  const call = await agency.staff('warehouse')
  const [length_mm, width_mm, height_mm] = what.sizeMm
  await call('PUT /staff/stock_items/{id}/measures', {
    params: { id: stockId },
    body: { weight_grams: what.grams, length_mm, width_mm, height_mm, category: null },
  })
  const shots = shotsOf(what, isCracked)
  for (let index = 0; index < photos.free + photos.detail; index++) {
    const shot = shots[index % shots.length]!
    const picture = await drawInspectionPhoto(what, shot)
    const { id: fileId } = await call('POST /staff/uploads', { query: { kind: 'inspection' }, body: picture })
    const row = await call('POST /staff/stock_items/{id}/photos', {
      params: { id: stockId },
      body: { file_id: fileId, kind: index < photos.free ? 'free' : 'detail', shows: shot.shows },
    })
    const { shows, flaw, note } = shot
    const taken = row.photos.at(-1)
    if (flaw && taken)
      await call('PUT /staff/stock_photos/{id}', {
        params: { id: taken.id },
        body: { shows, flaw, note: note ?? '' },
      })
  }
}

/** Weighs, measures, photographs and shelves. */
export async function shelve(
  agency: Agency,
  stockId: string,
  what: Thing,
  shelf: string,
  photos: { free: number; detail: number } = { free: 2, detail: 0 },
): Promise<void> {
  await inspect(agency, stockId, what, photos)
  const call = await agency.staff('warehouse')
  await call('POST /staff/stock_items/{id}/shelve', { params: { id: stockId }, body: { shelf } })
}

/** Weighs, measures and photographs, and reports a problem, about which the shopper decides. */
export async function findProblem(
  agency: Agency,
  stockId: string,
  what: Thing,
  found: { problem: string; note: string },
): Promise<void> {
  await inspect(agency, stockId, what, { free: 3, detail: 0 }, true)
  const call = await agency.staff('warehouse')
  await call('POST /staff/stock_items/{id}/problem', { params: { id: stockId }, body: found })
}

/** Asks the shopper about an item that the seller does not have as ordered. */
export async function ask(
  agency: Agency,
  item: Item,
  question: { kind: 'price' | 'options'; increaseFen: number; note: string },
): Promise<void> {
  const call = await agency.staff('buyer')
  await call('POST /staff/order_items/{id}/ask', {
    params: { id: item.id },
    body: {
      kind: question.kind,
      goods_fen: item.amounts.goods_fen + question.increaseFen,
      freight_fen: item.amounts.freight_fen,
      note: question.note,
    },
  })
}

/**
 * Takes items all the way from the review to the shelf, at the story's present moment. Returns the stock ids,
 * in the order of the items.
 */
export async function stockItems(
  agency: Agency,
  order: Reply<'GET /orders/{id}'>,
  things: readonly Thing[],
  trackingNumber: string,
  shelf: string,
): Promise<string[]> {
  await approve(agency, order.items)
  await purchase(agency, order.items)
  await sellerSends(agency, order.items, trackingNumber)
  const stock = await receive(agency, trackingNumber)
  for (const [index, id] of stock.entries()) await shelve(agency, id, things[index] ?? things[0]!, shelf)
  return stock
}
