import {
  type ASKED_FOR,
  type ApprovalPicture,
  type StoredPicture,
  listOwnApprovals as route,
} from '@longhaul/contract/accounts/approvals.ts'
import { ACTS_KEPT_DAYS } from '@longhaul/domain/accounts/grants.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listOwnApprovals } from './sql.ts'

export const listApprovalsAction = readAction(route, listApprovals)

const DAY_MS = 86_400_000

async function listApprovals({ db, me, now, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const since = new Date(now.getTime() - ACTS_KEPT_DAYS * DAY_MS)
  return { items: (await listOwnApprovals(db, me.id, since, now)).map((row) => toCard(row, now, lang)) }
}

type Row = Awaited<ReturnType<typeof listOwnApprovals>>[number]

/** What a program is told of what it asked for. */
export const toRequest = (row: Row, now: Date) => ({ ...toAsked(row, now), total_fen: row.picture.total_fen })

const toCard = (row: Row, now: Date, lang: Lang) => ({
  ...toAsked(row, now),
  program: row.token_name,
  picture: pictureIn(row.picture, lang),
})

const toAsked = (row: Row, now: Date) => ({
  id: row.id,
  asks: ASKS[row.route] ?? ('pay' as const),
  why: row.why,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})

const pictureIn = ({ in_each, ...picture }: StoredPicture, lang: Lang): ApprovalPicture => ({
  ...picture,
  ...in_each?.[lang],
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
