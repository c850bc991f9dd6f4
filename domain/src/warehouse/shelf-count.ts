import { namesOf } from '../entries.ts'
import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'
import { ON_A_SHELF } from './put-away.ts'

/** Minutes without a scan after which a colleague may go on with a count. Our own choice. */
export const COUNT_LEFT_MINUTES = 30

/** A count that runs: who counts, and when they last scanned. */
export type RunningCount = { readonly countedBy: string; readonly activeAt: Date }

/**
 * Null when somebody may count a shelf, else why not: one clerk at a time. A count that was left for half an
 * hour is open to everybody.
 */
export const whyNotCount = (running: RunningCount | null, staffId: string, now: Date): Reason | null =>
  running === null || running.countedBy === staffId || isLeft(running, now) ? null : 'shelf_being_counted'

/**
 * Hours after which a shelf that was scanned without a network is not counted any more. Our own choice: a
 * count excuses what happened since it began, so a clock that is set back must not excuse everything.
 */
export const COUNT_WAITS_HOURS = 12

/** Null when a count may begin that was scanned at a time by the station's clock, else why not. */
export const whyNotBegin = (at: Date, now: Date): Reason | null =>
  now.getTime() - at.getTime() > COUNT_WAITS_HOURS * 3_600_000 ? 'count_too_old' : null

/** Whether a running count was left. */
export const isLeft = ({ activeAt }: Pick<RunningCount, 'activeAt'>, now: Date): boolean =>
  now.getTime() - activeAt.getTime() >= COUNT_LEFT_MINUTES * 60_000

/**
 * What a count finds other than the books have it, and what can be decided about it. `missing`: not there, or
 * not all pieces. `unlabelled`: has no label, so that it cannot be scanned. `elsewhere`, `other_warehouse`:
 * lies here, but belongs there. `moving`: on its way between warehouses. `gone`: left the warehouse, or is
 * not shelved. `not_arrived`: was sent with a load to another warehouse and did not come. `not_returned`: was
 * not in the package that came back.
 */
const DECISIONS_OF = {
  missing: ['found', 'again', 'lost'],
  unlabelled: ['found', 'again', 'lost'],
  elsewhere: ['here', 'put_back', 'again'],
  other_warehouse: ['put_back', 'again'],
  moving: ['put_back', 'again'],
  gone: ['put_back', 'again'],
  not_arrived: ['again', 'lost'],
  not_returned: ['found', 'lost'],
} as const
export type DifferenceKind = keyof typeof DECISIONS_OF
export const DIFFERENCE_KINDS = namesOf(DECISIONS_OF)

/**
 * What is not where the books have it. Until somebody has decided, it is held: nobody packs it, and it may be
 * what a count finds without a label.
 */
export const MISSING_KINDS = ['missing', 'not_arrived', 'not_returned'] as const satisfies DifferenceKind[]

/**
 * `here`: the books are corrected. `put_back`: it goes where the books have it. `found`: it was there after
 * all. `again`: the shelf is counted again, or the load received again. `lost`: it is not in the house, with
 * a cause.
 */
export const COUNT_DECISIONS = ['here', 'put_back', 'found', 'again', 'lost'] as const
export type CountDecision = (typeof COUNT_DECISIONS)[number]

/** Why something is lost. */
export const LOSS_CAUSES = ['searched', 'wrong_package', 'damaged', 'theft'] as const
export type LossCause = (typeof LOSS_CAUSES)[number]

/** What can be decided about a difference. */
export const decisionsOf = (kind: DifferenceKind): readonly CountDecision[] => DECISIONS_OF[kind]

/**
 * Whether a decision can be taken back at once (undo-decision.ts). Not what a later count settled, nor that a
 * load is received again, which ends by closing it again.
 */
export const isUndoable = (kind: DifferenceKind, decision: CountDecision | 'settled'): boolean =>
  decision !== 'settled' && !(kind === 'not_arrived' && decision === 'again')

/** Where the books have a thing, and how it left. */
export type BooksPlace = {
  readonly warehouseId: string
  readonly shelf: string
  readonly stage: ItemStage
  /** On its way to another warehouse. */
  readonly moving: boolean
  /** The stage of the open package into which it goes. */
  readonly parcelStage: ParcelStage | null
  /** In somebody's hands: out for detail photos, or in a bin of a cart. */
  readonly isOut: boolean
}

/** A thing that lay on a shelf when its count began, or was scanned on it. */
export type CountedThing = {
  readonly books: BooksPlace
  readonly quantity: number
  /** Of these, the pieces that are on their way back to their seller, or whose refund is not paid yet. */
  readonly outPieces: number
  readonly labelledPieces: number
  readonly scannedPieces: number
  /** The last scan, by the station's clock. */
  readonly scannedAt: Date | null
  /** When it was last put on a shelf or moved, and when it last took a step. */
  readonly shelvedAt: Date | null
  readonly steppedAt: Date | null
}

/** The shelf that is counted, and when its count began. */
export type CountedShelf = { readonly warehouseId: string; readonly shelf: string; readonly since: Date }

/**
 * What a thing is at the end of a count: where the books have it (`found`), a difference, or `excused`. It
 * is excused if the count cannot tell: something happened to it since the count began or since it was
 * scanned, or it goes into a package that is paid, so a picker may have it, or it was taken out. A count
 * beside a picker or a photographer never finds a loss.
 */
export function judgeThing(
  thing: CountedThing,
  at: CountedShelf,
): Exclude<DifferenceKind, 'not_arrived' | 'not_returned'> | 'found' | 'excused' {
  const { books, scannedAt, shelvedAt, steppedAt } = thing
  if (scannedAt === null || isPartly(thing, at)) {
    if (!liesOn(books, at) || isAfter(shelvedAt, at.since) || isAfter(steppedAt, at.since)) return 'excused'
    if (mayBeTaken(books) || thing.outPieces >= thing.quantity) return 'excused'
    return thing.labelledPieces === 0 ? 'unlabelled' : 'missing'
  }
  if (liesOn(books, at)) return 'found'
  if (isAfter(shelvedAt, scannedAt)) return 'excused'
  if (!isShelved(books.stage)) return isAfter(steppedAt, scannedAt) ? 'excused' : 'gone'
  if (books.moving) return 'moving'
  return books.warehouseId === at.warehouseId ? 'elsewhere' : 'other_warehouse'
}

/** How many labels of a thing a count expects: pieces that were or are being refunded have left. */
export const piecesToScan = ({
  quantity,
  labelledPieces,
  outPieces,
}: Pick<CountedThing, 'quantity' | 'labelledPieces' | 'outPieces'>) =>
  Math.max(0, Math.min(quantity, labelledPieces) - outPieces)

const isPartly = (thing: CountedThing, at: CountedShelf): boolean =>
  liesOn(thing.books, at) && thing.scannedPieces < piecesToScan(thing)

/** Whether the books have a thing on a shelf; goods that go into a package lie there until picked. */
export const liesOn = (
  { warehouseId, shelf, stage, moving }: BooksPlace,
  at: Pick<CountedShelf, 'warehouseId' | 'shelf'>,
): boolean => warehouseId === at.warehouseId && shelf === at.shelf && isShelved(stage) && !moving

/** The stages of goods on a shelf, those that go into a package included. */
export const COUNTED_STAGES = [...ON_A_SHELF, 'in_parcel'] as const satisfies readonly ItemStage[]
const isShelved = (stage: ItemStage): boolean => COUNTED_STAGES.some((counted) => counted === stage)

/**
 * Whether somebody may have a thing: a picker from the moment at which its package can be picked, or whoever
 * took it out.
 */
const mayBeTaken = ({ stage, parcelStage, isOut }: BooksPlace): boolean =>
  isOut || (stage === 'in_parcel' && parcelStage !== null && parcelStage !== 'pending_payment')

const isAfter = (at: Date | null, since: Date): boolean => at !== null && at >= since
