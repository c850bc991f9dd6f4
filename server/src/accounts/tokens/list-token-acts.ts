import { listTokenActs as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findOwnToken, listOwnActs } from './sql.ts'

export const listTokenActsAction = readAction(route, listTokenActs)

/** What a token did, also one that was revoked meanwhile. */
async function listTokenActs({ db, me, params, query }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const found = await listOwnActs(db, me.id, params.id, decodeCursor(query.cursor), size + 1)
  if (found.length === 0) orNotFound(await findOwnToken(db, me.id, params.id))
  const { rows, next_cursor } = toPage(found, size)
  return {
    items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    next_cursor,
  }
}
