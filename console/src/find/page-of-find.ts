import type { FindKind } from '@longhaul/domain/lists/finds.ts'
import { to } from '../links.ts'
import type { Opened } from '../shared/last-opened.ts'

const PAGES: Readonly<Record<FindKind, (found: Opened) => string>> = {
  order: ({ id }) => to.order(id),
  item: ({ id }) => to.order(id),
  parcel: ({ id }) => to.package(id),
  stock_item: ({ id }) => to.stockItem(id),
  unclaimed: ({ id }) => to.unclaimed(id),
  shopper: ({ id }) => to.shopper(id),
  recharge: ({ number }) => to.recharges(number),
  remittance: ({ id, hint }) => to.remittance(id, hint),
  withdrawal: ({ id, hint }) => to.withdrawal(id, hint),
}

/** The page that shows a search result. */
export const pageOfFind = (found: Opened): string => PAGES[found.kind](found)
