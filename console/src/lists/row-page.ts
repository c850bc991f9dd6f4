import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { to } from '../links.ts'
import { pageOfItem } from '../shared/item-page.ts'
import type { Me } from '../shared/use-me.ts'
import type { Cells } from './use-marks.ts'

/** The page where this member processes a row; null if there is none. */
export const pageOfRow = (list: ListId, id: string, cells: Cells, me: Me | undefined): string | null =>
  PAGES[list](id, (column) => String(cells[column] ?? ''), me)

type PageOf = (id: string, cell: (column: string) => string, me: Me | undefined) => string | null

const PAGES: Readonly<Record<ListId, PageOf>> = {
  items: (id, cell, me) => pageOfItem(id, cell('stage'), cell('number'), me),
  parcels: (id) => to.parcel(id),
  stock: (_id, cell) => to.stockOf(cell('tracking')),
  shoppers: (id) => to.shopper(id),
  recharges: (_id, cell) => to.recharges(cell('number')),
  remittances: (id, cell) => to.remittance(id, cell('stage')),
  withdrawals: (id, cell) => to.withdrawal(id, cell('stage')),
  refunds: (id, cell) => to.refundCase(id, cell('stage')),
  mails: (id) => `${to.mails()}?id=${id}`,
}
