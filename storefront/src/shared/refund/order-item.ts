import type { Reply } from '@longhaul/contract/routes.ts'

/** An item of an order, as its order's page has it. */
export type OrderItem = Reply<'GET /orders/{id}'>['items'][number]
