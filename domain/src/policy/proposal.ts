import type { StateTable } from '../states/table.ts'

/** How long a proposal waits for a second person, in hours. */
export const PROPOSAL_HOURS = 72

/** `approved` waits for its time; `failed` could no longer be done at that time. */
export const PROPOSAL_STAGES = ['waiting', 'approved', 'done', 'rejected', 'lapsed', 'failed'] as const
export type ProposalStage = (typeof PROPOSAL_STAGES)[number]
type Step = 'approve' | 'take_effect' | 'reject' | 'lapse' | 'fail'

const STAFF = ['support', 'buyer', 'warehouse', 'finance'] as const

export const proposalTable: StateTable<ProposalStage, Step> = {
  stages: PROPOSAL_STAGES,
  start: 'waiting',
  edges: [
    { step: 'approve', from: 'waiting', to: 'approved', by: STAFF },
    { step: 'take_effect', from: 'approved', to: 'done', by: ['system', ...STAFF] },
    { step: 'reject', from: 'waiting', to: 'rejected', by: STAFF },
    // Anyone with the right to decide may stop what is not in effect yet.
    { step: 'reject', from: 'approved', to: 'rejected', by: STAFF },
    { step: 'lapse', from: 'waiting', to: 'lapsed', by: ['system'] },
    { step: 'fail', from: 'approved', to: 'failed', by: ['system'] },
  ],
}
