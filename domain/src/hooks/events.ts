import { itemStatus, orderStatus, type ItemStage, type OrderStatus } from '../states/item-stages.ts'
import type { TrackingStatus } from '../shipping/tracking-status.ts'
import { parcelStatus, type ParcelStage, type ParcelStatus } from '../states/parcel-stages.ts'

/** The events of an account, which its hooks can subscribe to and its log lists (docs/programs.md). */
export const HOOK_EVENTS = [
  'order.placed',
  'order.status_changed',
  'item.status_changed',
  'question.asked',
  'question.closed',
  'refund.status_changed',
  'payment_due.created',
  'payment_due.closed',
  'stock.arrived',
  'stock.inspected',
  'storage.ending',
  'storage.expired',
  'parcel.created',
  'parcel.packed',
  'parcel.status_changed',
  'parcel.tracking',
  'balance.changed',
  'approval.asked',
  'approval.decided',
] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

/**
 * The version of the catalogue of events. Events and fields are only added, which does not raise it: a field
 * is never removed and never changes its meaning within a version.
 */
export const EVENT_VERSION = '1'

/** An item before and after a change. */
export type ItemChange = {
  id: string
  stageWas: ItemStage
  stage: ItemStage
  refundWasOpen: boolean
  refundOpen: boolean
}

/** A change of status to report to a hook. */
export type StatusChange<Status> = { event: HookEvent; subjectId: string; previous: Status; status: Status }

/**
 * What the database noticed, for the job that records events.
 */
export type HookChange = { subjectId: string; at: string } & (
  | { kind: 'order'; items: ItemChange[] }
  | { kind: 'parcel'; stage: ParcelStage; stageWas: ParcelStage }
  | { kind: 'tracking'; status: TrackingStatus | null }
  | { kind: 'event'; event: HookEvent; data: Readonly<Record<string, unknown>> }
)

/**
 * The changes of status that shoppers see after a step of an order's items: of each item whose status
 * changed, and of the order if its status did.
 */
export function orderEvents(orderId: string, items: readonly ItemChange[]): StatusChange<OrderStatus>[] {
  const before = items.map((item) => ({ stage: item.stageWas, refundOpen: item.refundWasOpen }))
  const itemChanges = items.map((item, index) => ({
    event: 'item.status_changed' as const,
    subjectId: item.id,
    previous: itemStatus(before[index]!),
    status: itemStatus(item),
  }))
  const order = {
    event: 'order.status_changed' as const,
    subjectId: orderId,
    previous: orderStatus(before),
    status: orderStatus(items),
  }
  return [...itemChanges, order].filter(({ previous, status }) => previous !== status)
}

/** The same for a package, which has only one stage. */
export function parcelEvents(
  parcelId: string,
  change: { stageWas: ParcelStage; stage: ParcelStage },
): StatusChange<ParcelStatus>[] {
  const previous = parcelStatus(change.stageWas)
  const status = parcelStatus(change.stage)
  return previous === status
    ? []
    : [{ event: 'parcel.status_changed', subjectId: parcelId, previous, status }]
}
