import type { Feature } from '../platform/feature.ts'
import { approveProposalAction } from './approve-proposal.ts'
import { changeLimitsAction } from './change-limits.ts'
import { decideDueJob } from './decide-due.job.ts'
import { getPolicyAction } from './get-policy.ts'
import { getProposalAction } from './get-proposal.ts'
import { listProposalsAction } from './list-proposals.ts'
import { proposeAction } from './propose.ts'
import { rejectProposalAction } from './reject-proposal.ts'

export const policy: Feature = {
  actions: [
    getPolicyAction,
    changeLimitsAction,
    listProposalsAction,
    getProposalAction,
    proposeAction,
    approveProposalAction,
    rejectProposalAction,
  ],
  jobs: [decideDueJob],
}
