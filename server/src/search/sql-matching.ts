import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Search } from './sql-way.ts'

/**
 * Words with more matches than this are common: a page of them is found faster by scanning the rows in order.
 */
const RARE_MAX = 2_000

/**
 * The condition that a row matches the words, and the number of such rows: `Infinity` if there are more than
 * a list counts (half of `RARE_MAX`), null if it is unknown. `areIds` is set if the condition compares ids.
 */
export type Found = { rows: RawBuilder<boolean>; count: number | null; areIds?: true }

/**
 * The condition that a row belongs to a shopper, for use together with `found`. If that compares ids, this
 * condition is written so that no index applies to it: PostgreSQL expects a shopper to have few rows, and
 * would scan all of theirs for the ids instead of looking each id up.
 */
export const ownedBy = (
  { areIds }: Found,
  owner: RawBuilder<unknown>,
  shopper: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  areIds ? sql<boolean>`(${owner} = ${shopper}) is true` : sql<boolean>`${owner} = ${shopper}`

/**
 * Looks words up. Rare words are replaced with the ids of their matches; common ones (a prefix of every
 * number, a word in every title) become a condition on each row in the order of the list, which soon fills a
 * page. Without words everything matches.
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
  // An array whose length the planner does not know: if it did, it would rather scan the list in order for
  // these ids, to the very end.
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
  // The same row may have been found in several ways.
  return { rows: sql<boolean>`(${either})`, count: ids.length > rareMax / 2 ? Infinity : null }
}

/** For a queue: only the condition. */
export const matching = async (
  db: Db,
  search: (words: string) => Search,
  words: string | undefined,
): Promise<RawBuilder<boolean>> => (await findRows(db, search, words)).rows
