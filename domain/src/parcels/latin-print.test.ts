import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latinPart, latinPrint } from './latin-print.ts'

test.each([
  ['12 Rue de l’Église', '12 Rue de l’Église'],
  ['Łódź', 'Lódz'],
  ['Nguyễn Thị Đào', 'Nguyen Thi Dào'],
  ['İstanbul, Şişli', 'Istanbul, Sisli'],
  ['Straße 5', 'Straße 5'],
])('%s is printed as %s', (text, printed) => {
  expect(latinPrint(text)).toBe(printed)
})

test.each(['東京都', 'Москва', 'Αθήνα', 'Main Street 上海'])('%s is not printed at all', (text) => {
  expect(latinPrint(text)).toBeNull()
})

test.each([
  ['夏季新款 Cotton T-shirt 女装', 'Cotton T-shirt'],
  ['手机壳 A5', ''],
  ['Leather bag', 'Leather bag'],
])('the Latin part of %s is %j', (title, part) => {
  expect(latinPart(title)).toBe(part)
})

test('a printed text is printed unchanged the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const printed = latinPrint(text)
      if (printed !== null) expect(latinPrint(printed)).toBe(printed)
      expect(latinPrint(latinPart(text))).toBe(latinPart(text))
    }),
  )
})
