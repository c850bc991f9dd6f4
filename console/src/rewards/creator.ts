import type { Reply } from '@longhaul/contract/routes.ts'

/** A creator as staff see them. */
export type StaffCreator = Reply<'GET /staff/creators'>['items'][number]
