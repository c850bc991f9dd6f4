import type { Reply } from '@longhaul/contract/routes.ts'
import type { QueueId } from '../sections.ts'

/** The number of items in a queue, since when the oldest has waited, and how many are late or due today. */
export type QueueSize = Reply<'GET /staff/dashboard'>['queues'][number]

/**
 * A queue that the user works on, with its address. `counted`: its items wait for staff, not for shoppers or
 * sellers.
 */
export type OpenQueue = { id: QueueId; link: string; size: QueueSize; counted: boolean }
