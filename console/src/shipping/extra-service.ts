import type { Reply } from '@longhaul/contract/routes.ts'

export type Service = Reply<'GET /staff/extra_services'>['services'][number]
