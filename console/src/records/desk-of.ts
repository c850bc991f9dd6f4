import type { Reply } from '@longhaul/contract/routes.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { to } from '../links.ts'
import { NOT_AT_A_DESK, pageOfItem } from '../shared/item-page.ts'

type Order = Reply<'GET /staff/orders/{id}'>
type Parcel = Pick<Reply<'GET /staff/parcels/{id}'>, 'id' | 'stage'>

/** Whether a package is on the packing bench. */
export const isPacked = ({ stage }: Pick<Parcel, 'stage'>): boolean =>
  stage === 'to_pick' || stage === 'packing'

/** Where a package is processed now; its record as long as it is not paid. */
export function deskOfParcel(parcel: Parcel): string {
  if (parcel.stage === 'pending_payment') return to.package(parcel.id)
  return isPacked(parcel) ? to.packing(parcel.id) : to.parcel(parcel.id)
}

/**
 * Where the least advanced of an order's items is processed now; the order's record as long as nothing is to
 * be done.
 */
export function deskOfOrder({ id, number, items }: Pick<Order, 'id' | 'number' | 'items'>): string {
  const [item] = items.toSorted((a, b) => ITEM_STAGES.indexOf(a.stage) - ITEM_STAGES.indexOf(b.stage))
  if (!item || NOT_AT_A_DESK.has(item.stage)) return to.order(id)
  const parcel = item.pages.find(({ kind }) => kind === 'parcel')
  return parcel ? to.deskOf('package', parcel.id) : pageOfItem(item.id, item.stage, number)
}
