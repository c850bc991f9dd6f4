import { listOwnShares as route } from '@longhaul/contract/rewards/creators.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { findOwnCreator } from './sql.ts'
import { listOwnSharesPage } from './sql-shares.ts'

export const listOwnSharesAction = readAction(route, listOwnShares)

/** The shares that a creator earned. Nothing of them says whose orders they are. */
async function listOwnShares({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const creator = await findOwnCreator(db, me.id)
  if (!creator) return { items: [], next_cursor: null }
  const size = pageSize(query.limit)
  const rows = await listOwnSharesPage(db, creator.id, { cursor: decodeCursor(query.cursor), size })
  const page = toPage(rows, size)
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      state: row.state,
      rate_per_mille: row.per_mille,
      share_fen: row.share_fen,
      taken_back_fen: row.taken_back_fen,
      kept_fen: row.kept_fen,
      earned_at: row.earned_at.toISOString(),
      due_at: row.due_at.toISOString(),
      reason: row.reason,
    })),
    next_cursor: page.next_cursor,
  }
}
