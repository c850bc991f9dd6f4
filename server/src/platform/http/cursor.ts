import type { ExpressionBuilder, ReferenceExpression, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { badInput } from './refusal.ts'

/**
 * Where a page of a list ends: lists are ordered by creation, newest first, then by id. Opaque outside this
 * file.
 */
export type Cursor = { at: Date; id: string }

export const encodeCursor = (row: { created_at: Date; id: string }): string =>
  Buffer.from(`${row.created_at.getTime()} ${row.id}`).toString('base64url')

/** Refuses text that `encodeCursor` did not make. */
export function decodeCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const match = /^(\d{1,16}) ([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString())
  if (!match) throw badInput({ cursor: 'format' })
  return { at: new Date(Number(match[1])), id: match[2]! }
}

/** How many rows a page has by default. One row more is fetched to know whether there is a next page. */
export const PAGE_SIZE = 20
export const pageSize = (limit: number | undefined): number => limit ?? PAGE_SIZE

/** Removes the extra row and returns the cursor of the next page. */
export function toPage<Row extends { created_at: Date; id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next_cursor: rows.length > size && last ? encodeCursor(last) : null }
}

/**
 * One page of a list, newest first: the rows after the cursor, at most `limit`. The usual limit is a literal
 * in the statement: for a parameter the planner assumes a tenth of all rows, so it planned a shopper's page
 * again for each call, which took three times as long as reading it.
 */
export const newestPage = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  createdAt: ReferenceExpression<DB, TB> & string,
  id: ReferenceExpression<DB, TB> & string,
  cursor: Cursor | undefined,
  limit: number,
): SelectQueryBuilder<DB, TB, O> =>
  query
    .$if(cursor !== undefined, (rest) => rest.where((where) => before(where, createdAt, id, cursor!)))
    .orderBy(sql.ref(createdAt), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(limit === PAGE_SIZE + 1 ? sql.lit(limit) : limit)

/**
 * The condition `(created_at, id) < cursor`, for a list in descending order of both. A cursor has
 * milliseconds while a row may have microseconds, so the exact comparison cannot use an index; the coarser
 * first condition lets the index scan start where the last page ended.
 */
export const before = <DB, TB extends keyof DB>(
  _: ExpressionBuilder<DB, TB>,
  createdAt: ReferenceExpression<DB, TB> & string,
  id: ReferenceExpression<DB, TB> & string,
  cursor: Cursor,
) =>
  sql<boolean>`(${sql.ref(createdAt)} < ${new Date(cursor.at.getTime() + 1)}
    and (date_trunc('milliseconds', ${sql.ref(createdAt)}), ${sql.ref(id)}) < (${cursor.at}, ${cursor.id}::uuid))`
