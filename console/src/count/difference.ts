import type { Reply } from '@longhaul/contract/routes.ts'

export type Difference = Reply<'GET /staff/count_differences'>['items'][number]
