import { OWN_COUNT_MAX } from '@longhaul/domain/lists/own-counts.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Counts a shopper's rows of several kinds, as one JSON object. Each kind is counted by its own index, up to
 * `OWN_COUNT_MAX`. A kind is given with the source of its rows, such as `orders where …`; kinds without rows
 * are left out.
 */
export function ownCounts<Kind extends string>(
  kinds: readonly (readonly [kind: Kind, rows: RawBuilder<unknown>])[],
): RawBuilder<Partial<Record<Kind, number>>> {
  const counts = kinds.map(
    ([kind, rows]) => sql`${sql.lit(kind)}, (select nullif(count(*), 0) from (
      select from ${rows} limit ${sql.lit(OWN_COUNT_MAX)}
    ) counted)`,
  )
  return sql<Partial<Record<Kind, number>>>`(select json_strip_nulls(json_build_object(${sql.join(counts)})))`
}
