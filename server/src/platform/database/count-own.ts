import { OWN_COUNT_MAX } from '@longhaul/domain/lists/own-counts.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * How many rows of a shopper have each value of a column, as one JSON object: each counted by the index that begins with shopper and column, and
 * no further than `OWN_COUNT_MAX`. Values without rows are left out.
 */
export function ownCounts<Value extends string>(
  of: { table: 'orders' | 'parcels'; column: 'status' | 'stage'; shopperId: string },
  values: readonly Value[],
): RawBuilder<Partial<Record<Value, number>>> {
  const counts = values.map(
    (value) => sql`${sql.lit(value)}, (select nullif(count(*), 0) from (
      select from ${sql.table(of.table)} where shopper_id = ${of.shopperId} and ${sql.ref(of.column)} = ${sql.lit(value)} limit ${sql.lit(OWN_COUNT_MAX)}
    ) counted)`,
  )
  return sql<
    Partial<Record<Value, number>>
  >`(select json_strip_nulls(json_build_object(${sql.join(counts)})))`
}
