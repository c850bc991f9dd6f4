import type { ReviewStage } from '@longhaul/domain/parcels/review-stages.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

export type ListedReview = Awaited<ReturnType<typeof listReviewRows>>[number]

const listed = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('parcels', 'parcels.id', 'reviews.parcel_id')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('countries', 'countries.code', 'parcels.country')
    .innerJoin('shoppers', 'shoppers.id', 'reviews.shopper_id')
    .leftJoin('staff', 'staff.id', 'reviews.decided_by')
    .selectAll('reviews')
    .select([
      'parcels.number as parcel_number',
      'parcels.shipped_at',
      'parcels.done_at',
      'shipping_lines.option',
      'countries.name as country_name',
      'shoppers.nickname',
      'shoppers.code as shopper_code',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      'staff.name as decided_by_name',
    ])

/** Reviews at one stage or at all, newest first. */
export const listReviewRows = (
  db: Db,
  page: { stage: ReviewStage | undefined; cursor: Cursor | undefined; limit: number },
) =>
  listed(db)
    .$if(page.stage !== undefined, (query) => query.where('reviews.stage', '=', page.stage!))
    .$call((query) => newestPage(query, 'reviews.created_at', 'reviews.id', page.cursor, page.limit))
    .execute()

export const findReviewForStaff = (db: Db, id: string): Promise<ListedReview | undefined> =>
  listed(db).where('reviews.id', '=', id).executeTakeFirst()

export const lockReviewForStaff = (tx: Tx, id: string) =>
  tx
    .selectFrom('reviews')
    .where('id', '=', id)
    .select(['id', 'stage', 'shopper_id', 'decide_reason'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setReviewStage = (
  tx: Tx,
  id: string,
  decision: {
    stage: ReviewStage
    decided_by: string
    decided_at: Date
    decide_reason: string
  },
) => tx.updateTable('reviews').set(decision).where('id', '=', id).execute()

/** The number of public reviews, and the sum of their stars. */
export async function sumShown(db: Db): Promise<{ count: number; starsSum: number }> {
  const row = await db
    .selectFrom('reviews')
    .where('stage', '=', 'shown')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.coalesce(select.fn.sum<number>('stars'), select.lit(0)).as('stars'),
    ])
    .executeTakeFirstOrThrow()
  return { count: row.count, starsSum: Number(row.stars) }
}

export async function countReviewsByStage(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['stage', (select) => select.fn.countAll<number>().as('count')])
    .groupBy('stage')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.stage, row.count]))
}
