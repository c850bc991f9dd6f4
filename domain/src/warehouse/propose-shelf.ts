import type { SizeMm } from '../shipping/fee.ts'
import { volume } from './packing-estimate.ts'
import { compareShelves } from './shelf-walk.ts'

/**
 * A shelf on which goods lie or lay, as the clerks' work has shown it. `things`: how many other things of the
 * same shopper lie there. `longestMm`: the longest side of anything that lies or lay there. `volumeMm3`: of
 * the other goods that lie there. `fullMm3`: the volume at which a clerk said that it was full; null if
 * nobody did.
 */
export type ShelfChoice = {
  readonly shelf: string
  readonly things: number
  readonly longestMm: number
  readonly volumeMm3: number
  readonly fullMm3: number | null
}

/**
 * The thing to put away. Its size is that of all its pieces together, as they were measured; null if they
 * were not.
 */
export type ToPutAway = {
  readonly sizeMm: SizeMm | null
  /** Nothing else of its shopper is on its way here, so that it probably leaves soon. */
  readonly leavesSoon: boolean
  readonly choices: readonly ShelfChoice[]
  /** The last shelf used on this machine; empty if there is none. */
  readonly lastUsed: string
}

/**
 * The shelf proposed for a thing, and why. `fitsMore`: how many things of its size still fit, this one
 * included; null where nobody has said yet when the shelf is full, or the thing was not measured.
 */
export type ShelfProposal = {
  readonly why: 'same_shopper' | 'leaves_soon' | 'stays_longer' | 'last_used'
  readonly shelf: string
  /** How many other things of the same shopper lie there. */
  readonly things: number
  readonly fitsMore: number | null
}

/** The longest sides at which a class of sizes ends, in mm; beyond the last one is a class too: chosen. */
export const SIZE_CLASSES_MM = [300, 600, 1_200] as const

/** The class of a longest side: 0 is small. A shelf has that of the longest thing that lay there. */
export const sizeClass = (longestMm: number): number =>
  SIZE_CLASSES_MM.filter((end) => longestMm > end).length

/** The days after which a shelf on which nothing was put any more, and nothing lies, is not proposed. */
export const SHELF_USED_DAYS = 180

/**
 * The shelf to propose for a thing, of those on which it fits by experience and that have room. First that
 * with most of its shopper's other things, because they leave together. Else one of its own class of sizes,
 * so that small things take no place from large ones, or of the next larger: the first of the walk if it
 * leaves soon, else the last. Else the last one used here. Null if there is none.
 */
export function proposeShelf(thing: ToPutAway): ShelfProposal | null {
  const fitting = thing.choices.filter((choice) => whyNotOn(choice, thing.sizeMm) === null)
  const shared = first(
    fitting.filter(({ things }) => things > 0),
    byThings,
  )
  if (shared) return toProposal('same_shopper', shared, thing.sizeMm)
  const free = thing.sizeMm && first(fitting, thing.leavesSoon ? byClass(1) : byClass(-1))
  if (free) return toProposal(thing.leavesSoon ? 'leaves_soon' : 'stays_longer', free, thing.sizeMm)
  return proposeLast(thing)
}

/**
 * Null when a thing may lie on a shelf, else why not: nothing so long has ever lain there, or it has no room
 * for it. Of a thing that was not measured only whether the shelf is full is known.
 */
export function whyNotOn(
  { longestMm, volumeMm3, fullMm3 }: ShelfChoice,
  sizeMm: SizeMm | null,
): 'too_long' | 'full' | null {
  if (sizeMm && longestMm < Math.max(...sizeMm)) return 'too_long'
  if (fullMm3 === null) return null
  return (sizeMm ? volumeMm3 + volume(sizeMm) <= fullMm3 : volumeMm3 < fullMm3) ? null : 'full'
}

/** The last shelf used, unless it is known to be full or too short. Of one that is not known it is tried. */
function proposeLast({ choices, lastUsed, sizeMm }: ToPutAway): ShelfProposal | null {
  if (lastUsed === '') return null
  const known = choices.find(({ shelf }) => shelf === lastUsed)
  if (!known) return { why: 'last_used', shelf: lastUsed, things: 0, fitsMore: null }
  return whyNotOn(known, sizeMm) === null ? toProposal('last_used', known, sizeMm) : null
}

const toProposal = (
  why: ShelfProposal['why'],
  { shelf, things, volumeMm3, fullMm3 }: ShelfChoice,
  sizeMm: SizeMm | null,
): ShelfProposal => ({
  why,
  shelf,
  things,
  fitsMore: sizeMm && fullMm3 !== null ? Math.floor((fullMm3 - volumeMm3) / volume(sizeMm)) : null,
})

type Order = (one: ShelfChoice, other: ShelfChoice) => number

const first = (choices: readonly ShelfChoice[], order: Order): ShelfChoice | undefined =>
  choices.toSorted(order)[0]

/** Most things first; of equally many the first of the walk. */
const byThings: Order = (one, other) => other.things - one.things || compareShelves(one.shelf, other.shelf)

/** The smallest class first; of one class in the order of the walk, or against it. */
const byClass =
  (direction: 1 | -1): Order =>
  (one, other) =>
    sizeClass(one.longestMm) - sizeClass(other.longestMm) ||
    direction * compareShelves(one.shelf, other.shelf)
