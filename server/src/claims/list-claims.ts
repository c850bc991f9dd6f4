import { listClaims as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { toClaimRow } from './claim-card.ts'
import { listClaimRows } from './sql.ts'

export const listClaimsAction = readAction(route, listClaims)

/** The queue of claims. */
async function listClaims({ db, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const rows = await listClaimRows(db, {
    stage: query.stage,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return { items: page.rows.map(toClaimRow), next_cursor: page.next_cursor }
}
