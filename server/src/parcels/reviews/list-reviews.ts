import { listReviews as route } from '@longhaul/contract/parcels/reviews.ts'
import { meanStarsTenths, reviewerName } from '@longhaul/domain/parcels/review-stages.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toWritten } from './review-card.ts'
import { type ListedReview, listReviewRows, sumShown } from './sql.ts'

export const listReviewsAction = readAction(route, listReviews)

/** Public reviews: only those that staff have read and published. */
async function listReviews(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const cursor = decodeCursor(query.cursor)
  const page = toPage(await listReviewRows(db, { stage: 'shown', cursor, limit: size + 1 }), size)
  const { count, starsSum } = await sumShown(db)
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
}

/** Whole days from shipping to confirmed receipt. */
const daysUnderWay = ({ shipped_at: shipped, done_at: done }: ListedReview): number | null =>
  shipped && done ? Math.max(0, Math.round((done.getTime() - shipped.getTime()) / 86_400_000)) : null
