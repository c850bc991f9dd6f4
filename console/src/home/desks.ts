import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { countText } from '@longhaul/text/console/count/count.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { to } from '../links.ts'

const { sections } = shellText

type Desk = {
  name: string
  /** The address of the queue, with an entry open if `id` is given. */
  at: (query?: { id?: string; mine?: '1' }) => string
  /** Whether the queue can show what is the user's own. */
  showsMine: boolean
}

const desk = (name: string, link: string, showsMine = true): Desk => ({
  name,
  at: (query = {}) => {
    const asked = new URLSearchParams(query).toString()
    return asked === '' ? link : `${link}${link.includes('?') ? '&' : '?'}${asked}`
  },
  showsMine,
})

/** The queue of each kind of entry, and its address. */
export const DESKS: Readonly<Record<WorkKind, Desk>> = {
  order: desk(sections.review, to.review()),
  seller_group: desk(sections.purchase, to.purchase()),
  seller_order: desk(purchaseText.tabs.seller, to.purchase('seller'), false),
  refund_case: desk(sections.refunds, to.refunds()),
  claim: desk(sections.claims, to.claims()),
  inspection: desk(sections.receive, to.receive(), false),
  stock_item: desk(sections.stock, to.stock(), false),
  unclaimed: desk(sections.unclaimed, to.unclaimed()),
  count_difference: desk(countText.differences, to.countDifferences()),
  found_thing: desk(countText.found.kind, to.foundThings()),
  parcel: desk(sections.packing, to.packing()),
  dispatch: desk(sections.dispatch, to.dispatch(), false),
  withdrawal: desk(sections.withdrawals, to.withdrawals()),
  remittance: desk(sections.remittances, to.remittances()),
}
