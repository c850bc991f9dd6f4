import type { Reply } from '@longhaul/contract/routes.ts'

export type Warehouse = Reply<'GET /staff/warehouses'>['warehouses'][number]
