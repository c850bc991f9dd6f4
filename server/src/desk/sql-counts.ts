import { sql } from 'kysely'
import { ownCounts } from '../platform/database/count-own.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { COMING } from './sql-orders.ts'
import { LYING } from './sql-shelf.ts'

/**
 * The number of items on their way to the warehouse, and of items stored there; and whether the shopper has
 * ever ordered anything.
 */
export async function countDesk(
  db: Db,
  shopperId: string,
): Promise<{ coming: number; shelf: number; hasOrdered: boolean }> {
  const at = (stages: readonly string[]) => sql`shopper_id = ${shopperId} and stage in (${literals(stages)})`
  const { rows } = await sql<{
    counts: { coming?: number; shelf?: number }
    ordered: boolean
  }>`select ${ownCounts([
    ['coming', sql`order_items where ${at(COMING)}`],
    ['shelf', sql`stock_items where ${at(LYING)}`],
  ])} as counts, exists (select from orders where shopper_id = ${shopperId}) as ordered`.execute(db)
  const { counts, ordered } = rows[0]!
  return { coming: 0, shelf: 0, ...counts, hasOrdered: ordered }
}
