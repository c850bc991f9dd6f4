import { expect, test } from 'vitest'
import {
  binsNeeded,
  chooseForWave,
  freeBins,
  inWalkOrder,
  nextToPick,
  proposeBins,
  readCarts,
  whyNotBin,
  whyNotOpenBin,
  whyNotEnd,
} from './picking.ts'

const candidate = (id: string, paidAt: string, ...shelves: string[]) => ({ id, paidAt, shelves })

test('the free bins of a cart are those without a package', () => {
  expect(freeBins(4, [2, 9])).toEqual([1, 3, 4])
  expect(freeBins(1, [1])).toEqual([])
})

test('goods need as many bins as their volume fills; of an unknown size nobody knows', () => {
  expect(binsNeeded([[300, 200, 100]])).toBe(1)
  // A bin of 72 litres holds 62 litres of goods.
  expect(binsNeeded([[600, 400, 258]])).toBe(1)
  expect(binsNeeded([[600, 400, 262]])).toBe(2)
  expect(binsNeeded(Array.from({ length: 5 }, () => [400, 400, 300]))).toBe(4)
  expect(binsNeeded([[600, 400, 400], null])).toBe(null)
  expect(binsNeeded([])).toBe(null)
})

test('a further bin is proposed for each package that needs one, while there are free ones', () => {
  const packages = [
    { id: 'fits', bins: 1, needed: 1 },
    { id: 'large', bins: 1, needed: 2 },
    { id: 'unknown', bins: 1, needed: null },
    { id: 'has it', bins: 2, needed: 2 },
    { id: 'larger', bins: 2, needed: 4 },
  ]
  expect([...proposeBins(packages, [6, 8])]).toEqual([
    ['large', 6],
    ['larger', 8],
  ])
  expect([...proposeBins(packages, [6])]).toEqual([['large', 6]])
  expect([...proposeBins(packages, [])]).toEqual([])
})

test('what needs two bins takes two of the cart, and waits where only one is left', () => {
  const one = (id: string, bins: number) => ({ ...candidate(id, `2026-11-28T0${bins}:00:00.000Z`), bins })
  expect(chooseForWave([one('a', 1), one('b', 2), one('c', 3)], 3)).toEqual(['a', 'b'])
  expect(chooseForWave([one('a', 1), one('b', 2), one('c', 3)], 2)).toEqual(['a'])
  expect(chooseForWave([one('c', 3)], 1)).toEqual(['c'])
})

test('carts are written with their number of bins', () => {
  expect(readCarts('1-2, 12-1')).toEqual([
    { cart: 1, bin: 1 },
    { cart: 1, bin: 2 },
    { cart: 12, bin: 1 },
  ])
  expect(readCarts('')).toEqual([])
  for (const wrong of ['1', '0-8', '1-41', '100-8', 'A-8', Array(21).fill('1-1').join(',')])
    expect(readCarts(wrong), wrong).toBe(null)
})

test('what was paid first is picked first; of one day, what lies on the way', () => {
  const waiting = [
    candidate('late', '2026-11-29T09:00:00.000Z', 'A-01'),
    candidate('first', '2026-11-28T08:00:00.000Z', 'A-01', 'A-02'),
    candidate('far', '2026-11-28T09:00:00.000Z', 'C-01'),
    candidate('near', '2026-11-28T10:00:00.000Z', 'A-02'),
  ]
  expect(chooseForWave(waiting, 3)).toEqual(['first', 'near', 'far'])
  expect(chooseForWave(waiting, 9)).toEqual(['first', 'near', 'far', 'late'])
  expect(chooseForWave(waiting, 0)).toEqual([])
})

test('only the bin of its package, on its cart, takes a thing', () => {
  expect(whyNotBin({ cart: 2, bins: [3] }, { cart: 2, bin: 3 })).toBe(null)
  expect(whyNotBin({ cart: 2, bins: [3] }, { cart: 2, bin: 1 })).toBe('wrong_bin')
  expect(whyNotBin({ cart: 2, bins: [3] }, { cart: 1, bin: 3 })).toBe('wrong_bin')
})

test('a cart is handed over with whole packages, or with those not begun', () => {
  const thing = (parcelId: string, pickedPieces: number, isShort = false) => ({
    parcelId,
    quantity: 2,
    pickedPieces,
    isShort,
  })
  expect(whyNotEnd([thing('a', 2), thing('b', 0)], 0)).toBe(null)
  expect(whyNotEnd([thing('a', 1)], 0)).toBe('picked_in_part')
  expect(whyNotEnd([thing('a', 2), thing('a', 0)], 0)).toBe('picked_in_part')
  expect(whyNotEnd([thing('a', 1, true), thing('a', 2)], 0)).toBe(null)
  expect(whyNotEnd([thing('a', 2)], 1)).toBe('put_back_first')
})

test('the walk follows the shelves, and things without one come last', () => {
  const thing = (shelf: string, bin: number) => ({ shelf, bin, goods_number: 'G1' })
  const walk = inWalkOrder([thing('', 1), thing('A-10', 1), thing('A-2', 2), thing('A-2', 1)])
  expect(walk.map(({ shelf, bin }) => `${shelf} ${bin}`)).toEqual(['A-2 1', 'A-2 2', 'A-10 1', ' 1'])
})

test('what is skipped comes at the end, and is never lost', () => {
  const walk = ['a', 'b', 'c'].map((key) => ({ key, isDone: key === 'b' }))
  expect(nextToPick(walk, [])?.key).toBe('a')
  expect(nextToPick(walk, ['a'])?.key).toBe('c')
  expect(nextToPick(walk, ['c', 'a'])?.key).toBe('c')
  expect(nextToPick([], ['a'])).toBe(undefined)
})

test('a full bin may have a further one: free, and of the same cart', () => {
  const wanted = { cart: 2, bins: 4 }
  expect(whyNotOpenBin(wanted, [1, 2], { cart: 2, bin: 3 })).toBeNull()
  expect(whyNotOpenBin(wanted, [1, 2], { cart: 2, bin: 2 })).toBe('bin_taken')
  expect(whyNotOpenBin(wanted, [1, 2], { cart: 3, bin: 3 })).toBe('wrong_bin')
  expect(whyNotOpenBin(wanted, [1, 2], { cart: 2, bin: 5 })).toBe('wrong_bin')
  expect(whyNotBin({ cart: 2, bins: [1, 3] }, { cart: 2, bin: 3 })).toBeNull()
})
