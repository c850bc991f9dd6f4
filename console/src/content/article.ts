import type { Reply } from '@longhaul/contract/routes.ts'

export type Article = Reply<'GET /staff/articles'>['articles'][number]
