import type { Reply } from '@longhaul/contract/routes.ts'

export type Declaration = Reply<'GET /staff/parcels/{id}/declaration'>
