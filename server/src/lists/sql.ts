import type { ListQuery } from '@longhaul/domain/lists/query.ts'
import { plusDays, startOfDay } from '@longhaul/domain/time/days.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { findRows } from '../search/public.ts'
import type { ListSource } from './sql-source.ts'

export type Cell = string | number | null
export type ListedRow = { id: string; at: string; cells: Readonly<Record<string, Cell>> }
/** The last row of a page: the sort value as text, and the id. */
export type ListCursor = { at: string; id: string }
/** The rows of a list that are requested: filters, order, and optionally only some ids. */
export type ListAsked = Omit<ListQuery, 'words'> & {
  /** The condition that the words match a row. */
  found: RawBuilder<boolean>
  /** The number of rows that match the words alone; null if unknown. */
  foundCount: number | null
  ids?: readonly string[] | undefined
}

/** Looks up the words of a query. */
export async function lookUp(db: Db, source: ListSource, { words, ...rest }: ListQuery): Promise<ListAsked> {
  const { rows, count } = await findRows(db, source.search, words)
  return { ...rest, found: rows, foundCount: count }
}

/**
 * A page of a list: selects the ids first, then the columns. Rows are ordered by the sort value and the id,
 * so that pages follow one another without gaps or duplicates.
 */
export async function listRows(
  db: Db,
  source: ListSource,
  asked: ListAsked,
  { cursor, limit, now }: { cursor: ListCursor | undefined; limit: number; now: Date },
): Promise<ListedRow[]> {
  const { by, type } = source.sorts[asked.sort.by]!
  const direction = asked.sort.down ? sql`desc` : sql`asc`
  const after = asked.sort.down ? sql`<` : sql`>`
  const where = conditions(source, asked)
  if (cursor)
    where.push(
      sql<boolean>`(${by}, ${source.id}) ${after} (${cursor.at}::${sql.raw(type)}, ${cursor.id}::uuid)`,
    )
  const columns = Object.entries(source.columns)
  const selected = columns.map(([name, value]) => sql`${value} as ${sql.ref(`c_${name}`)}`)
  const order = sql`order by ${by} ${direction}, ${source.id} ${direction}`
  const { rows } = await sql<Record<string, unknown>>`
    with page as materialized (
      select ${source.id} as id from ${source.from} ${whereAll(where)} ${order} limit ${limit}
    )
    select ${source.id} as id, ${textOf(by, type)} as at, ${sql.join(selected)}
    from ${source.from} where ${source.id} = any(array(select id from page)) ${order}`.execute(db)
  const ids = rows.map((row) => String(row['id']))
  const topics = await source.topics?.(db, ids, now)
  return rows.map((row, index) => ({
    id: ids[index]!,
    at: String(row['at']),
    cells: {
      ...Object.fromEntries(columns.map(([name]) => [name, toCell(row[`c_${name}`])])),
      ...(topics && { step: topics.get(ids[index]!) ?? null }),
    },
  }))
}

/**
 * The sort value as text, in full precision and independent of the session's time zone: a timestamp has
 * microseconds, a Date only milliseconds.
 */
const textOf = (by: RawBuilder<unknown>, type: 'timestamptz' | 'bigint') =>
  type === 'bigint'
    ? sql`${by}::text`
    : sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`

/** The number of rows, counted up to `most`. */
export async function countRows(db: Db, source: ListSource, asked: ListAsked, most: number): Promise<number> {
  if (
    asked.foundCount !== null &&
    Object.keys(asked.filters).length === 0 &&
    !source.sorts[asked.sort.by]!.only
  )
    return Math.min(asked.foundCount, most)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from ${source.from} ${whereAll(conditions(source, asked))} limit ${most}) counted`.execute(
    db,
  )
  return rows[0]!.count
}

function conditions(source: ListSource, asked: ListAsked): RawBuilder<boolean>[] {
  const { from, to, ...equal } = asked.filters
  const where = Object.entries(equal).map(([name, value]) => source.filters[name]!(value))
  if (from) where.push(sql<boolean>`${source.day} >= ${startOfDay(from)}`)
  if (to)
    for (const moment of [source.day, source.begun])
      if (moment) where.push(sql<boolean>`${moment} < ${startOfDay(plusDays(to, 1))}`)
  where.push(asked.found)
  const { only } = source.sorts[asked.sort.by]!
  if (only) where.push(only)
  if (asked.ids) where.push(sql<boolean>`${source.id} = any(${asked.ids}::uuid[])`)
  return where
}

const whereAll = (all: readonly RawBuilder<boolean>[]): RawBuilder<unknown> =>
  all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`

function toCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString()
  if (value === null || typeof value === 'string') return value
  return Number(value)
}
