import { settleParcelAlarm as route } from '@longhaul/contract/parcels/tracking.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { lockAlarmForStaff, settleAlarm } from './sql-alarms.ts'

export const settleParcelAlarmAction = writeAction(route, settleParcelAlarm)

/** Settles an alarm that a member of staff has dealt with. */
async function settleParcelAlarm(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const alarm = orNotFound(await lockAlarmForStaff(tx, params.id))
  refuseIf(alarm.settled_at ? 'transition_not_allowed' : null)
  const note = body.note.trim()
  await settleAlarm(tx, alarm.id, { staffId: me.id, note, now })
  await audit(call, {
    action: 'settle_parcel_alarm',
    subjectKind: 'parcel',
    subjectId: alarm.parcel_id,
    before: { kind: alarm.kind, detail: alarm.detail },
    reason: note,
  })
  return {}
}
