import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { inEachLanguage, type Texts } from '@longhaul/domain/languages.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import type { ItemAmounts } from '@longhaul/domain/orders/amounts.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { amountsOfOrder } from '../amounts-card.ts'
import { findOwnOrder } from '../sql-detail.ts'
import { type ListedItem, listItemsOfOrder } from '../sql-lists.ts'
import { findCustomer, sumRefundsOfOrder } from './sql.ts'

/** Everything shown on a receipt. Amounts in fen. */
export type Receipt = {
  siteName: Texts
  contactEmail: string
  number: string
  placedAt: Date
  paidAt: Date
  customer: string
  sellerName: string
  items: readonly ListedItem[]
  amounts: ItemAmounts
  refundedFen: Fen
}

/** Reads the receipt of a shopper's own order. Refuses with `not_found` until the order is paid. */
export async function readReceipt(db: Db, shopperId: string, orderId: string): Promise<Receipt> {
  const order = orNotFound(await findOwnOrder(db, shopperId, orderId))
  if (!order.paid_at) throw new Refusal('not_found')
  const items = await listItemsOfOrder(db, order.id)
  const settings = await readSettings(db)
  const customer = await findCustomer(db, shopperId)
  const name = fullName(customer)
  return {
    siteName: inEachLanguage((lang) => settings[settingIn('websiteName', lang)]),
    contactEmail: settings.contactEmail,
    number: order.number,
    placedAt: order.created_at,
    paidAt: order.paid_at,
    customer: [name || customer.nickname, customer.email].filter(Boolean).join(' · '),
    sellerName: order.seller_name,
    items,
    amounts: amountsOfOrder(items),
    refundedFen: sumFen([await sumRefundsOfOrder(db, order.id)]),
  }
}
