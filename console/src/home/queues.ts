import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { to } from '../links.ts'

/** The queues that the server counts, by its names, in the order in which an order walks through them. */
const QUEUES = {
  review: { link: to.review(), roles: ['support', 'buyer'] },
  purchase: { link: to.purchase(), roles: ['buyer', 'support'] },
  waiting: { link: to.purchase('waiting'), roles: ['buyer', 'support'] },
  seller: { link: to.purchase('seller'), roles: ['buyer', 'support'] },
  arriving: { link: to.purchase('arriving'), roles: ['buyer', 'support'] },
  refunds: { link: to.refunds(), roles: ['support', 'buyer', 'finance'] },
  inspect: { link: to.receive(), roles: ['warehouse'] },
  abnormal: { link: to.stock('abnormal'), roles: ['warehouse', 'support'] },
  unclaimed: { link: to.unclaimed(), roles: ['warehouse', 'support'] },
  pack: { link: to.packing(), roles: ['warehouse'] },
  ship: { link: to.shipping(), roles: ['warehouse', 'support'] },
  reviews: { link: to.reviews(), roles: ['support'] },
  conversations: { link: to.conversations(), roles: ['support', 'buyer'] },
  remittances: { link: to.remittances(), roles: ['finance'] },
  withdrawals: { link: to.withdrawals(), roles: ['finance'] },
  differences: { link: to.reconciliation(), roles: ['finance'] },
  alarms: { link: to.shipping('alarms'), roles: ['warehouse', 'support'] },
  approvals: { link: to.approvals(), roles: ['finance'] },
  claims: { link: to.claims(), roles: ['support', 'finance'] },
  transit: { link: to.shipping('in_transit'), roles: ['warehouse', 'support'] },
} as const satisfies Record<string, { link: string; roles: readonly StaffRole[] }>

export type QueueId = keyof typeof QUEUES

export const queueLink = (id: QueueId): string => QUEUES[id].link
export const queueRoles = (id: QueueId): readonly StaffRole[] => QUEUES[id].roles

export const GROUPS: readonly {
  id: 'orders' | 'warehouse' | 'packages' | 'money' | 'service'
  queues: readonly QueueId[]
}[] = [
  { id: 'orders', queues: ['review', 'purchase', 'waiting', 'seller', 'arriving', 'refunds'] },
  { id: 'warehouse', queues: ['inspect', 'abnormal', 'unclaimed'] },
  { id: 'packages', queues: ['pack', 'ship', 'transit', 'alarms'] },
  { id: 'money', queues: ['remittances', 'withdrawals', 'approvals', 'differences'] },
  { id: 'service', queues: ['conversations', 'claims', 'reviews'] },
]
