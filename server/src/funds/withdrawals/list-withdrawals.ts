import { listWithdrawals as route } from '@longhaul/contract/funds/withdrawals.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { toWithdrawals } from './cards.ts'
import { listOwnWithdrawals } from './sql.ts'

export const listWithdrawalsAction = action(route, listWithdrawals)

async function listWithdrawals({ tx, me, query, now }: Call<typeof route>): Answer<typeof route> {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnWithdrawals(tx, me.id, page), size)
  return { items: await toWithdrawals(tx, rows, now), next_cursor }
}
