import { listReadyReasons as route } from '@longhaul/contract/orders/ready-reasons.staff.ts'
import { READY_REASON_KINDS } from '@longhaul/domain/orders/ready-reasons.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { readReasons } from './reasons-card.ts'

export const listReadyReasonsAction = action(route, listReadyReasons)

async function listReadyReasons({ tx }: Call<typeof route>): Answer<typeof route> {
  const kinds = []
  for (const kind of READY_REASON_KINDS) kinds.push(await readReasons(tx, kind))
  return { kinds }
}
