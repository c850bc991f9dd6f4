import { sql } from 'kysely'

/**
 * The id of what is bought together: everything that waits of one shop for one warehouse. Of the tables
 * `item` and `orders`.
 */
export const sellerGroupId = sql<string>`md5(jsonb_build_array(item.platform, orders.seller_name,
  orders.warehouse_id)::text)::uuid`
