import type { Reply } from '@longhaul/contract/routes.ts'

export type Release = Reply<'GET /staff/rules_releases'>['releases'][number]
