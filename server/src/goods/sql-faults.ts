import type { Db } from '../platform/database/db.ts'
import type { Sought, Trouble } from './providers/provider.ts'

/** Why a product's page could not be read when it was asked last; a trouble of null is a page that named no product. */
export const findFault = (db: Db, { platform, itemId }: Sought) =>
  db
    .selectFrom('product_faults')
    .where('platform', '=', platform)
    .where('item_id', '=', itemId)
    .select(['trouble', 'read_at'])
    .$narrowType<{ trouble: Trouble | null }>()
    .executeTakeFirst()

/** Stores it, and deletes what is a day old: every visitor may ask for made-up items. */
export async function keepFault(
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
