import { isWaitOver } from '../time/set-back.ts'

/** What a member of staff can reserve while working on it, queue by queue. */
export const HELD_WORK_KINDS = [
  'order_item',
  'seller_group',
  'refund_case',
  'withdrawal',
  'remittance',
  'adjustment',
  'parcel',
  'stock_item',
  'claim',
  'conversation',
  'lead',
  'review',
] as const
export type HeldWorkKind = (typeof HELD_WORK_KINDS)[number]

/** How long a hold lasts unless it is renewed, so that a closed laptop releases it. */
export const HOLD_MINUTES = 5
/** How often an open page renews its hold: two renewals in a row may fail without losing it. */
export const HOLD_RENEW_SECONDS = 100

type Hold = { by: string; untilAt: Date }

/**
 * Whether a member of staff may have the hold: it is free, theirs, expired, or deliberately taken over. One
 * that lasts longer than a hold can was taken before the clock was set back.
 */
export const mayHold = (hold: Hold | null, ask: { by: string; now: Date; takeOver: boolean }): boolean =>
  hold === null ||
  hold.by === ask.by ||
  isWaitOver(new Date(hold.untilAt.getTime() - HOLD_MS), HOLD_MS, ask.now) ||
  ask.takeOver

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MS)

const HOLD_MS = HOLD_MINUTES * 60_000
