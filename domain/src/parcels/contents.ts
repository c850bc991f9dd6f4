import type { Reason } from '../refusals.ts'

/**
 * One entry of a package's packing list: the number of pieces, and how many of them have been scanned into
 * the box.
 */
export type Listed = { readonly quantity: number; readonly checkedPieces: number }

/** An entry with piece labels: the number of labelled pieces, and which of them are in the box. */
export type Labelled = Listed & {
  readonly labelledPieces: number
  readonly packedPieces: readonly number[]
}

/** How many pieces of an entry are not in the box yet. */
export const piecesLeft = (listed: Listed): number => listed.quantity - listed.checkedPieces

/**
 * The entry to count a scan for, among those that the code may mean: the first that is not completely in the
 * box.
 */
export const scanCountsFor = <One extends Listed>(matching: readonly One[]): One | undefined =>
  matching.find((entry) => piecesLeft(entry) > 0)

/**
 * Null when a scan of `pieces` may be counted, else why not: an unknown code, a duplicate scan, more pieces
 * than listed.
 */
export function whyNotCheck(matching: readonly Listed[], pieces: number): Reason | null {
  if (matching.length === 0) return 'not_in_this_package'
  const next = scanCountsFor(matching)
  if (!next) return 'in_the_box_already'
  return pieces > piecesLeft(next) ? 'more_pieces_than_listed' : null
}

/**
 * Null when the label of a piece may be counted, else why not: each label stands for one piece and counts
 * once.
 */
export function whyNotCheckLabel(matching: Labelled | undefined, piece: number): Reason | null {
  if (!matching) return 'not_in_this_package'
  if (piece > matching.labelledPieces) return 'label_unknown'
  if (matching.packedPieces.includes(piece)) return 'label_scanned_already'
  return whyNotCheck([matching], 1)
}

/**
 * The piece that a goods number means: the one on its label, or the only one there is; null where the number
 * alone leaves several.
 */
export const pieceOfNumber = (
  matching: Pick<Listed, 'quantity'> | undefined,
  piece: number | null,
): number | null => piece ?? (matching?.quantity === 1 ? 1 : null)

/**
 * Null when scanning the number with which goods arrived may count for them, else why not: that number is on
 * a single sheet, so it proves nothing about pieces that have their own labels, nor which of several things
 * or pieces was scanned. Of those the packer chooses one and says how many (`isCounted`).
 */
export function whyNotCheckArrival(matching: readonly Labelled[], isCounted: boolean): Reason | null {
  const [first, ...others] = matching
  if (!first) return null
  if (matching.every((entry) => entry.labelledPieces > 0)) return 'scan_its_label'
  return others.length > 0 || (first.quantity > 1 && !isCounted) ? 'several_under_number' : null
}

/** Null when `pieces` of an entry may be taken out of the open box again, else why not. */
export const whyNotUncheck = (listed: Listed, pieces: number): Reason | null =>
  pieces > listed.checkedPieces ? 'nothing_to_take_out' : null

/**
 * Which labels leave the box when `pieces` are taken out without naming a label: manually counted pieces go
 * first, then the most recently scanned labels. `packedPieces` is in scan order.
 */
export function labelsToTakeOut(
  { checkedPieces, packedPieces }: Pick<Labelled, 'checkedPieces' | 'packedPieces'>,
  pieces: number,
): number[] {
  const byHand = checkedPieces - packedPieces.length
  return pieces > byHand ? packedPieces.slice(byHand - pieces) : []
}

/** Null when exactly the listed pieces are in the box, else why it cannot be closed. */
export function whyNotClose(contents: readonly Listed[]): Reason | null {
  if (contents.some((content) => piecesLeft(content) < 0)) return 'more_pieces_than_listed'
  return contents.some((content) => piecesLeft(content) > 0) ? 'fewer_pieces_than_listed' : null
}
