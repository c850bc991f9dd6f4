import type { Reply } from '@longhaul/contract/routes.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { mayOpen } from './may-open.ts'
import { useMe } from './use-me.ts'

export type PageRef = NonNullable<Reply<'GET /staff/shoppers/{id}/records'>['items'][number]['page']>

/** The path of the page about a subject. */
const pageAddress = ({ kind, id, hint }: PageRef): string => PAGES[kind](id, hint)

const PAGES: Readonly<Record<PageRef['kind'], (id: string, hint: string) => string>> = {
  order: to.order,
  parcel: to.package,
  stock_item: to.stockItem,
  refund_case: to.refundCase,
  conversation: to.conversations,
  recharge: (_, number) => to.recharges(number),
  remittance: to.remittance,
  withdrawal: to.withdrawal,
  adjustment: to.adjustment,
  claim: to.claim,
}

/** Link to the page about a subject; plain text for roles that may not open it. */
export function RecordLink({ page, children }: { page: PageRef; children: ReactNode }) {
  const me = useMe()
  const address = pageAddress(page)
  if (!mayOpen(me, address)) return <>{children}</>
  return <Link to={address}>{children}</Link>
}
