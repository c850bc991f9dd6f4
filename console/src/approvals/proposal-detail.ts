import type { Reply } from '@longhaul/contract/routes.ts'

export type ProposalDetail = Reply<'GET /staff/proposals/{id}'>
