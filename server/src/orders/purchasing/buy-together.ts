import { sumFen } from '@longhaul/domain/money/fen.ts'
import {
  type SellerShare,
  normaliseSellerNumber,
  whyNotOneOrder,
} from '@longhaul/domain/orders/seller-order.ts'
import { lockShopper } from '../../ledger/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal, badInput, refuseIf } from '../../platform/http/refusal.ts'
import { guardAct } from '../../policy/public.ts'
import { readSettings } from '../../site/public.ts'
import { type Buyer, buyItem } from './buy-item.ts'
import { bearShares, smallDifferenceLimits } from './small-differences.ts'
import { findBoughtTogether, insertSellerOrder, listSellerOrdersByNumber, lockItemsForStaff } from './sql.ts'

/** A seller's order to record: each item with its share of the bill. */
export type SellerOrder = {
  number: string
  /** The buyer has been warned if another seller's order has this number. */
  isNumberSeen: boolean
  items: readonly BoughtItem[]
}

/** `quantity` is how many pieces its share pays for, where the buyer says so. */
type BoughtItem = { id: string; share: SellerShare; quantity?: number | undefined }

/**
 * Records a seller's order completely or not at all: all its items must still wait to be bought, at one
 * seller and for one warehouse, and its number must be new at that seller. Locks the balances of all its
 * shoppers first, in a fixed order.
 */
export async function buyTogether(buyer: Buyer, order: SellerOrder) {
  const { tx, me, now } = buyer
  const ids = order.items.map(({ id }) => id)
  const seller = await findSeller(tx, ids)
  for (const shopperId of seller.shopperIds) await lockShopper(tx, shopperId)
  const rows = await lockItemsForStaff(tx, ids)
  const movedOn = rows.filter(({ stage }) => stage !== 'to_purchase').map(({ id }) => id)
  if (movedOn.length > 0) throw new Refusal('items_moved_on', { item_ids: movedOn })
  const fewer = rows.filter((row) => !hasAllPieces(row, order)).map(({ id }) => id)
  if (fewer.length > 0) throw new Refusal('fewer_pieces', { item_ids: fewer })
  const number = await readNumber(tx, order, seller)
  const shares = order.items.map(({ share }) => share)
  const sellerOrderId = await insertSellerOrder(tx, {
    platform: seller.platform,
    seller_name: seller.seller_name,
    number,
    freight_fen: sumFen(shares.map((share) => share.freightFen)),
    discount_fen: sumFen(shares.map((share) => share.discountFen)),
    bought_by: me.id,
    bought_at: now,
  })
  if (sellerOrderId === undefined) throw badInput({ number: 'in_use' }, 'seller_number_recorded')

  const priced = rows.map((item) => ({ item, share: order.items.find(({ id }) => id === item.id)!.share }))
  const borne = bearShares(priced, smallDifferenceLimits(await readSettings(tx)))
  const bought = []
  for (const [at, { id: itemId }] of rows.entries())
    bought.push(await buyItem(buyer, { itemId, sellerOrderId, number, share: borne[at]! }))
  const savedFen = sumFen(bought.map((item) => item.saved_fen))
  const houseFen = sumFen(borne.map((share) => share.houseFen))
  // What a purchase did not cost goes back to the shoppers, and the house bears what is missing: both create
  // money out of the price that a buyer types.
  if (savedFen + houseFen > 0)
    await guardAct(
      buyer,
      'purchase_saving',
      { amountFen: savedFen + houseFen },
      { kind: 'seller_order', id: sellerOrderId, name: number },
    )
  return { id: sellerOrderId, saved_fen: savedFen, house_fen: houseFen, items: bought }
}

/** The seller of these items and their owners. Refuses items of several sellers or warehouses. */
async function findSeller(tx: Tx, ids: readonly string[]) {
  const rows = await findBoughtTogether(tx, ids)
  if (new Set(ids).size < ids.length) throw badInput({ items: 'in_use' })
  if (rows.length < ids.length) throw new Refusal('not_found')
  const at = rows.map((row) => ({
    platform: row.platform,
    sellerName: row.seller_name,
    warehouseId: row.warehouse_id,
  }))
  refuseIf(whyNotOneOrder(at))
  const { platform, seller_name } = rows[0]!
  return { platform, seller_name, shopperIds: [...new Set(rows.map((row) => row.shopper_id))].toSorted() }
}

/**
 * Whether an item still has the pieces that were bought: a shopper may give up some until it is bought, and
 * must not pay for them within the tolerance.
 */
function hasAllPieces({ id, quantity }: { id: string; quantity: number }, { items }: SellerOrder): boolean {
  const bought = items.find((item) => item.id === id)?.quantity
  return bought === undefined || bought === quantity
}

/**
 * The normalised number. Refuses one that another seller's order has, unless the buyer has already been
 * warned: it is probably a mistake.
 */
async function readNumber(
  tx: Tx,
  order: Pick<SellerOrder, 'number' | 'isNumberSeen'>,
  seller: { platform: string; seller_name: string },
): Promise<string> {
  const number = normaliseSellerNumber(order.number)
  if (number === '') throw badInput({ number: 'required' })
  if (order.isNumberSeen) return number
  const others = await listSellerOrdersByNumber(tx, number)
  const isOwn = (row: { platform: string; seller_name: string }) =>
    row.platform === seller.platform && row.seller_name === seller.seller_name
  if (others.some((row) => !isOwn(row)) && !others.some(isOwn))
    throw badInput({ number: 'in_use' }, 'seller_number_elsewhere')
  return number
}
