import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './serve-file.ts'

test.each([
  [undefined, null],
  ['', null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-9', null],
  ['bytes=1e3-', null],
  ['lines=0-1', null],
])('%s of a thousand bytes is %j', (header, range) => {
  expect(readRange(header, 1_000)).toEqual(range)
})

test('for any header, the range lies within the file', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 5_000 }),
      (odd, from, to, bytes) => {
        for (const header of [odd, `bytes=${from}-${to}`, `bytes=-${to}`, `bytes=${from}-`]) {
          const range = readRange(header, bytes)
          if (range === null || range === 'unsatisfiable') continue
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.start).toBeLessThanOrEqual(range.end)
          expect(range.end).toBeLessThan(bytes)
        }
      },
    ),
  )
})
