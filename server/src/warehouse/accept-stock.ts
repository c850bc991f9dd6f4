import { acceptStock } from '@longhaul/contract/warehouse/warehouse.ts'
import { whyNotAcceptStock } from '@longhaul/domain/warehouse/accept.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { lockOwnStockOf, setAccepted } from './sql-selection.ts'

/** The shopper compared the pictures with the listing: it is right. Said twice, the first time counts. */
export const acceptStockAction = action(acceptStock, async ({ tx, me, params, now, changed }) => {
  const stock = found((await lockOwnStockOf(tx, me.id, [params.id]))[0])
  refuseIf(whyNotAcceptStock({ stage: stock.stage, refundOpen: stock.refund_open }))
  const acceptedAt = stock.accepted_at ?? now
  if (!stock.accepted_at) await setAccepted(tx, me.id, stock.id, acceptedAt)
  await changed(me.id, 'stock')
  return { accepted_at: acceptedAt.toISOString() }
})
