import type { Reply } from '@longhaul/contract/routes.ts'

/** A file of another shop, as admins see it. */
export type Takeover = Reply<'GET /staff/takeovers'>['items'][number]
