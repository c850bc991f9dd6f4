import type { Reply } from '@longhaul/contract/routes.ts'

type Known = Reply<'GET /staff/tax_registrations'>
export type Registration = Known['registrations'][number]
export type Scheme = Known['schemes'][number]
