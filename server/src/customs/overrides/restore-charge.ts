import { restoreCharge as route } from '@longhaul/contract/parcels/duty-overrides.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { deleteOverride } from './sql-overrides.ts'

export const restoreChargeAction = writeAction(route, restoreCharge)

/** Takes the shop's own figure of a charge back, also one that no longer applies. */
async function restoreCharge(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params } = call
  const before = orNotFound(await deleteOverride(tx, params.place, params.charge))
  await audit(call, {
    action: 'restore_duty_charge',
    subjectKind: 'import_rule',
    subjectId: `${params.place} ${params.charge}`.slice(0, 100),
    before,
  })
  return {}
}
