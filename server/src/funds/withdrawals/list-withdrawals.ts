import { listWithdrawals as route } from '@longhaul/contract/funds/withdrawals.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toWithdrawals } from './cards.ts'
import { listOwnWithdrawals } from './sql.ts'

export const listWithdrawalsAction = readAction(route, listWithdrawals)

async function listWithdrawals({ db, me, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnWithdrawals(db, me.id, page), size)
  return { items: await toWithdrawals(db, rows, now), next_cursor }
}
