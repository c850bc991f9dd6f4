import { settleParcelAsk as route } from '@longhaul/contract/parcels/parcel-asks.staff.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockParcelForStaff } from '../sql.ts'
import { settleAlarms } from '../tracking/alarms.ts'
import { findOpenAsk, settleOpenAsk } from './sql-asks.ts'

export const settleParcelAskAction = writeAction(route, settleParcelAsk)

/** Support has passed the answer on, or nothing is needed any more. */
async function settleParcelAsk(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
  const ask = await findOpenAsk(tx, parcel.id)
  refuseIf(ask ? null : 'transition_not_allowed')
  await settleOpenAsk(tx, parcel.id, me.id, now)
  if (ask!.answered_at) await settleAlarms(call, parcel.id, 'trouble')
  call.concerns(parcel.shopper_id)
  await audit(call, {
    action: 'settle_parcel_ask',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { kind: ask!.kind, answer: ask!.answer },
  })
  return {}
}
