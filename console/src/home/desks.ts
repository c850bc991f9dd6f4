import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { countText } from '@longhaul/text/console/count/count.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { to } from '../links.ts'

const { sections } = shellText

/** The queue of each kind of entry, and its address. */
export const DESKS: Readonly<Record<WorkKind, { name: string; link: string }>> = {
  order: { name: sections.review, link: to.review() },
  seller_group: { name: sections.purchase, link: to.purchase() },
  refund_case: { name: sections.refunds, link: to.refunds() },
  claim: { name: sections.claims, link: to.claims() },
  unclaimed: { name: sections.unclaimed, link: to.unclaimed() },
  count_difference: { name: countText.differences, link: to.countDifferences() },
  parcel: { name: sections.packing, link: to.packing() },
  withdrawal: { name: sections.withdrawals, link: to.withdrawals() },
  remittance: { name: sections.remittances, link: to.remittances() },
}
