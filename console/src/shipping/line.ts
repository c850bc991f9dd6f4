import type { Reply } from '@longhaul/contract/routes.ts'

export type Line = Reply<'GET /staff/shipping_lines'>['lines'][number]
