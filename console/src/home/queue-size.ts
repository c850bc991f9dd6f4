import type { Reply } from '@longhaul/contract/routes.ts'

/** What waits in one queue, since when, and what of it is late. */
export type QueueSize = Reply<'GET /staff/dashboard'>['queues'][number]
