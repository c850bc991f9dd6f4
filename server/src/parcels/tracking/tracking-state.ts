import { sayingWhere, trackingState } from '@longhaul/domain/shipping/tracking.ts'
import type { Db } from '../../platform/database/db.ts'
import { listEvents } from './sql-tracking.ts'

/** The event that decides where a package is, of all that it has. Null if none says where. */
export async function readTrackingState(db: Db, parcelId: string) {
  const events = await listEvents(db, parcelId)
  return trackingState(sayingWhere(events.map((event) => ({ ...event, at: event.happened_at }))))
}
