import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ProductCustoms } from '../platform/database/tables.ts'

/** What a person confirmed about a product for customs of a place. */
export type ConfirmedProduct = Selectable<ProductCustoms>

/** What was confirmed about some products, for any place, newest first. */
export const listConfirmedProducts = (
  db: Db,
  products: readonly { platform: string; item_id: string }[],
): Promise<ConfirmedProduct[]> =>
  db
    .selectFrom('product_customs')
    .where(
      sql<boolean>`(platform, item_id) in (select * from unnest(
        ${products.map(({ platform }) => platform)}::text[], ${products.map(({ item_id }) => item_id)}::text[]))`,
    )
    .selectAll()
    .orderBy('confirmed_at', 'desc')
    .orderBy('place')
    .execute()

/** Keeps what was confirmed about products, each once, in place of what was there. */
export const keepConfirmedProducts = (tx: Tx, products: readonly Insertable<ProductCustoms>[]) =>
  tx
    .insertInto('product_customs')
    .values([...products])
    .onConflict((conflict) =>
      conflict.columns(['platform', 'item_id', 'place']).doUpdateSet((row) => ({
        hs_code: row.ref('excluded.hs_code'),
        description: row.ref('excluded.description'),
        description_chinese: row.ref('excluded.description_chinese'),
        maker_item: row.ref('excluded.maker_item'),
        standard_item: row.ref('excluded.standard_item'),
        no_standard_item: row.ref('excluded.no_standard_item'),
        maker: row.ref('excluded.maker'),
        confirmed_by: row.ref('excluded.confirmed_by'),
        confirmed_at: row.ref('excluded.confirmed_at'),
      })),
    )
    .execute()
