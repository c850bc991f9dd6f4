import type { Reply } from '@longhaul/contract/routes.ts'

/** A member's saved settings of a list: views, columns, density. */
export type Kept = Reply<'GET /staff/list_views'>
