import type { Reply } from '@longhaul/contract/routes.ts'

/** The plan of a week. */
export type Week = Reply<'GET /staff/shifts'>
/** When and where somebody works on a day. */
export type Shift = Week['shifts'][number]
