import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'
import { isHere } from './here.ts'
import { wholeDays } from './storage.ts'

/**
 * Why goods must stay where they are: a count or a return missed them and nobody has decided yet
 * (MISSING_KINDS), or staff put them on hold. They cannot be packed, sent, disposed of or paid for, and their
 * storage days do not count.
 */
export type StockStop = 'missing' | 'held'

/** The reason for refusing what stopped goods cannot do. */
export const STOP_REASONS: Readonly<Record<StockStop, Reason>> = {
  missing: 'being_looked_for',
  held: 'goods_on_hold',
}

/**
 * Why staff put goods on hold, as their shopper is told: they are checked again; it is in doubt whether a
 * carrier may take them; a payment for them is disputed; an authority asked for it; another reason.
 */
export const HOLD_REASONS = ['check', 'transport', 'payment', 'authority', 'other'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** The maximum length of the note for staff, which `other` needs. */
export const HOLD_NOTE_MAX = 500

type Holdable = { readonly stage: ItemStage; readonly stop: StockStop | null; readonly moving: boolean }

/** Null when staff may put goods on hold, else why not: what is not in its place cannot be held there. */
export function whyNotHold({ stage, stop, moving }: Holdable): Reason | null {
  if (!isHere(stage)) return 'transition_not_allowed'
  if (stop) return STOP_REASONS[stop]
  return moving ? 'being_moved' : null
}

/** The whole days of a hold that go back to free storage, which begins when goods are shelved. */
export const heldDays = (heldAt: Date, stockedAt: Date | null, now: Date): number =>
  stockedAt ? wholeDays(heldAt > stockedAt ? heldAt : stockedAt, now) : 0
