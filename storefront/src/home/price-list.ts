import type { Reply } from '@longhaul/contract/routes.ts'

export type PriceList = Reply<'GET /shipping/prices'>
