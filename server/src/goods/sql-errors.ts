import type { Db } from '../platform/database/db.ts'
import type { Sought, Trouble } from './providers/provider.ts'

/**
 * Why the last attempt to read a product's page failed; a `trouble` of null means that the page described no
 * product.
 */
export const findError = (db: Db, { platform, itemId }: Sought) =>
  db
    .selectFrom('product_faults')
    .where('platform', '=', platform)
    .where('item_id', '=', itemId)
    .select(['trouble', 'read_at'])
    .$narrowType<{ trouble: Trouble | null }>()
    .executeTakeFirst()

/** Stores a fault, and deletes those older than a day, because any visitor can look up made-up items. */
export async function recordError(
  db: Db,
  { platform, itemId }: Sought,
  trouble: Trouble | null,
  now: Date,
): Promise<void> {
  const row = { platform, item_id: itemId, trouble, read_at: now }
  await db
    .insertInto('product_faults')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'item_id']).doUpdateSet(row))
    .execute()
  await db
    .deleteFrom('product_faults')
    .where('read_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
