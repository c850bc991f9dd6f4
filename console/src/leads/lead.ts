import type { Reply } from '@longhaul/contract/routes.ts'

/** One enquiry with all its details. */
export type Lead = Reply<'GET /staff/leads/{id}'>
