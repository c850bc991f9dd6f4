import type { Reply } from '@longhaul/contract/routes.ts'

/** One conversation in the list of the desk. */
export type ConversationRow = Reply<'GET /staff/conversations'>['items'][number]

/** What has to be asked again when something was done to a conversation. */
export const CONVERSATIONS = ['GET /staff/conversations', 'GET /staff/dashboard']
