import type { Fen } from '@longhaul/domain/money/fen.ts'
import { isTolerated, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import {
  type PurchaseIssue,
  type PurchaseRow,
  faultOf,
  readPurchaseList,
} from '@longhaul/domain/orders/purchase-list.ts'
import {
  SELLER_ORDER_ITEMS_MAX,
  type SellerShare,
  sharesOfTotal,
} from '@longhaul/domain/orders/seller-order.ts'
import { balancesOf } from '../../../ledger/public.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findArrivedParcels, findTrackingIssues } from './check-tracking.ts'
import { readSettings } from '../../../site/public.ts'
import { agreedOf, bearShares, paidOf, smallDifferenceLimits } from '../small-differences.ts'
import type { CheckedItem, CheckedOrder } from './checked-order.ts'
import { type WaitingItem, listItemsToBuy, listSellerOrdersNumbered } from './sql.ts'

/**
 * Reads a list and checks that each item waits to be bought, occurs once, has a price that may be paid, and a
 * number that is new at its seller. `arrived`: parcels received for others.
 */
export async function checkPurchases(db: Db, text: string, now: Date) {
  const list = readPurchaseList(text)
  const numbers = list.rows.map((row) => row.orderNumber)
  const waiting = groupBy(await listItemsToBuy(db, numbers), (item) => item.order_number)
  const faults = [...list.faults]
  const orders = new Map<string, CheckedOrder>()
  const warehouses = new Map<string, string>()
  for (const row of list.rows) {
    const items = waiting.get(row.orderNumber) ?? []
    const shared = shareRow(row, items)
    if ('problem' in shared) {
      faults.push(shared)
      continue
    }
    const { platform, seller_name: sellerName, warehouse_id: warehouseId } = items[0]!
    const key = JSON.stringify([row.sellerNumber.toUpperCase(), platform, sellerName])
    const order = orders.get(key) ?? {
      row: row.row,
      number: row.sellerNumber,
      platform,
      sellerName,
      items: [],
    }
    if (order.items.length + shared.items.length > SELLER_ORDER_ITEMS_MAX)
      faults.push(faultOf(row.row, 'too_many_items', row.sellerNumber))
    else if ((warehouses.get(key) ?? warehouseId) !== warehouseId)
      faults.push(faultOf(row.row, 'several_warehouses', row.orderNumber))
    else orders.set(key, { ...order, items: [...order.items, ...shared.items] })
    warehouses.set(key, warehouseId)
  }
  const dearer = await findDearer(db, [...orders.values()])
  faults.push(...dearer)
  const found = withoutRows([...orders.values()], new Set(dearer.map(({ row }) => row)))
  const used = await findNumberIssues(db, found)
  const arrived = await findArrivedParcels(db, found, now)
  faults.push(...used.faults, ...(await findTrackingIssues(db, found, { arrived, now })))
  return { arrived, orders: found, faults: faults.toSorted((a, b) => a.row - b.row), doubts: used.doubts }
}

/** The price of each item of a line, or the reason why there is none. */
function shareRow(row: PurchaseRow, items: readonly WaitingItem[]): { items: CheckedItem[] } | PurchaseIssue {
  if (items.length === 0) return faultOf(row.row, 'not_to_buy', row.orderNumber)
  const agreed = items.map(agreedOf)
  const asAgreed = agreed.reduce((sum, price) => sum + sellerFen(price), 0)
  const paidFen = row.paidFen ?? asAgreed
  if (paidFen > asAgreed && items.some((item) => item.is_reduced))
    return faultOf(row.row, 'fewer_pieces', row.orderNumber)
  const shares = sharesOfTotal(agreed, paidFen)
  if (!shares) return faultOf(row.row, 'bad_amount', String(paidFen / 100))
  return {
    items: items.map((item, at) => ({
      id: item.id,
      share: shares[at]!,
      quantity: item.quantity,
      trackingNumber: row.trackingNumber,
      row: row.row,
      item,
    })),
  }
}

/** The orders without these lines. */
const withoutRows = (orders: readonly CheckedOrder[], rows: ReadonlySet<number>): CheckedOrder[] =>
  orders
    .map((order) => ({ ...order, items: order.items.filter(({ row }) => !rows.has(row)) }))
    .filter(({ items }) => items.length > 0)

/** The lines with items that cost more than may be paid for them, and by how much. */
async function findDearer(db: Db, orders: readonly CheckedOrder[]): Promise<PurchaseIssue[]> {
  const limits = smallDifferenceLimits(await readSettings(db))
  const mayPay = payers(db)
  const over = new Map<number, { orderNumber: string; fen: Fen }>()
  for (const { items } of orders) {
    const borne = bearShares(items, limits)
    for (const [at, { item, row }] of items.entries()) {
      const fen = (over.get(row)?.fen ?? 0) + (await mayPay(item, borne[at]!))
      over.set(row, { orderNumber: item.order_number, fen })
    }
  }
  return [...over].flatMap(([row, { orderNumber, fen }]) =>
    fen > 0 ? [faultOf(row, 'dearer', orderNumber, fen)] : [],
  )
}

/**
 * The amount by which an item exceeds the money on hold for it; 0 if it is within the shopper's tolerance and
 * covered by the balance left after the lines before it.
 */
function payers(db: Db) {
  const left = new Map<string, Fen>()
  return async (item: WaitingItem, share: SellerShare): Promise<Fen> => {
    const { missingFen } = purchaseBalance(paidOf(item), sellerFen(share))
    if (missingFen === 0) return 0
    if (!isTolerated(agreedOf(item), share, item.tolerance_percent)) return missingFen
    const has = left.get(item.shopper_id) ?? (await balancesOf(db, item.shopper_id)).availableFen
    left.set(item.shopper_id, has - missingFen)
    return missingFen > has ? missingFen : 0
  }
}

/**
 * Faults: numbers already recorded at the same seller. Doubts: numbers that another seller's order has, in
 * the database or in the list.
 */
async function findNumberIssues(db: Db, orders: readonly CheckedOrder[]) {
  const used = await listSellerOrdersNumbered(
    db,
    orders.map((order) => order.number),
  )
  const known = groupBy(
    [...used.map((row) => ({ ...row, sellerName: row.seller_name })), ...orders],
    ({ number }) => number.toUpperCase(),
  )
  const entries = orders.map((order) => {
    const same = (known.get(order.number.toUpperCase()) ?? []).filter((other) => other !== order)
    const isRecorded = same.some(
      (other) => other.platform === order.platform && other.sellerName === order.sellerName,
    )
    const problem = isRecorded ? 'recorded' : same.length > 0 ? 'number_elsewhere' : null
    return problem && faultOf(order.row, problem, order.number)
  })
  const found = entries.filter((entry) => entry !== null)
  return {
    faults: found.filter(({ problem }) => problem === 'recorded'),
    doubts: found.filter(({ problem }) => problem !== 'recorded'),
  }
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
