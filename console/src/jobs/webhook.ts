import type { Reply } from '@longhaul/contract/routes.ts'

/** What a provider told, as it was sent. */
export type Webhook = Reply<'GET /staff/webhooks'>['items'][number]

/** How it looks, by what came of it. */
export const webhookLook = {
  waiting: 'waiting',
  done: 'done',
  no_concern: 'closed',
  unexpected: 'attention',
  failed: 'problem',
} as const satisfies Record<Webhook['state'], string>
