import type { Reply } from '@longhaul/contract/routes.ts'

/** One claim with everything that is known of it. */
export type Claim = Reply<'GET /staff/claims/{id}'>
