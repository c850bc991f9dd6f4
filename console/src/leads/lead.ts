import type { Reply } from '@longhaul/contract/routes.ts'

/** One enquiry with everything that is known of it. */
export type Lead = Reply<'GET /staff/leads/{id}'>
