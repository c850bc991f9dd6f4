import type { Reply } from '@longhaul/contract/routes.ts'

export type ShopperPage = Reply<'GET /staff/shoppers/{id}'>
