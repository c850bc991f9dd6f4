import type { Reply } from '@longhaul/contract/routes.ts'

export type Unclaimed = Reply<'GET /unclaimed'>['items'][number]
export type Claim = Reply<'GET /unclaimed_claims'>['items'][number]
