import type { Reply } from '@longhaul/contract/routes.ts'

export type Plans = Reply<'GET /plans'>
