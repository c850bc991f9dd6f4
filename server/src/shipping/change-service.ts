import { changeService as route } from '@longhaul/contract/shipping/extra-services.staff.ts'
import { audit } from '../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { serviceOf, wordsOf } from './service-rows.ts'
import { lockService, updateService } from './sql-services.ts'

export const changeServiceAction = writeAction(route, changeService)

/** Changes a service's words. A closed one is not offered; packages that chose it keep it and its price. */
async function changeService(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, now } = call
  const before = orNotFound(await lockService(tx, params.id))
  const row = { ...wordsOf(body), closed_at: body.closed ? (before.closed_at ?? now) : null }
  await updateService(tx, params.id, row)
  await audit(call, {
    action: 'change_service',
    subjectKind: 'extra_service',
    subjectId: params.id,
    before,
    after: row,
  })
  return await serviceOf(tx, params.id)
}
