import type { Reply } from '@longhaul/contract/routes.ts'

export type StockRow = Reply<'GET /staff/stock_items'>['items'][number]

/** What a change of something on a shelf asks for again. */
export const STOCK = ['GET /staff/stock_items', 'GET /staff/dashboard'] as const
