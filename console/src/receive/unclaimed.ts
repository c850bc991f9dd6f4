import type { Reply } from '@longhaul/contract/routes.ts'

export type Unclaimed = Reply<'GET /staff/unclaimed/{id}'>
