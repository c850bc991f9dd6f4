/** What a member of staff can have in hand, queue by queue. */
export const HOLD_KINDS = [
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
export type HoldKind = (typeof HOLD_KINDS)[number]

/** How long something stays in hand unless it is taken again. A closed laptop frees it. */
export const HOLD_MINUTES = 5
/** How often an open page takes it again: twice may be lost. */
export const HOLD_RENEW_SECONDS = 100

type Hold = { by: string; untilAt: Date }

/** Whether a member of staff gets it: it is free, or theirs, or expired, or taken over on purpose. */
export const mayHold = (hold: Hold | null, ask: { by: string; now: Date; takeOver: boolean }): boolean =>
  hold === null || hold.by === ask.by || hold.untilAt <= ask.now || ask.takeOver

export const holdUntil = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000)
