import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['Watches', 7, 'Watches'],
  ['Watches', 6, 'Watche…'],
  ['𠮷田髙橋', 2, '𠮷田…'],
  ['', 3, ''],
])('%j in %d letters is %j', (text, max, short) => {
  expect(shorten(text, max)).toBe(short)
})
