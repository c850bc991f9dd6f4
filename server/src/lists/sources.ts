import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListSource } from './source.ts'
import { recharges, remittances, withdrawals } from './source-money.ts'
import { items, refunds } from './source-orders.ts'
import { mails, shoppers } from './source-people.ts'
import { parcels, stock } from './source-warehouse.ts'

/** Where each list comes from. */
export const SOURCES: Readonly<Record<ListId, ListSource>> = {
  items,
  parcels,
  stock,
  shoppers,
  recharges,
  remittances,
  withdrawals,
  refunds,
  mails,
}
