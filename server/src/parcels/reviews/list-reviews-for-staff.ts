import { listReviewsForStaff as route } from '@longhaul/contract/parcels/reviews.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toStaffReview } from './review-card.ts'
import { countReviewsByStage, listReviewRows } from './sql.ts'

export const listReviewsForStaffAction = readAction(route, listReviewsForStaff)

async function listReviewsForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, query } = call
  const size = pageSize(query.limit)
  const rows = await listReviewRows(db, {
    stage: query.stage,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => toStaffReview(call, row)),
    next_cursor: page.next_cursor,
    counts: await countReviewsByStage(db),
  }
}
