import { cancelInbound } from '@longhaul/contract/warehouse/warehouse.ts'
import { inboundTable } from '@longhaul/domain/inbounds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { toInbound } from './inbound-card.ts'
import { lockOwnInbound, setInboundStage } from './sql-inbounds.ts'

/** Takes back an announcement before the parcel arrives. */
export const cancelInboundAction = action(cancelInbound, async ({ tx, me, params, now, changed }) => {
  const inbound = found(await lockOwnInbound(tx, me.id, params.id))
  refuseIf(whyNotStep(inboundTable, inbound.stage, 'cancel', ['shopper']))
  await setInboundStage(tx, inbound.id, inbound.stage, 'cancelled', now)
  await changed(me.id, 'stock')
  return toInbound({ ...inbound, stage: 'cancelled' })
})
