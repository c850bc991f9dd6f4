import { getOrderTimeline as route } from '@longhaul/contract/staff/timelines.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findOrderForStaff, listOrderEvents } from './sql-timelines.ts'
import { toTimeline, ENTRIES_MAX } from './timeline-entries.ts'

export const getOrderTimelineAction = action(route, getOrderTimeline)

async function getOrderTimeline({ tx, params, lang }: Call<typeof route>): Answer<typeof route> {
  orNotFound(await findOrderForStaff(tx, params.id))
  return toTimeline(await listOrderEvents(tx, params.id, ENTRIES_MAX + 1), lang)
}
