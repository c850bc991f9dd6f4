import type { Reply } from '@longhaul/contract/routes.ts'

export type Unclaimed = Reply<'GET /staff/unclaimed/{id}'>

/** What a change of one of them asks for again. */
export const UNCLAIMED = ['GET /staff/unclaimed', 'GET /staff/dashboard', 'GET /staff/stock_items'] as const
