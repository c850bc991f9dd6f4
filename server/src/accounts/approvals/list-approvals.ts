import { type ASKED_FOR, listOwnApprovals as route } from '@longhaul/contract/accounts/approvals.ts'
import { ACTS_KEPT_DAYS } from '@longhaul/domain/accounts/grants.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listOwnApprovals } from './sql.ts'

export const listApprovalsAction = readAction(route, listApprovals)

const DAY_MS = 86_400_000

async function listApprovals({ db, me, now }: ReadCall<typeof route>): Answer<typeof route> {
  const since = new Date(now.getTime() - ACTS_KEPT_DAYS * DAY_MS)
  return { items: (await listOwnApprovals(db, me.id, since, now)).map((row) => toCard(row, now)) }
}

type Row = Awaited<ReturnType<typeof listOwnApprovals>>[number]

/** What a program is told of what it asked for. */
export const toRequest = (row: Row, now: Date) => {
  const { id, asks, why, state, picture, created_at, ends_at } = toCard(row, now)
  return { id, asks, why, state, total_fen: picture.total_fen, created_at, ends_at }
}

const toCard = (row: Row, now: Date) => ({
  id: row.id,
  program: row.token_name,
  asks: ASKS[row.route] ?? ('pay' as const),
  why: row.why,
  picture: row.picture,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})

const ASKS: Readonly<Record<string, (typeof ASKED_FOR)[number]>> = {
  'POST /orders': 'place_order',
  'POST /payments': 'pay',
  'POST /parcels': 'ship',
  'POST /order_items/{id}/answer': 'answer',
}

function stateOf(row: Row, now: Date) {
  if (row.state !== 'waiting') return row.state
  if (now >= row.ends_at) return 'expired' as const
  return row.is_stopped ? ('stopped' as const) : ('waiting' as const)
}
