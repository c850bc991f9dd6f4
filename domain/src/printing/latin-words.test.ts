import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinPart } from './latin-words.ts'
import { whyNotPrint } from './printable.ts'

test.each([
  ['夏季新款 Cotton T-shirt 女装', 'Cotton T-shirt'],
  ['【Crème】纯棉，Café', 'Crème ,Café'],
  ['手机壳 A5', ''],
  ['Leather bag', 'Leather bag'],
])('the Latin part of %s is %j', (title, part) => {
  expect(latinPart(title)).toBe(part)
})

test('the Latin part of anything can be printed everywhere, and is its own Latin part', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const part = latinPart(text)
      expect(whyNotPrint(part)).toBeNull()
      expect(latinPart(part)).toBe(part)
    }),
  )
})
