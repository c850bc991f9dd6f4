import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Search } from './way.ts'

/** More than these are common: a page of them is found sooner by looking through the rows in their order. */
const RARE_MAX = 2_000

/**
 * The condition that a row is found by words. Rare ones become the ids of what they find; common ones (a beginning of every number, a word of every
 * title) are asked of each row in the order of the list, which has its page soon. No words find everything.
 */
export async function found(
  db: Db,
  search: (words: string) => Search,
  words: string | undefined,
): Promise<RawBuilder<boolean>> {
  if (!words) return sql<boolean>`true`
  const { id, ways } = search(words)
  const queries = ways.map(
    ({ from, find }) => sql`(select ${id} as id from ${from} where ${find} limit ${RARE_MAX + 1})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(queries, sql` union all `)}) found limit ${RARE_MAX + 1}`.execute(db)
  if (rows.length > RARE_MAX)
    return sql<boolean>`(${sql.join(
      ways.map((way) => way.is),
      sql` or `,
    )})`
  return sql<boolean>`${id} = any(${[...new Set(rows.map((row) => row.id))]}::uuid[])`
}
