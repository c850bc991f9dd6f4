import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Search } from './sql-way.ts'

/** More than these are common: a page of them is found sooner by looking through the rows in their order. */
const RARE_MAX = 2_000

/**
 * The condition that a row is found by some words, and how many rows that are: `Infinity` for more than a list counts (half of `RARE_MAX`), null where it is not
 * knows yet.
 */
export type Found = { rows: RawBuilder<boolean>; count: number | null; areIds?: true }

/**
 * Whose a row is, said beside what was found. Beside ids so that no index answers it: PostgreSQL expects a shopper to have a few rows, and would look for the ids
 * along all of theirs instead of one by one.
 */
export const ownedBy = (
  { areIds }: Found,
  owner: RawBuilder<unknown>,
  shopper: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  areIds ? sql<boolean>`(${owner} = ${shopper}) is true` : sql<boolean>`${owner} = ${shopper}`

/**
 * Looks words up. Rare ones become the ids of what they find; common ones (a beginning of every number, a word of every title) are asked of each row in
 * the order of the list, which has its page soon. No words find everything.
 */
export async function findRows(
  db: Db,
  search: (words: string) => Search,
  words: string | undefined,
): Promise<Found> {
  if (!words) return { rows: sql<boolean>`true`, count: null }
  const { id, ways, rareMax = RARE_MAX } = search(words)
  const queries = ways.map(
    ({ from, find }) => sql`(select ${id} as id from ${from} where ${find} limit ${rareMax + 1})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(queries, sql` union all `)}) found limit ${rareMax + 1}`.execute(db)
  const ids = [...new Set(rows.map((row) => row.id))]
  // As an array whose length the planner does not know: told it, it would rather look for them along the order of the list, to the other end.
  if (rows.length <= rareMax)
    return {
      rows: sql<boolean>`${id} = any(array(select unnest(${ids}::uuid[])))`,
      count: ids.length,
      areIds: true,
    }
  const either = sql.join(
    ways.map((way) => way.is),
    sql` or `,
  )
  // One row may have been found in several ways.
  return { rows: sql<boolean>`(${either})`, count: ids.length > rareMax / 2 ? Infinity : null }
}

/** For a queue: the condition alone. */
export const matching = async (
  db: Db,
  search: (words: string) => Search,
  words: string | undefined,
): Promise<RawBuilder<boolean>> => (await findRows(db, search, words)).rows
