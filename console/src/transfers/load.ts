import type { Reply } from '@longhaul/contract/routes.ts'

/** A transfer of many goods, as a row and with its things. */
export type LoadRow = Reply<'GET /staff/transfer_loads'>['items'][number]
export type Load = Reply<'GET /staff/transfer_loads/{id}'>
