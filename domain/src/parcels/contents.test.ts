import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  labelsToTakeOut,
  piecesLeft,
  scanCountsFor,
  whyNotCheck,
  whyNotCheckArrival,
  whyNotCheckLabel,
  whyNotClose,
  whyNotUncheck,
} from './contents.ts'

const listed = (quantity: number, checkedPieces = 0) => ({ quantity, checkedPieces })

test('a scan counts for the first entry of its code that is not completely in the box', () => {
  const full = listed(1, 1)
  const open = listed(2, 1)
  expect(scanCountsFor([full, open])).toBe(open)
  expect(whyNotCheck([full, open], 1)).toBe(null)
  expect(whyNotCheck([full, open], 2)).toBe('more_pieces_than_listed')
  expect(whyNotCheck([full], 1)).toBe('in_the_box_already')
  expect(whyNotCheck([], 1)).toBe('not_in_this_package')
})

const labelled = (quantity: number, packedPieces: readonly number[] = [], byHand = 0) => ({
  quantity,
  checkedPieces: packedPieces.length + byHand,
  labelledPieces: quantity,
  packedPieces,
})

test('each label counts once, and only those that were printed', () => {
  expect(whyNotCheckLabel(labelled(3), 1)).toBe(null)
  expect(whyNotCheckLabel(labelled(3, [1]), 1)).toBe('label_scanned_already')
  expect(whyNotCheckLabel(labelled(3, [1]), 4)).toBe('label_unknown')
  expect(whyNotCheckLabel(labelled(3, [1], 2), 2)).toBe('in_the_box_already')
  expect(whyNotCheckLabel(undefined, 1)).toBe('not_in_this_package')
})

test('the number on the courier’s sheet proves nothing about labelled pieces', () => {
  expect(whyNotCheckArrival([labelled(3)], false)).toBe('scan_its_label')
  expect(whyNotCheckArrival([labelled(3)], true)).toBe('scan_its_label')
  expect(whyNotCheckArrival([], false)).toBe(null)
})

test('the number on the courier’s sheet counts only for a single piece; of several the packer chooses', () => {
  const unlabelled = (quantity: number) => ({ ...labelled(quantity), labelledPieces: 0 })
  expect(whyNotCheckArrival([unlabelled(1)], false)).toBe(null)
  // A cup, two bowls and a scarf of one seller's parcel.
  const several = [unlabelled(1), unlabelled(2), unlabelled(1)]
  expect(whyNotCheckArrival(several, false)).toBe('several_under_number')
  expect(whyNotCheckArrival(several, true)).toBe('several_under_number')
  expect(whyNotCheckArrival([labelled(3), unlabelled(1)], false)).toBe('several_under_number')
  expect(whyNotCheckArrival([unlabelled(2)], false)).toBe('several_under_number')
  expect(whyNotCheckArrival([unlabelled(2)], true)).toBe(null)
})

test('manually counted pieces leave the box before labels do, and the newest labels first', () => {
  expect(labelsToTakeOut(labelled(5, [2, 4], 2), 2)).toEqual([])
  expect(labelsToTakeOut(labelled(5, [2, 4], 2), 3)).toEqual([4])
  expect(labelsToTakeOut(labelled(5, [2, 4]), 2)).toEqual([2, 4])
})

test('no more can be taken out of the box than is in it', () => {
  expect(whyNotUncheck(listed(3, 2), 2)).toBe(null)
  expect(whyNotUncheck(listed(3, 2), 3)).toBe('nothing_to_take_out')
})

test('a box is closed only with exactly the listed pieces', () => {
  expect(whyNotClose([listed(1, 1), listed(3, 3)])).toBe(null)
  expect(whyNotClose([listed(1, 1), listed(3, 2)])).toBe('fewer_pieces_than_listed')
  expect(whyNotClose([listed(1, 2), listed(3, 2)])).toBe('more_pieces_than_listed')
})

test('whatever is scanned, no more pieces are counted than listed', () => {
  const scans = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), scans, (quantity, pieces) => {
      let row = listed(quantity)
      for (const count of pieces)
        if (whyNotCheck([row], count) === null) row = listed(quantity, row.checkedPieces + count)
      expect(piecesLeft(row)).toBeGreaterThanOrEqual(0)
      expect(whyNotClose([row])).toBe(piecesLeft(row) === 0 ? null : 'fewer_pieces_than_listed')
    }),
  )
})
