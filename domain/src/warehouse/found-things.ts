import { readableNumber, checkDigit } from '../numbers/check-digit.ts'
import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'
import { tidyUpper } from '../texts/tidy.ts'
import { wayOntoShelf } from './put-away.ts'

/** The most labels for found things that are printed at once: a sheet of them. */
export const FOUND_LABELS_MAX = 60
/** The longest description of a found thing, which becomes that of an unclaimed parcel. */
export const FOUND_LOOK_MAX = 200
export const FOUND_PIECES_MAX = 999
/** The most goods that are proposed for a found thing. */
export const CANDIDATES_MAX = 20

/**
 * The number on the label that a thing without one gets when a count finds it: `F000000173`. It is its
 * identity until somebody has decided what it is.
 */
export const foundNumberText = (running: number): string => readableNumber('F', running)

/** Parses the number of a found thing; null if a text is not one. */
export function readFoundNumber(text: string): number | null {
  const match = /^F(\d{8,9})(\d)$/.exec(tidyUpper(text).replaceAll(' ', ''))
  return match && checkDigit(match[1]!) === match[2] ? Number(match[1]) : null
}

/**
 * What a found thing is. `is_stock`: goods that the books have, also those that were treated as lost.
 * `unclaimed`: nobody knows whose it is, so it is kept with the unclaimed parcels.
 */
export const FOUND_DECISIONS = ['is_stock', 'unclaimed'] as const

/** What the books have of the goods as which a found thing is recognised. */
export type KnownGoods = {
  readonly stage: ItemStage
  readonly warehouseId: string
  /** On its way to another warehouse. */
  readonly moving: boolean
  /** Treated as lost by a count, and not found since. */
  readonly isLost: boolean
}

/**
 * Null when a found thing may be recognised as goods that the books have, else why not: goods of another
 * warehouse are received there, and goods that have left are not here. Lost goods may.
 */
export function whyNotRecognise(goods: KnownGoods, warehouseId: string): Reason | null {
  if (goods.warehouseId !== warehouseId) return 'other_warehouse'
  if (goods.moving) return 'being_moved'
  if (goods.isLost && goods.stage === 'abandoned') return null
  return STILL_HERE.has(goods.stage) ? null : 'goods_have_left'
}

/** Whether recognised goods are moved by the books to where they were found; else they go where those say. */
export const comesToShelf = (stage: ItemStage): boolean => wayOntoShelf(stage) === 'move'

const STILL_HERE: ReadonlySet<ItemStage> = new Set([
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'storage_expired',
])
