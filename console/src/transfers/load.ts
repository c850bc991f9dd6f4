import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

/** A transfer of many goods, as a row and with its things. */
export type LoadRow = Reply<'GET /staff/transfer_loads'>['items'][number]
export type Load = Reply<'GET /staff/transfer_loads/{id}'>

/** How much of a transfer has arrived, in words. */
export const arrivedOf = (row: LoadRow): string =>
  words.arrivedOf(words.amount(row.arrived, row.arrived_pieces), words.amount(row.things, row.pieces))
