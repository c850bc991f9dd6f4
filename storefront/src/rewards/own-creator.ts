import type { Reply } from '@longhaul/contract/routes.ts'

/** The shopper as a creator. */
export type OwnCreator = NonNullable<Reply<'GET /creator'>['creator']>
