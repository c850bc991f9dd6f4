import type { Reply } from '@longhaul/contract/routes.ts'

export type StockRow = Reply<'GET /staff/stock_items/{id}'>
