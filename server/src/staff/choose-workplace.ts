import { chooseWorkplace as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { whyNotEverywhere } from '@longhaul/domain/staff/workplace.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, refuseIf } from '../platform/http/refusal.ts'
import { listAllWarehouses } from '../site/public.ts'
import { updateMember } from './sql.ts'

export const chooseWorkplaceAction = writeAction(route, chooseWorkplace)

/** Says in which warehouse the caller works from now on, or in none, where that is possible. */
async function chooseWorkplace(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body } = call
  const { warehouse_id: warehouseId } = body
  if (warehouseId === null) refuseIf(whyNotEverywhere(me.roles))
  else if (!(await listAllWarehouses(tx)).some((warehouse) => warehouse.id === warehouseId))
    throw badInput({ warehouse_id: 'unknown' })
  await updateMember(tx, me.id, { warehouse_id: warehouseId })
  await audit(call, {
    action: 'choose_workplace',
    subjectKind: 'staff',
    subjectId: me.id,
    before: { warehouse_id: me.warehouseId },
    after: { warehouse_id: warehouseId },
  })
  return { warehouse_id: warehouseId }
}
