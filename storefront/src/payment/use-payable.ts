import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'
import { to } from '../links.ts'

export type Payable = NonNullable<ArgsOf<'POST /payments/preview'>['body']>
/** Something being paid for, as the server identifies it. */
export type PaidThing = { kind: 'order' | 'parcel' | 'supplement'; id: string }

/** What the address says is to be paid; null if it names nothing. */
export function usePayable(): Payable | null {
  const [params] = useSearchChange()
  const list = (name: string) => (params.get(name) ?? '').split(',').filter((id) => id !== '')
  const orders = list('orders')
  const supplements = list('supplements')
  const parcel = params.get('parcel')
  if (orders.length === 0 && supplements.length === 0 && !parcel) return null
  return {
    ...(orders.length > 0 ? { order_ids: orders } : {}),
    ...(supplements.length > 0 ? { supplement_ids: supplements } : {}),
    ...(parcel ? { parcel_id: parcel } : {}),
  }
}

/** The page on which these are paid. */
export function payPageOf(things: readonly PaidThing[]): string {
  const ids = (kind: PaidThing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const [parcel] = ids('parcel')
  if (parcel) return to.payParcel(parcel)
  const supplements = ids('supplement')
  return supplements.length > 0 ? to.paySupplements(supplements) : to.payOrders(ids('order'))
}

/** The kind of page that shows what was paid for. */
export function pageOf(things: readonly PaidThing[]): 'order' | 'orders' | 'parcel' {
  const [first] = things
  if (first?.kind === 'parcel') return 'parcel'
  return things.length === 1 && first?.kind === 'order' ? 'order' : 'orders'
}
