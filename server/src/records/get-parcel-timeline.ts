import { getParcelTimeline as route } from '@longhaul/contract/staff/timelines.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { listParcelEvents, parcelExists } from './sql-timelines.ts'
import { toTimeline, ENTRIES_MAX } from './timeline-entries.ts'

export const getParcelTimelineAction = action(route, getParcelTimeline)

async function getParcelTimeline({ tx, params, lang }: Call<typeof route>): Answer<typeof route> {
  if (!(await parcelExists(tx, params.id))) throw new Refusal('not_found')
  return toTimeline(await listParcelEvents(tx, params.id, ENTRIES_MAX + 1), lang)
}
