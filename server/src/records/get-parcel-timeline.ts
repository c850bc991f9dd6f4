import { getParcelTimeline as route } from '@longhaul/contract/staff/timelines.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { listParcelEvents, parcelExists } from './sql-timelines.ts'
import { toTimeline, ENTRIES_MAX } from './timeline-entries.ts'

export const getParcelTimelineAction = readAction(route, getParcelTimeline)

async function getParcelTimeline({ db, params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  if (!(await parcelExists(db, params.id))) throw new Refusal('not_found')
  return toTimeline(await listParcelEvents(db, params.id, ENTRIES_MAX + 1), lang)
}
