import { namesOf } from '../entries.ts'
import type { StaffRole } from '../states/table.ts'

/** What is reported: counts of orders, our income, the warehouse's times and stock, destinations, and who buys. */
export const REPORTS = ['orders', 'revenue', 'times', 'storage', 'lines', 'shoppers'] as const
export type ReportId = (typeof REPORTS)[number]

/** Who may read which report. Income is finance's; the rest belongs also to those who do the work. An admin reads all. */
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

/** Until when each step of the work is promised, in hours; where null, each order carries its own promise. */
export const STEP_PROMISE_HOURS = { review: null, purchase: 24, shelve: 24, pack: 24, hand_over: 24 } as const
export const PROMISED_STEPS = namesOf(STEP_PROMISE_HOURS)

/** From which day on something has lain so long; the last has no end. */
export const STORAGE_AGES = [0, 8, 15, 31, 61, 91] as const
