import type { Reply } from '@longhaul/contract/routes.ts'
import type { QueueId } from '../sections.ts'

/** What waits in one queue, since when, and what of it is late or due today. */
export type QueueSize = Reply<'GET /staff/dashboard'>['queues'][number]

/** A queue that the reader works on, with its address. `counted`: it waits for the reader and for no one else. */
export type OpenQueue = { id: QueueId; link: string; size: QueueSize; counted: boolean }
