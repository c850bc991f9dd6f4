import type { Reply } from '@longhaul/contract/routes.ts'

/** One conversation in the list of the desk. */
export type ConversationRow = Reply<'GET /staff/conversations'>['items'][number]
