import type { Reply } from '@longhaul/contract/routes.ts'

/** One entry of the audit log. */
export type Act = Reply<'GET /staff/audit'>['items'][number]
