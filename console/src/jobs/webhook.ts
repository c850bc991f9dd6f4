import type { Reply } from '@longhaul/contract/routes.ts'

/** A webhook event as it was received. */
export type Webhook = Reply<'GET /staff/webhooks'>['items'][number]

/** The status tag of each state. */
export const webhookLook = {
  waiting: 'waiting',
  done: 'done',
  no_concern: 'closed',
  unexpected: 'attention',
  failed: 'problem',
} as const satisfies Record<Webhook['state'], string>
