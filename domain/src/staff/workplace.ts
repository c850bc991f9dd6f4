import type { Reason } from '../refusals.ts'
import type { StaffRole } from '../states/table.ts'

/**
 * Null when a member of staff may work without a warehouse, and so see the queues of all, else why not: a
 * clerk of the warehouse stands in one.
 */
export const whyNotEverywhere = (roles: readonly StaffRole[]): Reason | null =>
  roles.every((role) => role === 'warehouse') ? 'workplace_needed' : null

/**
 * Null when somebody who works in `workplace` may handle what lies in `warehouseId`, else why not; null as a
 * workplace means all warehouses.
 */
export const whyNotHere = (workplace: string | null, warehouseId: string): Reason | null =>
  workplace === null || workplace === warehouseId ? null : 'other_warehouse'
