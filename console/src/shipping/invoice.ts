import type { Reply } from '@longhaul/contract/routes.ts'

export type Invoice = Reply<'GET /staff/carrier_invoices'>['invoices'][number]
