import { randomUUID } from 'node:crypto'
import * as given from './given.ts'
import type { Person, TestWorld } from './world.ts'

/** A shopper used by this run only, and the staff. */
export type Scene = Crew & { who: Person }

export type Crew = {
  world: TestWorld
  buyer: Person
  support: Person
  packer: Person
  fin: Person
  /** The second person where two people are required. */
  fin2: Person
}

/** Staff of each role, in a shop that takes remittances. */
export async function aCrew(world: TestWorld): Promise<Crew> {
  const [buyer, support, packer, fin, fin2] = [
    await world.staff('buyer', ['buyer']),
    await world.staff('support', ['support']),
    await world.staff('warehouse', ['warehouse']),
    await world.staff('finance', ['finance']),
    await world.staff('finance2', ['finance']),
  ]
  await given.settings(world, { remittanceWesternUnion: 'LI MEI, Guangzhou, China' })
  return { world, buyer, support, packer, fin, fin2 }
}

/*
 * The starting states of the money actions: each allows its action once. Each function returns the ids that
 * the action needs.
 */

/** An unpaid order, and a balance that would pay for ten of them. */
export async function anAffordableOrder({ world, who }: Scene): Promise<given.PlacedOrder> {
  const order = await given.anOrder(who, { line: { photo_shots: 1 } })
  await given.money(world, who, 10 * order.totalFen)
  return order
}

/** A filled cart; returns the body that places it as an order. */
export async function aFilledCart({ who }: Scene) {
  const cart_item_ids = [await given.aCartItem(who)]
  const { amounts, contact } = await who.call('POST /orders/preview', { body: { cart_item_ids } })
  return {
    cart_item_ids,
    warehouse_id: 'GZ1',
    contact,
    remark: '',
    expected_total_fen: amounts.total_fen,
    accept_terms: true as const,
  }
}

/** An item of a paid order, not reviewed yet. */
export async function anItemInReview({ world, who }: Scene, line: given.OrderOptions['line'] = {}) {
  const { id, itemIds } = await given.aPaidOrder(world, who, { line: { photo_shots: 2, ...line } })
  return { orderId: id, itemId: itemIds[0]! }
}

/**
 * An item about which the buyer asked the shopper: a price above the agreed 30.00 yuan, or other options for
 * less.
 */
export async function anAskedItem({ world, who, buyer }: Scene, goods_fen: number): Promise<string> {
  const id = await given.anApprovedItem(world, who, buyer)
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: {
      kind: goods_fen > 3_000 ? 'price' : 'options',
      goods_fen,
      freight_fen: 0,
      note: 'Not as it was',
    },
  })
  return id
}

/**
 * The extra payment due for an item whose higher price was accepted, and ten times that money on the balance.
 */
export async function anItemSupplement(scene: Scene): Promise<{ id: string; amount_fen: number }> {
  const { world, who } = scene
  const params = { id: await anAskedItem(scene, 3_600) }
  const { supplement_id } = await who.call('POST /order_items/{id}/answer', {
    params,
    body: { accept: true },
  })
  await given.money(world, who, 6_000)
  return { id: supplement_id!, amount_fen: 630 }
}

/** A refund request that awaits a decision, or one that is granted. */
export async function anOpenRefund(
  { world, who, buyer, support }: Scene,
  isGranted = false,
): Promise<{ itemId: string; caseId: string }> {
  const id = await given.aPurchasedItem(world, who, buyer)
  const body = { cause: 'wrong_options', reason: 'wrong size' } as const
  await who.call('POST /order_items/{id}/refund', { params: { id }, body })
  const { id: caseId } = await world.db
    .selectFrom('refund_cases')
    .where('order_item_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow()
  if (isGranted)
    await support.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: caseId },
      body: { step: 'grant', note: '' },
    })
  return { itemId: id, caseId }
}

/** An inspected item with more detail photos ordered than taken: shelving it settles them. */
export async function anInspectedItem({ world, who, buyer, packer }: Scene): Promise<string> {
  const options = { line: { photo_shots: 3 } }
  const { stockId } = await given.anArrivedItem(world, who, { buyer, packer }, options)
  await given.inspect(world, packer, stockId, { detailPhotos: 1 })
  return stockId
}

/** A stock item with two detail photos ordered, of which `taken` have been taken. */
export async function photosOnTheShelf({ world, who, packer }: Scene, taken: number): Promise<string> {
  const id = await given.stock(world, who, packer)
  await given.money(world, who, 20_000)
  await who.call('POST /stock_items/{id}/fine_photos', { params: { id }, body: { shots: 2, remark: '' } })
  for (let count = 0; count < taken; count++) {
    const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
    await packer.call('POST /staff/stock_items/{id}/photos', {
      params: { id },
      body: { file_id, kind: 'detail' },
    })
  }
  return id
}

/** A stock item whose free storage has expired, its fee, and the money for it. */
export async function anExpiredStockItem({ world, who, packer }: Scene) {
  const id = await given.stock(world, who, packer)
  await given.money(world, who, 20_000)
  const now = world.clock.now().getTime()
  await world.db
    .updateTable('stock_items')
    .set({ stage: 'storage_expired', free_until: new Date(now - 61 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  const { items } = await who.call('GET /stock_items')
  return { id, expected_fee_fen: items.find((item) => item.id === id)!.late_fee_fen }
}

/** An unpaid package, and a balance that would pay for three of them. */
export async function anAffordableParcel({ world, who, packer }: Scene) {
  const parcel = await given.aParcel(who, [await given.stock(world, who, packer)])
  await given.money(world, who, 3 * parcel.total_fen)
  return parcel
}

/** The body that creates a package. */
export async function aParcelForm({ world, who, packer }: Scene) {
  const id = await given.stock(world, who, packer)
  const { id: address_id } = await given.anAddressInSingapore(who)
  return await given.parcelForm(who, [id], { address_id })
}

export async function aPaidParcel({ world, who, packer }: Scene): Promise<string> {
  return (await given.aPaidParcel(world, who, [await given.stock(world, who, packer)])).id
}

export async function aPickedParcel(scene: Scene): Promise<string> {
  const id = await aPaidParcel(scene)
  await given.pickAll(scene.packer, id)
  return id
}

/** A packed package that turned out lighter than estimated. */
export async function aPackedParcel(scene: Scene): Promise<string> {
  const id = await aPickedParcel(scene)
  await given.pack(scene.packer, id, { grams: 400 })
  return id
}

/** Points earned by a received package; returns their number. */
export async function somePoints(scene: Scene): Promise<number> {
  const { world, who, packer } = scene
  const id = await aPackedParcel(scene)
  await given.ship(packer, id)
  await given.trackingUpdate(packer, id, 'delivered')
  await who.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
  await world.runJob('earn-points', { parcelId: id })
  return (await who.call('GET /points')).balance
}

/** A claim for a package that the carrier lost, granted but not paid yet. */
export async function aGrantedClaim(scene: Scene): Promise<string> {
  const { who, packer, support } = scene
  const id = await aPackedParcel(scene)
  await given.ship(packer, id)
  await given.trackingUpdate(packer, id, 'lost')
  const claim = await who.call('POST /parcels/{id}/claim', {
    params: { id },
    body: { kind: 'lost', stock_item_ids: [], story: 'It never came', evidence: [] },
  })
  const { freight_paid_fen } = await support.call('GET /staff/claims/{id}', { params: { id: claim.id } })
  await support.call('POST /staff/claims/{id}/grant', {
    params: { id: claim.id },
    body: { fault: 'carrier', share_per_mille: 1000, note: '', expected_payout_fen: freight_paid_fen },
  })
  return claim.id
}

/** The extra payment due for a package that turned out heavier, and three times that money on the balance. */
export async function aParcelSupplement(scene: Scene): Promise<{ id: string; amount_fen: number }> {
  const { world, who, packer } = scene
  const id = await aPickedParcel(scene)
  const { supplement } = await given
    .pack(packer, id, { grams: 1_100 })
    .then(() => who.call('GET /parcels/{id}', { params: { id } }))
  await given.money(world, who, 3 * supplement!.amount_fen)
  return { id: supplement!.id, amount_fen: supplement!.amount_fen }
}

/** A shipped package whose shopper has not collected it; its return is not booked yet. */
export async function anUncollectedParcel({ world, who, packer }: Scene): Promise<string> {
  return (await given.aShippedParcel(world, who, packer, [await given.stock(world, who, packer)])).id
}

export const NOT_COLLECTED = { note: '', cause: 'not_collected', freight_fen: 8_000 } as const

/** A recharge that has been paid at its provider; returns the provider's event. */
export async function aPaidCheckout({ world, who }: Scene) {
  const { id } = await who.call('POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: 20_000 },
  })
  return await given.anEvent(world, 'paid', { rechargeId: id })
}

/** An order paid partly from the balance and partly through a provider; returns the provider's event. */
export async function aPaymentByProvider({ world, who }: Scene) {
  const order = await given.anOrder(who)
  await given.money(world, who, 1_000)
  const { id } = await who.call('POST /payments', {
    body: {
      order_ids: [order.id],
      method: 'sandbox',
      currency: 'USD',
      expected_total_fen: order.totalFen,
    },
  })
  return await given.anEvent(world, 'paid', { paymentId: id })
}

let controlNumbers = 1_000_000_000

/** A shopper's report of a remittance by Western Union. */
export const aRemittanceForm = () => ({
  method: 'western_union' as const,
  sender_first_name: 'Ana',
  sender_last_name: 'Lim',
  country: 'DE',
  currency: 'USD',
  sent_minor: 10_000,
  sent_on: '2026-11-01',
  mtcn: String(++controlNumbers),
  note: '',
})

/** A remittance that awaits finance, and the body that credits it. */
export async function aRemittance({ who, fin }: Scene) {
  const { id } = await who.call('POST /remittances', { body: aRemittanceForm() })
  const arrived = { currency: 'USD', received_minor: 9_500 }
  const { credit_fen } = await fin.call('POST /staff/remittances/{id}/preview_credit', {
    params: { id },
    body: arrived,
  })
  return { id, credit: { ...arrived, expected_credit_fen: credit_fen } }
}

const BANK = {
  method: 'bank_transfer',
  name: 'Ana Lim',
  account: 'DE02 1203 0000 0000 2020 51',
  details: 'BYLADEM1001',
} as const

/**
 * A withdrawal of 60.00 yuan that awaits finance: refunded through the provider or, for remitted money, paid
 * manually.
 */
export async function aWithdrawal(scene: Scene, password: string, isByHand = false): Promise<string> {
  const { world, who } = scene
  if (isByHand) {
    const { id, credit } = await aRemittance(scene)
    // Whoever credits a balance by hand does not pay out of it alone.
    const colleague = await world.staff(`colleague-${randomUUID().slice(0, 8)}`, ['finance'])
    await colleague.call('POST /staff/remittances/{id}/credit', { params: { id }, body: credit })
  } else await given.money(world, who, 10_000)
  const { id } = await who.call(
    'POST /withdrawals',
    { body: { amount_fen: 6_000, password, ...(isByHand ? { payout: BANK } : {}) } },
    { idempotencyKey: randomUUID() },
  )
  // The account is known: its first day is over.
  const known = new Date(world.clock.now().getTime() - 2 * 86_400_000)
  await world.db.updateTable('withdrawals').set({ created_at: known }).where('id', '=', id).execute()
  return id
}

/** A paid package of two items, and the body that splits it. */
export async function aParcelToSplit({ world, who, packer }: Scene) {
  const things = [await given.stock(world, who, packer), await given.stock(world, who, packer)]
  const { id } = await given.aPaidParcel(world, who, things)
  const stock_item_ids = [things[1]!]
  const { after } = await packer.call('POST /staff/parcels/{id}/preview_split', {
    params: { id },
    body: { stock_item_ids },
  })
  const expected_after_fen = after.reduce((sum, entry) => sum + entry.total_fen, 0)
  return { id, body: { stock_item_ids, reason: 'Too heavy', expected_after_fen } }
}

/** Two paid packages to one address, and the body that merges them. */
export async function twoParcelsToMerge({ world, who, packer }: Scene) {
  const address_id = (await given.anAddressInSingapore(who)).id
  const over = { address_id }
  const first = await given.aPaidParcel(world, who, [await given.stock(world, who, packer)], over)
  const second = await given.aPaidParcel(world, who, [await given.stock(world, who, packer)], over)
  const { items } = await packer.call('GET /staff/parcels/{id}/mergeable', { params: { id: first.id } })
  const expected_after_fen = items.find((item) => item.id === second.id)!.change.after[0]!.total_fen
  return { id: first.id, body: { parcel_id: second.id, reason: 'One place', expected_after_fen } }
}

export const CORRECTION = { amount_fen: 1_250, cause: 'goodwill', reason: 'Sorry for the wait' } as const

/** A correction of a balance that awaits a second person. */
export async function anAskedCorrection({ world, who, fin }: Scene): Promise<string> {
  await given.limits(world, 'adjustment', { aloneFen: 0 })
  const { id, stage } = await fin.call('POST /staff/adjustments', {
    body: { shopper_id: who.id, ...CORRECTION },
  })
  await given.noLimits(world, 'adjustment')
  if (stage !== 'requested') throw new Error(`The correction is ${stage} already.`)
  return id
}

/** A pasted list with one purchase and its tracking number, which the job has not recorded yet. */
export async function aPurchaseBatch({ world, who, buyer }: Scene): Promise<string> {
  const id = await given.anApprovedItem(world, who, buyer, { line: { freight_fen: 900 } })
  const { items } = await buyer.call('GET /staff/order_items', {
    query: { stage: 'to_purchase', limit: 100 },
  })
  const { order_number } = items.find((item) => item.id === id)!
  const text = `${order_number}\t${given.sellerNumber()}\t36.00\t${given.trackingNumber()}`
  const batch = await buyer.call('POST /staff/purchase_batches', { body: { text, expected_count: 1 } })
  return batch.id
}

/** A pasted list with the tracking number of one package, which the job has not shipped yet. */
export async function aShipBatch(scene: Scene): Promise<string> {
  const { packer } = scene
  const id = await aPackedParcel(scene)
  const { number } = await packer.call('GET /staff/parcels/{id}', { params: { id } })
  const text = `${number},ems,EA${String(Date.now()).slice(-9)}CN`
  const batch = await packer.call('POST /staff/tracking_numbers', { body: { text, expected_count: 1 } })
  return batch.id
}

/**
 * A file of another shop with a large balance for one shopper, which awaits a second admin; returns that
 * admin too.
 */
export async function aFileForTwo({ world, who }: Scene): Promise<{ id: string; second: Person }> {
  const [first, second] = [
    await world.staff(`first-${randomUUID().slice(0, 8)}`, ['admin']),
    await world.staff(`second-${randomUUID().slice(0, 8)}`, ['admin']),
  ]
  const file = new Blob([`email,balance_cny\n${who.email},2500\n`], { type: 'text/csv' })
  const kind = 'shoppers'
  await given.limits(world, 'opening_balance', { aloneFen: 0 })
  const { content_hash } = await first.call('POST /staff/data_imports/preview', {
    query: { kind },
    body: file,
  })
  const { id } = await first.call('POST /staff/data_imports', { query: { kind, content_hash }, body: file })
  await given.noLimits(world, 'opening_balance')
  return { id, second }
}
