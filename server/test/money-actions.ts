import { randomUUID } from 'node:crypto'
import type { SendOptions } from '@longhaul/contract/client.ts'
import * as given from './given.ts'
import * as at from './money-states.ts'
import type { Scene } from './money-states.ts'
import { PASSWORD } from './world.ts'
import type { MoneyAction, Try } from './money-action.ts'
import { TAKEOVER_ACTIONS } from './money-actions-data-import.ts'

const pay = ({ who }: Scene, body: object, expected_total_fen: number): Try => {
  const args = { body: { ...body, method: 'balance', expected_total_fen } }
  return (options) => who.call('POST /payments', args, options)
}

/** All money actions. A separate test makes sure that no route of the contract is missing. */
export const MONEY_ACTIONS: readonly MoneyAction[] = [
  {
    name: 'place an order',
    route: 'POST /orders',
    async prepare(scene) {
      const body = await at.aFilledCart(scene)
      return (options) => scene.who.call('POST /orders', { body }, options)
    },
  },
  {
    name: 'pay an order from the balance',
    route: 'POST /payments',
    async prepare(scene) {
      const order = await at.anAffordableOrder(scene)
      return pay(scene, { order_ids: [order.id] }, order.totalFen)
    },
  },
  {
    name: 'pay what is still owed for an item',
    route: 'POST /payments',
    async prepare(scene) {
      const supplement = await at.anItemSupplement(scene)
      return pay(scene, { supplement_ids: [supplement.id] }, supplement.amount_fen)
    },
  },
  {
    name: 'pay a package',
    route: 'POST /payments',
    async prepare(scene) {
      const parcel = await at.anAffordableParcel(scene)
      return pay(scene, { parcel_id: parcel.id }, parcel.total_fen)
    },
  },
  {
    name: 'pay what is still owed for a package',
    route: 'POST /payments',
    async prepare(scene) {
      const supplement = await at.aParcelSupplement(scene)
      return pay(scene, { supplement_ids: [supplement.id] }, supplement.amount_fen)
    },
  },
  {
    name: 'pay an order through a provider, by its webhook',
    repeats: 'harmless',
    async prepare(scene) {
      const event = await at.aPaymentByProvider(scene)
      return () => deliver(scene, event)
    },
  },
  {
    name: 'start a recharge',
    route: 'POST /recharges',
    repeats: 'another',
    prepare: async ({ who }) => {
      const body = { method: 'sandbox', currency: 'USD', credit_fen: 20_000 }
      return (options) => who.call('POST /recharges', { body }, options)
    },
  },
  {
    name: 'credit a recharge, by its webhook',
    repeats: 'harmless',
    async prepare(scene) {
      const event = await at.aPaidCheckout(scene)
      return () => deliver(scene, event)
    },
  },
  {
    name: 'report a remittance',
    route: 'POST /remittances',
    prepare: async ({ who }) => {
      const body = at.aRemittanceForm()
      return (options) => who.call('POST /remittances', { body }, options)
    },
  },
  {
    name: 'credit a remittance',
    route: 'POST /staff/remittances/{id}/credit',
    async prepare(scene) {
      const { id, credit } = await at.aRemittance(scene)
      const args = { params: { id }, body: credit }
      return (options) => scene.fin.call('POST /staff/remittances/{id}/credit', args, options)
    },
  },
  {
    name: 'reject a remittance',
    route: 'POST /staff/remittances/{id}/reject',
    async prepare(scene) {
      const args = { params: { id: (await at.aRemittance(scene)).id }, body: { reason: 'Never collected' } }
      return (options) => scene.fin.call('POST /staff/remittances/{id}/reject', args, options)
    },
  },
  {
    name: 'ask for a withdrawal of more than half the balance',
    route: 'POST /withdrawals',
    async prepare({ world, who }) {
      await given.money(world, who, 10_000)
      const body = { amount_fen: 6_000, password: PASSWORD }
      return (options) => who.call('POST /withdrawals', { body }, options)
    },
  },
  {
    name: 'pay a withdrawal back through its provider',
    route: 'POST /staff/withdrawals/{id}/pay',
    async prepare(scene) {
      const args = { params: { id: await at.aWithdrawal(scene, PASSWORD) }, body: {} }
      return (options) => scene.fin.call('POST /staff/withdrawals/{id}/pay', args, options)
    },
  },
  {
    name: 'have the provider refund a withdrawal, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      const id = await at.aWithdrawal(scene, PASSWORD)
      await scene.fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
      return () => scene.world.runJob('refund-parts', { withdrawalId: id })
    },
  },
  {
    name: 'pay a withdrawal manually',
    route: 'POST /staff/withdrawals/{id}/pay_by_hand',
    async prepare(scene) {
      const params = { id: await at.aWithdrawal(scene, PASSWORD, true) }
      await scene.fin.call('POST /staff/withdrawals/{id}/pay', { params, body: {} })
      const args = { params, body: { reference: 'SEPA 4711' } }
      return (options) => scene.fin.call('POST /staff/withdrawals/{id}/pay_by_hand', args, options)
    },
  },
  {
    name: 'reject a withdrawal',
    route: 'POST /staff/withdrawals/{id}/reject',
    async prepare(scene) {
      const args = { params: { id: await at.aWithdrawal(scene, PASSWORD) }, body: { reason: 'Name differs' } }
      return (options) => scene.fin.call('POST /staff/withdrawals/{id}/reject', args, options)
    },
  },
  {
    name: 'correct a balance manually',
    route: 'POST /staff/adjustments',
    repeats: 'another',
    async prepare({ who, fin }) {
      const args = { body: { shopper_id: who.id, ...at.CORRECTION } }
      return (options) => fin.call('POST /staff/adjustments', args, options)
    },
  },
  {
    name: 'book a correction that a colleague asked for',
    route: 'POST /staff/adjustments/{id}/book',
    async prepare(scene) {
      const args = { params: { id: await at.anAskedCorrection(scene) }, body: {} }
      return (options) => scene.fin2.call('POST /staff/adjustments/{id}/book', args, options)
    },
  },
  ...TAKEOVER_ACTIONS,
  {
    name: 'reject a correction',
    route: 'POST /staff/adjustments/{id}/reject',
    async prepare(scene) {
      const args = { params: { id: await at.anAskedCorrection(scene) }, body: { reason: 'Booked already' } }
      return (options) => scene.fin2.call('POST /staff/adjustments/{id}/reject', args, options)
    },
  },
  {
    name: 'cancel a withdrawal that is not approved yet',
    route: 'POST /withdrawals/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: await at.aWithdrawal(scene, PASSWORD) }, body: {} }
      return (options) => scene.who.call('POST /withdrawals/{id}/cancel', args, options)
    },
  },
  {
    name: 'subscribe to a plan, paid from the balance',
    route: 'POST /plans/{id}/join',
    async prepare({ world, who, fin }) {
      const args = { params: { id: await given.aPlan(fin) }, body: { expected_fen: 3_000 } }
      await given.money(world, who, 10_000)
      return (options) => who.call('POST /plans/{id}/join', args, options)
    },
  },
  {
    name: 'turn all points into a coupon',
    route: 'POST /points/exchange',
    async prepare(scene) {
      const coupon_offer_id = await given.aCouponOffer(scene.fin, {
        points_price: await at.somePoints(scene),
      })
      return (options) => scene.who.call('POST /points/exchange', { body: { coupon_offer_id } }, options)
    },
  },
  {
    name: 'cancel an order',
    route: 'POST /orders/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: (await at.anItemInReview(scene)).orderId }, body: {} }
      return (options) => scene.who.call('POST /orders/{id}/cancel', args, options)
    },
  },
  {
    name: 'cancel an item',
    route: 'POST /order_items/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: (await at.anItemInReview(scene)).itemId }, body: {} }
      return (options) => scene.who.call('POST /order_items/{id}/cancel', args, options)
    },
  },
  {
    name: 'cancel an item as staff',
    route: 'POST /staff/order_items/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: (await at.anItemInReview(scene)).itemId }, body: { reason: 'Sold out' } }
      return (options) => scene.support.call('POST /staff/order_items/{id}/cancel', args, options)
    },
  },
  {
    name: 'undo a cancellation',
    repeats: 'harmless',
    async prepare(scene) {
      const { itemId: id } = await at.anItemInReview(scene)
      const reason = 'Sold out'
      await scene.support.call('POST /staff/order_items/{id}/cancel', { params: { id }, body: { reason } })
      return async () =>
        await scene.support.call('POST /staff/order_items/undo_decision', { body: { ids: [id] } })
    },
  },
  {
    name: 'refuse the shopper’s own price',
    route: 'POST /staff/order_items/{id}/refuse_price',
    async prepare(scene) {
      const own = { page_price_fen: 3_500, price_reason: 'other', price_reason_text: 'seen lower' } as const
      const { itemId } = await at.anItemInReview(scene, own)
      const args = { params: { id: itemId }, body: { reason: 'The page is right' } }
      return (options) => scene.support.call('POST /staff/order_items/{id}/refuse_price', args, options)
    },
  },
  {
    name: 'buy an item for less than was set aside',
    route: 'POST /staff/seller_orders',
    async prepare({ world, who, buyer }) {
      const id = await given.anApprovedItem(world, who, buyer)
      const items = [{ id, goods_fen: 2_500 }]
      const body = { number: given.sellerNumber(), freight_fen: 0, discount_fen: 0, items }
      return (options) => buyer.call('POST /staff/seller_orders', { body }, options)
    },
  },
  {
    name: 'undo a purchase',
    route: 'POST /staff/seller_orders/{id}/take_back',
    async prepare({ world, who, buyer }) {
      const items = [{ id: await given.anApprovedItem(world, who, buyer), goods_fen: 2_500 }]
      const body = { number: given.sellerNumber(), freight_fen: 0, discount_fen: 0, items }
      const { id } = await buyer.call('POST /staff/seller_orders', { body })
      const args = { params: { id }, body: { reason: 'a slip' } }
      return (options) => buyer.call('POST /staff/seller_orders/{id}/take_back', args, options)
    },
  },
  {
    name: 'accept other options for less',
    route: 'POST /order_items/{id}/answer',
    async prepare(scene) {
      const args = { params: { id: await at.anAskedItem(scene, 2_400) }, body: { accept: true } }
      return (options) => scene.who.call('POST /order_items/{id}/answer', args, options)
    },
  },
  {
    name: 'decline a higher price',
    route: 'POST /order_items/{id}/answer',
    async prepare(scene) {
      const args = { params: { id: await at.anAskedItem(scene, 3_600) }, body: { accept: false } }
      return (options) => scene.who.call('POST /order_items/{id}/answer', args, options)
    },
  },
  {
    name: 'ask for a refund before the purchase',
    route: 'POST /order_items/{id}/refund',
    async prepare(scene) {
      const { itemId } = await at.anItemInReview(scene)
      const args = { params: { id: itemId }, body: { cause: 'changed_mind', reason: '' } } as const
      return (options) => scene.who.call('POST /order_items/{id}/refund', args, options)
    },
  },
  {
    name: 'ask for a refund after the purchase',
    route: 'POST /order_items/{id}/refund',
    async prepare({ world, who, buyer }) {
      const id = await given.aPurchasedItem(world, who, buyer)
      const args = { params: { id }, body: { cause: 'damaged', reason: '' } } as const
      return (options) => who.call('POST /order_items/{id}/refund', args, options)
    },
  },
  {
    name: 'cancel a refund request',
    route: 'POST /order_items/{id}/cancel_refund',
    async prepare(scene) {
      const args = { params: { id: (await at.anOpenRefund(scene)).itemId }, body: {} }
      return (options) => scene.who.call('POST /order_items/{id}/cancel_refund', args, options)
    },
  },
  {
    name: 'grant a refund',
    route: 'POST /staff/refund_cases/{id}/decide',
    async prepare(scene) {
      const { caseId } = await at.anOpenRefund(scene)
      const args = { params: { id: caseId }, body: { step: 'grant', note: '' } } as const
      return (options) => scene.support.call('POST /staff/refund_cases/{id}/decide', args, options)
    },
  },
  {
    name: 'pay a refund back',
    route: 'POST /staff/refund_cases/{id}/decide',
    async prepare(scene) {
      const { caseId } = await at.anOpenRefund(scene, true)
      const args = { params: { id: caseId }, body: { step: 'pay_back', note: '' } } as const
      return (options) => scene.fin.call('POST /staff/refund_cases/{id}/decide', args, options)
    },
  },
  {
    name: 'ask for eleven of at most twenty detail photos',
    route: 'POST /order_items/{id}/fine_photos',
    async prepare({ world, who, buyer }) {
      const id = await given.anApprovedItem(world, who, buyer)
      await given.money(world, who, 20_000)
      const args = { params: { id }, body: { shots: 11, remark: 'the seams' } }
      return (options) => who.call('POST /order_items/{id}/fine_photos', args, options)
    },
  },
  {
    name: 'ask for eleven of at most twenty detail photos of a stock item',
    route: 'POST /stock_items/{id}/fine_photos',
    async prepare({ world, who, packer }) {
      const params = { id: await given.stock(world, who, packer) }
      await given.money(world, who, 20_000)
      const args = { params, body: { shots: 11, remark: 'the seams' } }
      return (options) => who.call('POST /stock_items/{id}/fine_photos', args, options)
    },
  },
  {
    name: 'cancel detail photos of a stock item',
    route: 'POST /stock_items/{id}/cancel_fine_photos',
    async prepare(scene) {
      const args = { params: { id: await at.photosOnTheShelf(scene, 0) }, body: {} }
      return (options) => scene.who.call('POST /stock_items/{id}/cancel_fine_photos', args, options)
    },
  },
  {
    name: 'finish detail photos of a stock item, which settles them',
    route: 'POST /staff/stock_items/{id}/photos_taken',
    async prepare(scene) {
      const args = { params: { id: await at.photosOnTheShelf(scene, 2) }, body: { shelf: 'A-03-2-05' } }
      return (options) => scene.packer.call('POST /staff/stock_items/{id}/photos_taken', args, options)
    },
  },
  {
    name: 'decline detail photos of a stock item, which refunds their price',
    route: 'POST /staff/stock_items/{id}/photos_declined',
    async prepare(scene) {
      const body = { shelf: 'A-03-2-05', reason: 'The seal would have to be broken' }
      const args = { params: { id: await at.photosOnTheShelf(scene, 1) }, body }
      return (options) => scene.packer.call('POST /staff/stock_items/{id}/photos_declined', args, options)
    },
  },
  {
    name: 'shelve an arrived item, which settles its detail photos',
    route: 'POST /staff/stock_items/{id}/shelve',
    async prepare(scene) {
      const args = { params: { id: await at.anInspectedItem(scene) }, body: { shelf: 'A-03-2-05' } }
      return (options) => scene.packer.call('POST /staff/stock_items/{id}/shelve', args, options)
    },
  },
  {
    name: 'pay late storage',
    route: 'POST /stock_items/{id}/pay_storage',
    async prepare(scene) {
      const { id, expected_fee_fen } = await at.anExpiredStockItem(scene)
      const args = { params: { id }, body: { expected_fee_fen } }
      return (options) => scene.who.call('POST /stock_items/{id}/pay_storage', args, options)
    },
  },
  {
    name: 'pay for storage in advance',
    route: 'POST /stock_items/{id}/extend',
    repeats: 'another',
    async prepare({ world, who, packer }) {
      const params = { id: await given.stock(world, who, packer) }
      await given.money(world, who, 20_000)
      const args = { params, body: { days: 10, expected_fee_fen: 200 } }
      return (options) => who.call('POST /stock_items/{id}/extend', args, options)
    },
  },
  {
    name: 'make a package',
    route: 'POST /parcels',
    async prepare(scene) {
      const body = await at.aParcelForm(scene)
      return (options) => scene.who.call('POST /parcels', { body }, options)
    },
  },
  {
    name: 'make a package that is packed before it is paid',
    route: 'POST /parcels',
    async prepare(scene) {
      const form = await at.aParcelForm(scene)
      await given.money(scene.world, scene.who, 20_000)
      const { stock_item_ids, address_id } = form
      const { lines } = await scene.who.call('POST /parcels/preview', {
        body: { stock_item_ids, address_id, pay_way: 'exact' },
      })
      const expected_total_fen = lines.find((line) => line.line_id === form.line_id)!.total_fen!
      const body = { ...form, pay_way: 'exact' as const, expected_total_fen }
      return (options) => scene.who.call('POST /parcels', { body }, options)
    },
  },
  {
    name: 'cancel a package',
    route: 'POST /parcels/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: await at.aPaidParcel(scene) }, body: {} }
      return (options) => scene.who.call('POST /parcels/{id}/cancel', args, options)
    },
  },
  {
    name: 'cancel a package as staff',
    route: 'POST /staff/parcels/{id}/cancel',
    async prepare(scene) {
      const args = { params: { id: await at.aPaidParcel(scene) }, body: { reason: 'Cannot be sent' } }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/cancel', args, options)
    },
  },
  {
    name: 'split a package',
    route: 'POST /staff/parcels/{id}/split',
    async prepare(scene) {
      const { id, body } = await at.aParcelToSplit(scene)
      const args = { params: { id }, body }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/split', args, options)
    },
  },
  {
    name: 'merge two packages',
    route: 'POST /staff/parcels/{id}/merge',
    async prepare(scene) {
      const { id, body } = await at.twoParcelsToMerge(scene)
      const args = { params: { id }, body }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/merge', args, options)
    },
  },
  {
    name: 'pack a package that is heavier than estimated',
    route: 'POST /staff/parcels/{id}/pack',
    async prepare(scene) {
      const size = {
        weight_grams: 1_100,
        length_mm: 250,
        width_mm: 180,
        height_mm: 90,
        weight_confirmed: true,
      }
      const args = { params: { id: await at.aPickedParcel(scene) }, body: { ...size, photo_file_ids: [] } }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/pack', args, options)
    },
  },
  {
    name: 'reopen a packed box to weigh it again',
    route: 'POST /staff/parcels/{id}/reopen_box',
    async prepare(scene) {
      const args = { params: { id: await at.aPackedParcel(scene) }, body: { reason: 'Weighed wrongly' } }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/reopen_box', args, options)
    },
  },
  {
    name: 'ship a package that is lighter than estimated',
    route: 'POST /staff/parcels/{id}/ship',
    async prepare(scene) {
      const tracking_number = `EA${String(Date.now()).slice(-9)}CN`
      const body = { tracking_number, number_confirmed: true }
      const args = { params: { id: await at.aPackedParcel(scene) }, body }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/ship', args, options)
    },
  },
  {
    name: 'ship the packages of a list, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      const batchId = await at.aShipBatch(scene)
      return () => scene.world.runJob('ship-batch', { batchId })
    },
  },
  {
    name: 'record the purchases of a list, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      const batchId = await at.aPurchaseBatch(scene)
      return () => scene.world.runJob('record-purchases', { batchId })
    },
  },
  {
    name: 'book the return of a package that was not collected',
    route: 'POST /staff/parcels/{id}/come_back',
    async prepare(scene) {
      const args = { params: { id: await at.anUncollectedParcel(scene) }, body: at.NOT_COLLECTED }
      return (options) => scene.packer.call('POST /staff/parcels/{id}/come_back', args, options)
    },
  },
  {
    name: 'pay the claim for a lost package',
    route: 'POST /staff/claims/{id}/pay',
    async prepare(scene) {
      const args = { params: { id: await at.aGrantedClaim(scene) }, body: {} }
      return (options) => scene.fin.call('POST /staff/claims/{id}/pay', args, options)
    },
  },
  {
    name: 'expire an unpaid order, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      return await overdue(scene, 'expire-unpaid', { hours: 25 }, () => at.anAffordableOrder(scene))
    },
  },
  {
    name: 'expire an unanswered question, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      return await overdue(scene, 'expire-questions', { hours: 73 }, () => at.anAskedItem(scene, 3_600))
    },
  },
  {
    name: 'expire an unpaid extra payment for a package, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      return await overdue(scene, 'expire-unpaid-parcels', { days: 8 }, () => at.aParcelSupplement(scene))
    },
  },
]

/** Delivers the provider's event and processes it. */
async function deliver({ world }: Scene, event: object): Promise<void> {
  await given.aWebhook(world, event)
  await given.processWebhooks(world)
}

/** Prepares a single subject for the job to expire; first expires what other actions left behind. */
async function overdue(
  { world }: Scene,
  job: 'expire-unpaid' | 'expire-questions' | 'expire-unpaid-parcels',
  time: { hours?: number; days?: number },
  make: () => Promise<unknown>,
): Promise<Try> {
  await given.later(world, time)
  await world.runJob(job, {})
  await make()
  await given.later(world, time)
  return () => world.runJob(job, {})
}

/** A new idempotency key, as a front end generates it. */
export const newKey = (): SendOptions => ({ idempotencyKey: randomUUID() })
