import type { Reply } from '@longhaul/contract/routes.ts'

export type LookUp = Reply<'GET /products'>
