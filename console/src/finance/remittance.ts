import type { Reply } from '@longhaul/contract/routes.ts'

/** One remittance as finance sees it. */
export type StaffRemittance = Reply<'GET /staff/remittances'>['items'][number]
