import type { Reply } from '@longhaul/contract/routes.ts'

/** One conversation in the list. */
export type ConversationRow = Reply<'GET /staff/conversations'>['items'][number]
