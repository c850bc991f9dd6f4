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
  const things: PaidThing[] = [
    ...orders.map((id) => ({ kind: 'order' as const, id })),
    ...supplements.map((id) => ({ kind: 'supplement' as const, id })),
    ...(parcel ? [{ kind: 'parcel' as const, id: parcel }] : []),
  ]
  return things.length === 0 ? null : payableOf(things)
}

/** These as the server takes them. */
export function payableOf(things: readonly PaidThing[]): Payable {
  const ids = (kind: PaidThing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  const [orders, supplements, [parcel]] = [ids('order'), ids('supplement'), ids('parcel')]
  return {
    ...(orders.length > 0 ? { order_ids: orders } : {}),
    ...(supplements.length > 0 ? { supplement_ids: supplements } : {}),
    ...(parcel ? { parcel_id: parcel } : {}),
  }
}

/** The page on which these are paid. */
export function payPageOf(things: readonly PaidThing[]): string {
  const { order_ids: orders = [], supplement_ids: supplements, parcel_id: parcel } = payableOf(things)
  if (parcel) return to.payParcel(parcel)
  return supplements ? to.paySupplements(supplements) : to.payOrders(orders)
}

/** The kind of page that shows what was paid for. */
export function pageOf(things: readonly PaidThing[]): 'order' | 'orders' | 'parcel' {
  const [first] = things
  if (first?.kind === 'parcel') return 'parcel'
  return things.length === 1 && first?.kind === 'order' ? 'order' : 'orders'
}
