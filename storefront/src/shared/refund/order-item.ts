import type { Reply } from '@longhaul/contract/routes.ts'

/** An item as the order's page receives it. */
export type OrderItem = Reply<'GET /orders/{id}'>['items'][number]
