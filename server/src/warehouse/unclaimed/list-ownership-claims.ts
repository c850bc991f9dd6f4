import { listOwnershipClaims as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toOwnershipClaim } from './ownership-claim-card.ts'
import { listOwnClaims } from './sql-ownership-claims.ts'

export const listOwnershipClaimsAction = readAction(route, listOwnershipClaims)

/** The shopper's claims and their outcome, newest first. */
async function listOwnershipClaims(call: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(call.query.limit)
  const page = toPage(
    await listOwnClaims(call.db, call.me.id, { cursor: decodeCursor(call.query.cursor), limit: size + 1 }),
    size,
  )
  return { items: page.rows.map((row) => toOwnershipClaim(row, call)), next_cursor: page.next_cursor }
}
