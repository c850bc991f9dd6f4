import type { Reply } from '@longhaul/contract/routes.ts'

/** One correction of a balance as staff sees it. */
export type Adjustment = Reply<'GET /staff/adjustments'>['items'][number]
