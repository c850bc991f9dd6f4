import { cancelInbound as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { inboundTable } from '@longhaul/domain/inbounds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toInbound } from './inbound-card.ts'
import { lockOwnInbound, setInboundStage } from './sql-inbounds.ts'

export const cancelInboundAction = action(route, cancelInbound)

/** Cancels an announcement before the parcel arrives. */
async function cancelInbound({ tx, me, params, now }: Call<typeof route>): Answer<typeof route> {
  const inbound = orNotFound(await lockOwnInbound(tx, me.id, params.id))
  refuseIf(whyNotStep(inboundTable, inbound.stage, 'cancel', ['shopper']))
  await setInboundStage(tx, inbound.id, inbound.stage, 'cancelled', now)
  return toInbound({ ...inbound, stage: 'cancelled' })
}
