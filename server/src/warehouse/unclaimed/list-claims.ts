import { listUnclaimedClaims as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toClaim } from './claim-card.ts'
import { listOwnClaims } from './sql-claims.ts'

export const listClaimsAction = action(route, listUnclaimedClaims)

/** What became of the shopper's claims, newest first. */
async function listUnclaimedClaims(call: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(call.query.limit)
  const page = toPage(
    await listOwnClaims(call.tx, call.me.id, { cursor: decodeCursor(call.query.cursor), limit: size + 1 }),
    size,
  )
  return { items: page.rows.map((row) => toClaim(row, call)), next_cursor: page.next_cursor }
}
