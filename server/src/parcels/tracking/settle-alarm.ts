import { settleParcelAlarm } from '@longhaul/contract/parcels/tracking.staff.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { lockAlarmForStaff, settleAlarm } from './sql-alarms.ts'

/** Somebody saw to it. */
export const settleParcelAlarmAction = action(settleParcelAlarm, async (call) => {
  const { tx, me, params, body, now } = call
  const alarm = found(await lockAlarmForStaff(tx, params.id))
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
  await call.changed('staff', 'parcels')
  return {}
})
