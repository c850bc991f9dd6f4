import type { Reason } from '../refusals.ts'
import type { SizeMm } from '../shipping/fee.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'
import { neededVolume, volume } from '../warehouse/packing-estimate.ts'
import { compareShelves } from '../warehouse/shelf-walk.ts'

/** Why a picker could not bring a thing. */
export const SHORT_REASONS = ['not_on_shelf', 'damaged', 'label_unreadable'] as const
export type ShortReason = (typeof SHORT_REASONS)[number]

/** The most bins of a cart, and the highest number of a cart. */
export const BINS_MAX = 40
export const CART_MAX = 99

/** The bins of a cart of `bins` that hold no package, in order. */
export const freeBins = (bins: number, taken: readonly number[]): number[] =>
  Array.from({ length: bins }, (_, at) => at + 1).filter((bin) => !taken.includes(bin))

/** The inner sides of a bin: the usual stacking box. Our own choice. */
const BIN_MM: SizeMm = [600, 400, 300]

/** How many bins goods need, judged by their volume; null if the size of one is unknown. */
export function binsNeeded(sizes: readonly (SizeMm | null)[]): number | null {
  const needed = neededVolume(sizes)
  return needed === null ? null : Math.max(1, Math.ceil(needed / volume(BIN_MM)))
}

/** A package on a cart: the bins that it has, and how many it needs, if that is known. */
export type Binned = { readonly id: string; readonly bins: number; readonly needed: number | null }

/** A further bin for each package that will not fit into those it has, as far as there are free ones. */
export function proposeBins(packages: readonly Binned[], free: readonly number[]): Map<string, number> {
  const more = packages.filter(({ bins, needed }) => needed !== null && needed > bins)
  return new Map(more.slice(0, free.length).map(({ id }, at) => [id, free[at]!]))
}

/** A bin of a cart, by the numbers on it. */
export type CartBin = { readonly cart: number; readonly bin: number }

/** The bins of some carts, each written with its number of bins: `1-8,2-12`. Null if a text is not that. */
export function readCarts(text: string): CartBin[] | null {
  const carts = text.split(',').filter((entry) => entry.trim() !== '')
  if (carts.length > CARTS_AT_ONCE) return null
  const read = carts.map((entry) => /^\s*(\d{1,2})-(\d{1,2})\s*$/.exec(entry))
  const bins = read.flatMap((match) => {
    const [cart, count] = [Number(match?.[1]), Number(match?.[2])]
    const isOne = cart >= 1 && cart <= CART_MAX && count >= 1 && count <= BINS_MAX
    return isOne ? [freeBins(count, []).map((bin) => ({ cart, bin }))] : []
  })
  return bins.length === carts.length ? bins.flat() : null
}

/** How many carts' codes are printed at once. */
const CARTS_AT_ONCE = 20

/**
 * A package that waits to be picked: when it was paid (ISO time), the shelves of its things, and how many
 * bins it needs.
 */
export type Candidate = {
  readonly id: string
  readonly paidAt: string
  readonly shelves: readonly string[]
  readonly bins?: number
}

/**
 * Chooses packages for a cart with `bins` free bins: those paid on the earliest day (UTC), and of one day
 * first those that lie only on shelves which the walk passes anyway. What needs more bins than are left waits
 * for the next cart, unless this one is empty.
 */
export function chooseForWave(candidates: readonly Candidate[], bins: number): string[] {
  const chosen: Candidate[] = []
  const passed = new Set<string>()
  const left = candidates.toSorted((a, b) => a.paidAt.localeCompare(b.paidAt) || a.id.localeCompare(b.id))
  let used = 0
  const fitting = () => left.filter((one) => used + (one.bins ?? 1) <= bins || used === 0)
  while (used < bins && fitting().length > 0) {
    const [first] = fitting()
    const day = first!.paidAt.slice(0, DAY)
    const sameDay = fitting().filter(({ paidAt }) => paidAt.startsWith(day))
    const next = sameDay.find(({ shelves }) => shelves.every((shelf) => passed.has(shelf))) ?? first!
    left.splice(left.indexOf(next), 1)
    chosen.push(next)
    used += next.bins ?? 1
    for (const shelf of next.shelves) passed.add(shelf)
  }
  return chosen.map(({ id }) => id)
}

/** The length of a date in an ISO time. */
const DAY = 10

/** The bins of a thing's package on its cart, the first one first. */
export type WantedBins = { readonly cart: number; readonly bins: readonly number[] }

/** Null if a scanned bin is one of the thing's package, else why not. */
export const whyNotBin = (wanted: WantedBins, scanned: CartBin): Reason | null =>
  wanted.cart === scanned.cart && wanted.bins.includes(scanned.bin) ? null : 'wrong_bin'

/**
 * Null if a package whose bins are full may have a further one, else why not: it is a free bin of the same
 * cart. `taken`: the bins of the cart that hold a package.
 */
export function whyNotOpenBin(
  wanted: { readonly cart: number; readonly bins: number },
  taken: readonly number[],
  scanned: CartBin,
): Reason | null {
  if (wanted.cart !== scanned.cart || scanned.bin > wanted.bins) return 'wrong_bin'
  return taken.includes(scanned.bin) ? 'bin_taken' : null
}

/** The stages of a package that can lie in a bin. */
const IN_BIN: ReadonlySet<ParcelStage> = new Set(['to_pick', 'packing'])

/** Whether a package is still to be picked or packed: not cancelled, and not packed otherwise. */
export const isToPick = (stage: ParcelStage): boolean => IN_BIN.has(stage)

/** A thing to pick: how many pieces, how many of them are in the bin, and whether it was reported missing. */
export type ToPick = {
  readonly parcelId: string
  readonly quantity: number
  readonly pickedPieces: number
  readonly isShort: boolean
}

/** Whether the walk is over for a thing: all its pieces are in the bin, or it could not be brought. */
export const isDone = ({ quantity, pickedPieces, isShort }: ToPick): boolean =>
  pickedPieces >= quantity || isShort

/**
 * Null if the cart may be handed over, else why not. Every package is either picked, as far as its things
 * were found, or not begun: then it returns to the queue. What must go back to a shelf goes first.
 */
export function whyNotEnd(things: readonly ToPick[], piecesToPutBack: number): Reason | null {
  if (piecesToPutBack > 0) return 'put_back_first'
  const begun = new Set(
    things.filter(({ pickedPieces, isShort }) => pickedPieces > 0 || isShort).map(({ parcelId }) => parcelId),
  )
  return things.some((thing) => begun.has(thing.parcelId) && !isDone(thing)) ? 'picked_in_part' : null
}

/** Sorts things in the order of one walk: by shelf, then by bin. */
export const inWalkOrder = <Thing extends { shelf: string; bin: number; goods_number: string }>(
  things: readonly Thing[],
): Thing[] =>
  things.toSorted(
    (a, b) =>
      compareShelves(a.shelf, b.shelf) || a.bin - b.bin || a.goods_number.localeCompare(b.goods_number),
  )

/**
 * The next thing of a walk; those skipped come last, in their order. Undefined if all are done.
 */
export function nextToPick<Thing extends { key: string; isDone: boolean }>(
  walk: readonly Thing[],
  skipped: readonly string[],
): Thing | undefined {
  const left = walk.filter((thing) => !thing.isDone)
  return (
    left.find(({ key }) => !skipped.includes(key)) ??
    skipped.map((key) => left.find((thing) => thing.key === key)).find((thing) => thing !== undefined)
  )
}
