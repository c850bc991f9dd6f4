import { getOrderTimeline as route } from '@longhaul/contract/staff/timelines.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findOrderForStaff, listOrderEvents } from './sql-timelines.ts'
import { toTimeline, ENTRIES_MAX } from './timeline-entries.ts'

export const getOrderTimelineAction = readAction(route, getOrderTimeline)

async function getOrderTimeline({ db, params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findOrderForStaff(db, params.id))
  return toTimeline(await listOrderEvents(db, params.id, ENTRIES_MAX + 1), lang)
}
