import type { Reply } from '@longhaul/contract/routes.ts'

/** What is kept of a list for a member of staff: views, columns, density. */
export type Kept = Reply<'GET /staff/list_views'>
