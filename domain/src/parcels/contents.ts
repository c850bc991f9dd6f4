import type { Reason } from '../refusals.ts'

/** One thing of a package's list: how many pieces it is, and how many of them were scanned into the box. */
export type Listed = { readonly quantity: number; readonly checkedPieces: number }

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

/** Null when `pieces` of a thing may be taken out of the open box again, else why not. */
export const whyNotUncheck = (listed: Listed, pieces: number): Reason | null =>
  pieces > listed.checkedPieces ? 'nothing_to_take_out' : null

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
