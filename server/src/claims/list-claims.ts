import { getClaim, listClaims } from '@longhaul/contract/parcels/claims.staff.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { readClaimDetail, toClaimRow } from './claim-card.ts'
import { listClaimRows } from './sql.ts'

/** The desk of claims. */
export const listClaimsAction = action(listClaims, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const rows = await listClaimRows(tx, {
    stage: query.stage,
    cursor: decodeCursor(query.cursor),
    limit: size + 1,
  })
  const page = toPage(rows, size)
  return { items: page.rows.map(toClaimRow), next_cursor: page.next_cursor }
})

export const getClaimAction = action(getClaim, (call) => readClaimDetail(call, call.params.id))
