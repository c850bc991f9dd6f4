import type { Reason } from '../refusals.ts'

/** One thing of a package's list: how many pieces it is, and how many of them were scanned into the box. */
export type Listed = { readonly quantity: number; readonly checkedPieces: number }

/** What its labels add: of how many pieces there is one, and which of these are in the box. */
export type Labelled = Listed & {
  readonly labelledPieces: number
  readonly packedPieces: readonly number[]
}

/** How many pieces of a thing are not in the box yet. */
export const piecesLeft = (listed: Listed): number => listed.quantity - listed.checkedPieces

/** Of the things that a scanned code may mean, the one it counts for: the first that is not all in the box. */
export const scanCountsFor = <One extends Listed>(matching: readonly One[]): One | undefined =>
  matching.find((entry) => piecesLeft(entry) > 0)

/** Null when a scan of `pieces` may be counted, else why not: a foreign code, a second scan, more than the list says. */
export function whyNotCheck(matching: readonly Listed[], pieces: number): Reason | null {
  if (matching.length === 0) return 'not_in_this_package'
  const next = scanCountsFor(matching)
  if (!next) return 'in_the_box_already'
  return pieces > piecesLeft(next) ? 'more_pieces_than_listed' : null
}

/** Null when the label of a piece may be counted, else why not: each label is one piece, once. */
export function whyNotCheckLabel(matching: Labelled | undefined, piece: number): Reason | null {
  if (!matching) return 'not_in_this_package'
  if (piece > matching.labelledPieces) return 'label_unknown'
  if (matching.packedPieces.includes(piece)) return 'label_scanned_already'
  return whyNotCheck([matching], 1)
}

/**
 * Null when the number that goods arrived with may be counted for them, else why not: it stands on one paper, so that it proves nothing about
 * pieces with labels of their own.
 */
export const whyNotCheckArrival = (matching: readonly Labelled[]): Reason | null =>
  matching.length > 0 && matching.every((entry) => entry.labelledPieces > 0) ? 'scan_its_label' : null

/** Null when `pieces` of a thing may be taken out of the open box again, else why not. */
export const whyNotUncheck = (listed: Listed, pieces: number): Reason | null =>
  pieces > listed.checkedPieces ? 'nothing_to_take_out' : null

/**
 * Which labels leave the box when `pieces` are taken out without one being told: what was counted by hand goes first, then the labels that
 * were scanned last. `packedPieces` is in the order of the scans.
 */
export function labelsToTakeOut(
  { checkedPieces, packedPieces }: Pick<Labelled, 'checkedPieces' | 'packedPieces'>,
  pieces: number,
): number[] {
  const byHand = checkedPieces - packedPieces.length
  return pieces > byHand ? packedPieces.slice(byHand - pieces) : []
}

/** Null when everything on the list is in the box, no more and no fewer, else why the box is not closed. */
export function whyNotClose(contents: readonly Listed[]): Reason | null {
  if (contents.some((content) => piecesLeft(content) < 0)) return 'more_pieces_than_listed'
  return contents.some((content) => piecesLeft(content) > 0) ? 'fewer_pieces_than_listed' : null
}

/** The order in which one walk passes the shelves: A-2 before A-10, and what has no shelf last. */
export function compareShelves(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return SHELVES.compare(a, b)
}

const SHELVES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
