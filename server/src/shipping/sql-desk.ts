import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'
import type { Db, Tx } from '../platform/database/db.ts'

/** The fields of a line that staff edit. */
export type LineWords = {
  name: Texts
  note: Texts
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty_paid_up_to: string
  duty_excludes: string
  duty_markup: string
  position: number
}

/** Every line, open or closed, with the number of parcels that still depend on it. */
export const listAllLines = (db: Db) =>
  db
    .selectFrom('shipping_lines')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('parcels')
        .whereRef('line_id', '=', 'shipping_lines.id')
        .where('stage', 'in', ['pending_payment', 'to_pick', 'packing', 'supplement_due', 'to_ship'])
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('open_parcels'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()

export const lockLine = (tx: Tx, id: string) =>
  tx.selectFrom('shipping_lines').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Inserts a line; false if its id exists already. */
export async function insertLine(
  tx: Tx,
  line: LineWords & { id: string; option: DeliveryOption; closed_at: Date | null },
): Promise<boolean> {
  const row = await tx
    .insertInto('shipping_lines')
    .values(line)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateLine = (tx: Tx, id: string, line: LineWords & { closed_at: Date | null }) =>
  tx.updateTable('shipping_lines').set(line).where('id', '=', id).execute()

export type WarehouseWords = {
  name: Texts
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
  position: number
}

/**
 * Whether a warehouse is closed, and who confirmed its address: null if it was added from the command line.
 */
export type WarehouseState = { closed_at: Date | null; confirmed_at: Date; confirmed_by: string | null }

/** Every warehouse, open or closed, with the number of stock items there. */
export const listAllWarehouses = (db: Db) =>
  db
    .selectFrom('warehouses')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('stock_items')
        .whereRef('warehouse_id', '=', 'warehouses.id')
        .where('stage', 'not in', ['shipped_abroad', 'refunded', 'abandoned'])
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('stock'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Locks all warehouses, so that the last two open ones cannot be closed concurrently. */
export const lockWarehouses = (tx: Tx) =>
  tx.selectFrom('warehouses').selectAll().orderBy('id').forNoKeyUpdate().execute()

/** Inserts a warehouse; false if its id exists already. */
export async function insertWarehouse(
  tx: Tx,
  warehouse: WarehouseWords & WarehouseState & { id: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('warehouses')
    .values(warehouse)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const updateWarehouse = (tx: Tx, id: string, row: WarehouseWords & WarehouseState) =>
  tx.updateTable('warehouses').set(row).where('id', '=', id).execute()

export const listAllCategories = (db: Db) =>
  db.selectFrom('goods_categories').selectAll().orderBy('forbidden').orderBy('id').execute()

export const lockCategory = (tx: Tx, id: string) =>
  tx.selectFrom('goods_categories').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const updateCategory = (
  tx: Tx,
  id: string,
  row: { name: Texts; words: Record<Lang, string[]>; forbidden: boolean },
) => tx.updateTable('goods_categories').set(row).where('id', '=', id).execute()

export const listBans = (db: Db) =>
  db
    .selectFrom('category_bans')
    .innerJoin('staff', 'staff.id', 'category_bans.staff_id')
    .selectAll('category_bans')
    .select('staff.name as staff_name')
    .orderBy('category_bans.created_at')
    .execute()

/** Inserts a ban; false if it exists already. */
export async function insertBan(
  tx: Tx,
  ban: {
    category_id: string
    line_id: string | null
    country: string | null
    note: string
    staff_id: string
    created_at: Date
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('category_bans')
    .values(ban)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteBan = (tx: Tx, id: string) =>
  tx.deleteFrom('category_bans').where('id', '=', id).returningAll().executeTakeFirst()
