import type { Tx } from '../../platform/database/db.ts'
import type { DB } from '../../platform/database/tables.ts'

/** Whether a table is still empty: only then is it seeded. */
export async function isEmpty(tx: Tx, table: Seeded): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select((select) => select.lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

type Seeded = keyof Pick<
  DB,
  | 'countries'
  | 'provinces'
  | 'exchange_rates'
  | 'warehouses'
  | 'goods_categories'
  | 'extra_services'
  | 'shipping_lines'
  | 'articles'
  | 'working_hours'
>
