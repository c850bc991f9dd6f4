import type { Reply } from '@longhaul/contract/routes.ts'

export type Destination = Reply<'GET /staff/destinations'>['destinations'][number]
