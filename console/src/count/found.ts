import type { Reply } from '@longhaul/contract/routes.ts'

export type FoundThing = Reply<'GET /staff/found_things'>['items'][number]
