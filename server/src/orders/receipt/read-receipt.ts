import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { inEachLanguage, type Texts } from '@longhaul/domain/languages.ts'
import { type SettledItem, cameBack } from '@longhaul/domain/orders/came-back.ts'
import { type ItemAmounts, pricePerPiece } from '@longhaul/domain/orders/amounts.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { amountsOf, amountsOfOrder, costOf } from '../amounts-card.ts'
import { readRefundedSoFar } from '../refunded-so-far.ts'
import { findOwnOrder } from '../sql-detail.ts'
import { type ListedItem, listItemsOfOrder } from '../sql-lists.ts'
import { purchasesOfOrder } from '../sql-detail.ts'
import { findCustomer } from './sql.ts'

/** Everything shown on a receipt. Amounts in fen. */
export type Receipt = {
  siteName: Texts
  contactEmail: string
  number: string
  placedAt: Date
  paidAt: Date
  customer: string
  sellerName: string
  /** Each with the price of one piece. */
  items: readonly (ListedItem & { pieceFen: number })[]
  amounts: ItemAmounts
  /** What came back or was added since, and what the order costs in the end. */
  settled: ReturnType<typeof cameBack>
}

/** Reads the receipt of a shopper's own order. Refuses with `not_found` until the order is paid. */
export async function readReceipt(db: Db, shopperId: string, orderId: string): Promise<Receipt> {
  const order = orNotFound(await findOwnOrder(db, shopperId, orderId))
  if (!order.paid_at) throw new Refusal('not_found')
  const items = await listItemsOfOrder(db, order.id)
  const settings = await readSettings(db)
  return {
    siteName: inEachLanguage((lang) => settings[settingIn('websiteName', lang)]),
    contactEmail: settings.contactEmail,
    number: order.number,
    placedAt: order.created_at,
    paidAt: order.paid_at,
    customer: await readCustomer(db, shopperId),
    sellerName: order.seller_name,
    items: items.map((item) => ({ ...item, pieceFen: pricePerPiece(item.goods_fen, item.quantity) })),
    amounts: amountsOfOrder(items),
    settled: cameBack(await readSettled(db, order.id, items), order.corrected_fen),
  }
}

/** A shopper as receipts name them: by full name, else nickname, and the e-mail address. */
export async function readCustomer(db: Db, shopperId: string): Promise<string> {
  const customer = await findCustomer(db, shopperId)
  return [fullName(customer) || customer.nickname, customer.email].filter(Boolean).join(' · ')
}

/** The items with what was paid to their sellers and what was given back. */
async function readSettled(db: Db, orderId: string, items: readonly ListedItem[]): Promise<SettledItem[]> {
  const purchases = await purchasesOfOrder(db, orderId)
  const refundedSoFar = await readRefundedSoFar(
    db,
    items.map((item) => item.id),
  )
  return items.map((item) => {
    const bought = purchases.find((row) => row.order_item_id === item.id)
    return {
      stage: item.stage,
      totalFen: amountsOf(item).totalFen,
      goodsFen: item.goods_fen,
      freightFen: item.freight_fen,
      paid: bought ? { goodsFen: bought.goods_fen, freightFen: bought.freight_fen } : null,
      refundedSoFar: refundedSoFar(item.id),
      costFen: costOf(item),
    }
  })
}
