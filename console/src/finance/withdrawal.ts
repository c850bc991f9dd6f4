import type { Reply } from '@longhaul/contract/routes.ts'

/** One withdrawal as finance sees it. */
export type StaffWithdrawal = Reply<'GET /staff/withdrawals'>['items'][number]
