import { listReviews, listReviewsForStaff } from '@longhaul/contract/parcels/reviews.ts'
import { meanStarsTenths, reviewerName } from '@longhaul/domain/parcels/review-stages.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffReview, toWritten } from './review-card.ts'
import { type ListedReview, countReviewsByStage, listReviewRows, sumShown } from './sql.ts'

/** What shoppers wrote, for everybody: only what staff have read and shown. */
export const listReviewsAction = action(listReviews, async (call) => {
  const { tx, query } = call
  const size = pageSize(query.limit)
  const cursor = decodeCursor(query.cursor)
  const page = toPage(await listReviewRows(tx, { stage: 'shown', cursor, limit: size + 1 }), size)
  const { count, starsSum } = await sumShown(tx)
  return {
    items: page.rows.map((row) => ({
      ...toWritten(call, row),
      reviewer: reviewerName(row.nickname),
      days: daysUnderWay(row),
    })),
    next_cursor: page.next_cursor,
    count,
    mean_tenths: meanStarsTenths(starsSum, count),
  }
})

export const listReviewsForStaffAction = action(listReviewsForStaff, async (call) => {
  const { tx, query } = call
  const size = pageSize(query.limit)
  const rows = await listReviewRows(tx, {
    stage: query.stage,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toStaffReview(call, row)),
    next_cursor: page.next_cursor,
    counts: await countReviewsByStage(tx),
  }
})

/** Whole days from the carrier's hands to the shopper's word that it came. */
const daysUnderWay = ({ shipped_at: shipped, done_at: done }: ListedReview): number | null =>
  shipped && done ? Math.max(0, Math.round((done.getTime() - shipped.getTime()) / 86_400_000)) : null
