import type { Feature } from '../platform/feature.ts'
import { assignWorkAction } from './assign-work.ts'
import { listAssignmentsAction } from './list-assignments.ts'
import { listMentionsAction } from './list-mentions.ts'
import { seeMentionAction } from './see-mention.ts'
import { copyShiftsAction } from './copy-shifts.ts'
import { listShiftsAction } from './list-shifts.ts'
import { planShiftAction } from './plan-shift.ts'
import { listTeamAction } from './list-team.ts'

/** Who of the staff does what: whose the entries of queues are, who is named in notes, and who works when. */
export const team: Feature = {
  actions: [
    listTeamAction,
    listAssignmentsAction,
    assignWorkAction,
    listMentionsAction,
    seeMentionAction,
    listShiftsAction,
    planShiftAction,
    copyShiftsAction,
  ],
}
