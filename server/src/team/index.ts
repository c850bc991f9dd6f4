import type { Feature } from '../platform/feature.ts'
import { assignWorkAction } from './assign-work.ts'
import { listAssignmentsAction } from './list-assignments.ts'
import { listMentionsAction } from './list-mentions.ts'
import { seeMentionAction } from './see-mention.ts'
import { listTeamAction } from './list-team.ts'

/** Who of the staff does what: whose the entries of queues are, and who is named in notes. */
export const team: Feature = {
  actions: [listTeamAction, listAssignmentsAction, assignWorkAction, listMentionsAction, seeMentionAction],
}
