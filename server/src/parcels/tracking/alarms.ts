import type { Doing } from '../../platform/jobs/job-call.ts'
import { type AlarmKind, insertAlarm, settleOpenAlarms } from './sql-alarms.ts'

/** Tells support that a package needs a person. An alarm of the kind that is open already says the newest words. */
export async function raiseAlarm(
  doing: Doing,
  parcelId: string,
  alarm: { kind: AlarmKind; status?: string; detail?: string },
): Promise<void> {
  await insertAlarm(doing.tx, {
    parcel_id: parcelId,
    kind: alarm.kind,
    status: alarm.status ?? '',
    detail: (alarm.detail ?? '').slice(0, 300),
    raised_at: doing.now,
  })
  await doing.changed('staff', 'parcels')
}

/** The package moved on: whatever was open about it, or what is open of one kind, settles itself. */
export async function settleAlarms(doing: Doing, parcelId: string, kind?: AlarmKind): Promise<void> {
  await settleOpenAlarms(doing.tx, parcelId, doing.now, kind)
}
