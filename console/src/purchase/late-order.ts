import type { Reply } from '@longhaul/contract/routes.ts'

/** A seller's order that is late, with its late items and what was asked about them. */
export type LateOrder = Reply<'GET /staff/late_seller_orders'>['items'][number]
