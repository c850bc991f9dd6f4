import type { Reason } from '../refusals.ts'
import { tidyUpper } from '../texts/tidy.ts'

/** The most boxes of a load, and the most things put in with one call. */
export const LOAD_BOXES_MAX = 99
export const LOAD_PUT_IN_MAX = 100
/** The most things of a load: a manifest is read by people. */
export const LOAD_THINGS_MAX = 400

/**
 * Where a load is: being packed, on its way, received, or called off before it left. What did not arrive
 * waits as a difference (shelf-count.ts).
 */
export const LOAD_STAGES = ['packing', 'under_way', 'received', 'called_off'] as const
export type LoadStage = (typeof LOAD_STAGES)[number]

type Moments = {
  readonly sentAt: Date | null
  readonly calledOffAt: Date | null
  readonly closedAt: Date | null
}

export function loadStage({ sentAt, calledOffAt, closedAt }: Moments): LoadStage {
  if (calledOffAt) return 'called_off'
  if (!sentAt) return 'packing'
  return closedAt ? 'received' : 'under_way'
}

/** Null when goods may be put into a load or taken out, and it may be called off, else why not. */
export function whyNotPackLoad(stage: LoadStage): Reason | null {
  if (stage === 'packing') return null
  return stage === 'called_off' ? 'transfer_called_off' : 'transfer_sent'
}

/** Null when one more thing may be put into a load of so many, else why not. */
export const whyNotPutIn = (stage: LoadStage, things: number): Reason | null =>
  whyNotPackLoad(stage) ?? (things >= LOAD_THINGS_MAX ? 'transfer_full' : null)

/** Null when a load may leave with so many things, else why not. */
export const whyNotSendLoad = (stage: LoadStage, things: number): Reason | null =>
  whyNotPackLoad(stage) ?? (things === 0 ? 'transfer_empty' : null)

/**
 * Null when goods of a load may be put on a shelf of its destination, else why not. What turns up after the
 * load was received still may.
 */
export function whyNotArrive(stage: LoadStage): Reason | null {
  if (stage === 'under_way' || stage === 'received') return null
  return stage === 'packing' ? 'transfer_not_sent' : 'transfer_called_off'
}

/** Null when somebody may say that nothing more of a load is coming, else why not. */
export const whyNotCloseLoad = (stage: LoadStage): Reason | null =>
  stage === 'received' ? 'transfer_received' : whyNotArrive(stage)

/** A load's number as it is printed: `T000012`, and with a hyphen that of a box. */
export const loadNumberText = (number: number): string => `T${String(number).padStart(6, '0')}`
export const boxCode = (number: number, box: number): string => `${loadNumberText(number)}-${box}`

/** The number of a load in the code of one of its boxes, or in its own number; null if it is neither. */
export function readLoadCode(text: string): number | null {
  const found = /^T(\d{6,9})(?:-\d{1,2})?$/.exec(tidyUpper(text))
  return found ? Number(found[1]) : null
}
