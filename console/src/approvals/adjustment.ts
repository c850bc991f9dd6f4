import type { Reply } from '@longhaul/contract/routes.ts'

/** One balance correction as staff see it. */
export type Adjustment = Reply<'GET /staff/adjustments'>['items'][number]
