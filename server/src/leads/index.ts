import type { Feature } from '../platform/feature.ts'
import { forgetLeadsJob } from './forget-leads.job.ts'
import { getLeadAction, listLeadsAction } from './list-leads.ts'
import { sendLeadAction } from './send-lead.ts'
import { assignLeadAction, moveLeadAction, noteLeadAction } from './work-lead.ts'

export const leads: Feature = {
  actions: [sendLeadAction, listLeadsAction, getLeadAction, noteLeadAction, moveLeadAction, assignLeadAction],
  jobs: [forgetLeadsJob],
}
