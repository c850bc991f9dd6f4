import { listReadyReasons as route } from '@longhaul/contract/orders/ready-reasons.staff.ts'
import { READY_REASON_KINDS } from '@longhaul/domain/orders/ready-reasons.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readReasons } from './reasons-card.ts'

export const listReadyReasonsAction = readAction(route, listReadyReasons)

async function listReadyReasons({ db }: ReadCall<typeof route>): Answer<typeof route> {
  const kinds = []
  for (const kind of READY_REASON_KINDS) kinds.push(await readReasons(db, kind))
  return { kinds }
}
