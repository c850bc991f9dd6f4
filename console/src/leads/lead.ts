import type { Reply } from '@longhaul/contract/routes.ts'

/** One enquiry with everything that is known of it. */
export type Lead = Reply<'GET /staff/leads/{id}'>

/** What has to be asked again when something was done to an enquiry. */
export const LEADS = ['GET /staff/leads', 'GET /staff/dashboard'] as const
