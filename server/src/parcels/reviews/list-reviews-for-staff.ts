import { listReviewsForStaff as route } from '@longhaul/contract/parcels/reviews.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffReview } from './review-card.ts'
import { countReviewsByStage, listReviewRows } from './sql.ts'

export const listReviewsForStaffAction = action(route, listReviewsForStaff)

async function listReviewsForStaff(call: Call<typeof route>): Answer<typeof route> {
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
}
