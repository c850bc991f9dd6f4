import type { Feature } from '../platform/feature.ts'
import { purgeLeadsJob } from './purge-leads.job.ts'
import { getLeadAction } from './get-lead.ts'
import { listLeadsAction } from './list-leads.ts'
import { sendLeadAction } from './send-lead.ts'
import { assignLeadAction } from './assign-lead.ts'
import { moveLeadAction } from './move-lead.ts'
import { noteLeadAction } from './note-lead.ts'

export const leads: Feature = {
  actions: [sendLeadAction, listLeadsAction, getLeadAction, noteLeadAction, moveLeadAction, assignLeadAction],
  jobs: [purgeLeadsJob],
}
