import { namesOf } from '../entries.ts'
import type { StaffRole } from '../states/table.ts'

/**
 * The reports: order counts, our income, the warehouse's processing times and stock, destinations, and
 * shoppers.
 */
export const REPORTS = ['orders', 'revenue', 'times', 'storage', 'lines', 'shoppers'] as const
export type ReportId = (typeof REPORTS)[number]

/**
 * The roles that may read each report. Income is only for finance; the others are also for those who do the
 * work. An admin reads all.
 */
export const REPORT_ROLES: Readonly<Record<ReportId, readonly StaffRole[]>> = {
  orders: ['support', 'buyer', 'finance'],
  revenue: ['finance'],
  times: ['support', 'buyer', 'warehouse', 'finance'],
  storage: ['support', 'warehouse', 'finance'],
  lines: ['support', 'warehouse', 'finance'],
  shoppers: ['support', 'finance'],
}

/** Why a member of staff may not read a report: null, or `forbidden`. */
export const whyNotReadReport = (roles: readonly StaffRole[], report: ReportId): 'forbidden' | null =>
  roles.some((role) => role === 'admin' || REPORT_ROLES[report].includes(role)) ? null : 'forbidden'

/** The promised duration of each step of the work in hours; null where each order has its own promise. */
export const STEP_PROMISE_HOURS = { review: null, purchase: 24, shelve: 24, pack: 24, hand_over: 24 } as const
export const PROMISED_STEPS = namesOf(STEP_PROMISE_HOURS)

/** The first day of each age group of goods in storage; the last group is open-ended. */
export const STORAGE_AGES = [0, 8, 15, 31, 61, 91] as const
