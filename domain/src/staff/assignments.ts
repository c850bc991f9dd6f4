import type { StaffRole } from '../states/table.ts'
import { holdsOneOf } from './rights.ts'
import { whyNotHere } from './workplace.ts'

export const WORK_KINDS = [
  'order',
  'seller_group',
  'seller_order',
  'refund_case',
  'claim',
  'inspection',
  'stock_item',
  'unclaimed',
  'count_difference',
  'found_thing',
  'parcel',
  'dispatch',
  'withdrawal',
  'remittance',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/**
 * The entries of queues that can be given to somebody, with the roles that work them off. `inspection` is a
 * thing that waits at the dock, `stock_item` one on a shelf; `parcel` a package to pick or pack, `dispatch`
 * one that leaves or is under way; `seller_group` what is to be bought, `seller_order` what was. Those marked
 * `here` lie in a warehouse, so only who works there (or in all) may have them. Conversations and enquiries
 * have an assignee of their own.
 */
export const WORK: Readonly<Record<WorkKind, { roles: readonly StaffRole[]; here: boolean }>> = {
  order: { roles: ['support', 'buyer'], here: false },
  seller_group: { roles: ['buyer'], here: false },
  seller_order: { roles: ['buyer'], here: false },
  refund_case: { roles: ['support', 'buyer', 'finance'], here: false },
  claim: { roles: ['support', 'finance'], here: false },
  inspection: { roles: ['warehouse'], here: true },
  stock_item: { roles: ['warehouse', 'support'], here: true },
  unclaimed: { roles: ['warehouse', 'support'], here: true },
  count_difference: { roles: ['warehouse', 'support'], here: true },
  found_thing: { roles: ['warehouse'], here: true },
  parcel: { roles: ['warehouse'], here: true },
  dispatch: { roles: ['warehouse', 'support'], here: true },
  withdrawal: { roles: ['finance'], here: false },
  remittance: { roles: ['finance'], here: false },
}

export const ASSIGNMENT_NOTE_MAX = 500

/** Somebody to whom work may be given. `warehouseId`: where they work; null: everywhere. */
export type Worker = { roles: readonly StaffRole[]; warehouseId: string | null }

/** Whether somebody has one of the roles and, where that matters, works in the warehouse; null: in any. */
export const worksWith = (
  { roles, here }: { roles: readonly StaffRole[]; here: boolean },
  who: Worker,
  warehouseId: string | null,
): boolean =>
  holdsOneOf(who.roles, roles) &&
  (!here || warehouseId === null || whyNotHere(who.warehouseId, warehouseId) === null)

/** Whether this person works off such entries. `warehouseId`: where the entry lies; null: nowhere known. */
export const worksOn = (kind: WorkKind, who: Worker, warehouseId: string | null): boolean =>
  worksWith(WORK[kind], who, warehouseId)

/**
 * Whether an entry is still with whom the caller saw (null: with nobody), so that of two who take it at once
 * one has it.
 */
export const isStillWith = (staffId: string | null, seenStaffId: string | null): boolean =>
  staffId === seenStaffId
