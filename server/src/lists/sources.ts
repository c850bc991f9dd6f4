import * as contract from '@longhaul/contract/staff/lists.staff.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListSource } from './sql-source.ts'
import { recharges, remittances, withdrawals } from './sql-money.ts'
import { items, refunds } from './sql-orders.ts'
import { mails, shoppers } from './sql-people.ts'
import { parcels, stock } from './sql-warehouse.ts'

/** The source of each list. */
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

/** The call that reads each list. */
export const ROUTES = {
  items: contract.listItemRows,
  parcels: contract.listParcelRows,
  stock: contract.listStockRows,
  shoppers: contract.listShopperRows,
  recharges: contract.listRechargeRows,
  remittances: contract.listRemittanceRows,
  withdrawals: contract.listWithdrawalRows,
  refunds: contract.listRefundRows,
  mails: contract.listMailRows,
} as const satisfies Record<ListId, unknown>
