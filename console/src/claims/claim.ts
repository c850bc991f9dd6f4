import type { Reply } from '@longhaul/contract/routes.ts'

/** One claim with all its details. */
export type Claim = Reply<'GET /staff/claims/{id}'>
