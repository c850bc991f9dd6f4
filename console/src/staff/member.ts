import type { Reply } from '@longhaul/contract/routes.ts'

export type MemberDetail = Reply<'GET /staff/members/{id}'>
