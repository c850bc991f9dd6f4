import type { Reply } from '@longhaul/contract/routes.ts'

export type Aside = Reply<'GET /staff/aside_weighings'>['items'][number]
