import { describe, expect, test } from 'vitest'
import {
  type BooksPlace,
  type CountedThing,
  DIFFERENCE_KINDS,
  decisionsOf,
  isUndoable,
  judgeThing,
  piecesToScan,
  whyNotBegin,
  whyNotCount,
} from './shelf-count.ts'

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 2, 2, count))
const SHELF = { warehouseId: 'GZ1', shelf: 'A-01', since: minutes(0) }

const books = (given: Partial<BooksPlace> = {}): BooksPlace => ({
  warehouseId: 'GZ1',
  shelf: 'A-01',
  stage: 'in_stock',
  moving: false,
  parcelStage: null,
  isOut: false,
  ...given,
})
const thing = (given: Partial<CountedThing> = {}): CountedThing => ({
  books: books(),
  quantity: 1,
  outPieces: 0,
  labelledPieces: 1,
  scannedPieces: 0,
  scannedAt: null,
  shelvedAt: minutes(-60),
  steppedAt: minutes(-60),
  ...given,
})
const scanned = (given: Partial<CountedThing> = {}) =>
  thing({ scannedPieces: 1, scannedAt: minutes(5), ...given })
const judge = (counted: CountedThing) => judgeThing(counted, SHELF)

describe('a thing that was scanned', () => {
  test('is found where the books have it, in whatever state of its package', () => {
    expect(judge(scanned())).toBe('found')
    expect(judge(scanned({ books: books({ stage: 'storage_expired' }) }))).toBe('found')
    expect(judge(scanned({ books: books({ stage: 'in_parcel', parcelStage: 'to_pick' }) }))).toBe('found')
  })

  test.each([
    ['elsewhere', { shelf: 'B-02' }],
    ['other_warehouse', { warehouseId: 'YW1' }],
    ['moving', { moving: true }],
    ['gone', { stage: 'shipped_abroad' as const }],
    ['gone', { stage: 'refunded' as const }],
    ['gone', { stage: 'received' as const, shelf: '' }],
  ])('is %s if the books have it there: %o', (kind, place) => {
    expect(judge(scanned({ books: books(place) }))).toBe(kind)
  })

  test('is no difference if it was moved after its scan', () => {
    expect(judge(scanned({ books: books({ shelf: 'B-02' }), shelvedAt: minutes(6) }))).toBe('excused')
    expect(judge(scanned({ books: books({ shelf: 'B-02' }), shelvedAt: minutes(4) }))).toBe('elsewhere')
    const shipped = { books: books({ stage: 'shipped_abroad' }), steppedAt: minutes(6) }
    expect(judge(scanned(shipped))).toBe('excused')
  })

  test('is still on another shelf if its shopper put it into a package after its scan', () => {
    const packed = { books: books({ shelf: 'B-02', stage: 'in_parcel' }), steppedAt: minutes(6) }
    expect(judge(scanned(packed))).toBe('elsewhere')
  })

  test('is missing if not all of its labels were scanned; pieces that were refunded are not expected', () => {
    expect(judge(scanned({ quantity: 3, labelledPieces: 3, scannedPieces: 2 }))).toBe('missing')
    expect(judge(scanned({ quantity: 2, labelledPieces: 3, scannedPieces: 2 }))).toBe('found')
    expect(piecesToScan({ quantity: 2, outPieces: 0, labelledPieces: 3 })).toBe(2)
  })
})

describe('a thing of which pieces are being refunded', () => {
  const pair = { quantity: 3, outPieces: 1, labelledPieces: 3 }

  test('is found with the labels of the others, and missing with fewer', () => {
    expect(piecesToScan(pair)).toBe(2)
    expect(judge(scanned({ ...pair, scannedPieces: 2 }))).toBe('found')
    expect(judge(scanned({ ...pair, scannedPieces: 3 }))).toBe('found')
    expect(judge(scanned({ ...pair, scannedPieces: 1 }))).toBe('missing')
  })

  test('is excused only if they are all of it', () => {
    expect(judge(thing(pair))).toBe('missing')
    expect(judge(thing({ ...pair, outPieces: 3 }))).toBe('excused')
  })
})

describe('a thing that was not scanned', () => {
  test('is missing if it lay there all the time', () => {
    expect(judge(thing())).toBe('missing')
    expect(judge(thing({ shelvedAt: null, steppedAt: null }))).toBe('missing')
  })

  test('without a label cannot be scanned, which is said and is no loss', () => {
    expect(judge(thing({ labelledPieces: 0 }))).toBe('unlabelled')
  })

  test('is no difference if anything happened to it since the count began', () => {
    expect(judge(thing({ shelvedAt: minutes(0) }))).toBe('excused')
    expect(judge(thing({ steppedAt: minutes(3) }))).toBe('excused')
    expect(judge(thing({ books: books({ shelf: 'B-02' }) }))).toBe('excused')
    expect(judge(thing({ books: books({ stage: 'shipped_abroad' }) }))).toBe('excused')
    expect(judge(thing({ books: books({ moving: true }) }))).toBe('excused')
  })

  test('is no difference while somebody has taken it out; scanned, it is found', () => {
    expect(judge(thing({ books: books({ isOut: true }) }))).toBe('excused')
    expect(judge(thing({ books: books({ stage: 'storage_expired', isOut: true }) }))).toBe('excused')
    expect(judge(scanned({ books: books({ isOut: true }) }))).toBe('found')
  })

  test('is no difference from the moment at which a picker may have it', () => {
    const of = (parcelStage: BooksPlace['parcelStage']) =>
      judge(thing({ books: books({ stage: 'in_parcel', parcelStage }) }))
    expect([of('pending_payment'), of('to_pick'), of('packing'), of('to_ship')]).toEqual([
      'missing',
      'excused',
      'excused',
      'excused',
    ])
  })
})

test('one clerk counts a shelf, until it was left for half an hour', () => {
  const running = { countedBy: 'wu', activeAt: minutes(0) }
  expect(whyNotCount(null, 'mo', minutes(0))).toBeNull()
  expect(whyNotCount(running, 'wu', minutes(1))).toBeNull()
  expect(whyNotCount(running, 'mo', minutes(29))).toBe('shelf_being_counted')
  expect(whyNotCount(running, 'mo', minutes(30))).toBeNull()
  // A clock that was put back.
  expect(whyNotCount(running, 'mo', minutes(-90))).toBe('shelf_being_counted')
})

test('a shelf that was scanned half a day ago is not counted, nor by a clock set back', () => {
  expect(whyNotBegin(minutes(0), minutes(720))).toBeNull()
  expect(whyNotBegin(minutes(0), minutes(721))).toBe('count_too_old')
  expect(whyNotBegin(minutes(5), minutes(0))).toBeNull()
})

test('only what was not found can be lost, and only within a warehouse is a place corrected', () => {
  expect(DIFFERENCE_KINDS.filter((kind) => decisionsOf(kind).includes('lost'))).toEqual([
    'missing',
    'unlabelled',
    'not_arrived',
    'not_returned',
  ])
  expect(DIFFERENCE_KINDS.filter((kind) => decisionsOf(kind).includes('here'))).toEqual(['elsewhere'])
})

test('decisions can be taken back, except what a count settled and what only opens a load again', () => {
  expect(isUndoable('missing', 'lost')).toBe(true)
  expect(isUndoable('missing', 'again')).toBe(true)
  expect(isUndoable('not_arrived', 'lost')).toBe(true)
  expect(isUndoable('not_arrived', 'again')).toBe(false)
  expect(isUndoable('missing', 'settled')).toBe(false)
})
