import { getRecharge, listRecharges } from '@longhaul/contract/funds/funds.ts'
import { action } from '../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../platform/http/cursor.ts'
import { found } from '../platform/http/refusal.ts'
import { toRecharge } from './recharge-card.ts'
import { findOwnRecharge, listOwnRecharges } from './sql.ts'

export const listRechargesAction = action(listRecharges, async ({ tx, me, query }) => {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnRecharges(tx, me.id, page), size)
  return { items: rows.map(toRecharge), next_cursor }
})

export const getRechargeAction = action(getRecharge, async ({ tx, me, params }) =>
  toRecharge(found(await findOwnRecharge(tx, me.id, params.id))),
)
