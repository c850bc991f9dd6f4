import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsCode, goodsNumberText, readGoodsCode, readGoodsNumber } from './goods-labels.ts'

const numbers = fc.integer({ min: 1, max: 2_000_000_000 })
const pieces = fc.integer({ min: 1, max: 999 })

test('a printed code is read back correctly, also through a Chinese input method', () => {
  fc.assert(
    fc.property(numbers, pieces, (goodsNumber, piece) => {
      const code = goodsCode({ goodsNumber, piece })
      expect(readGoodsCode(code)).toEqual({ goodsNumber, piece })
      const wide = [...code].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).join('')
      expect(readGoodsCode(` ${wide.toLowerCase()} `)).toEqual({ goodsNumber, piece })
      expect(readGoodsNumber(code)).toBe(goodsNumber)
      expect(readGoodsNumber(goodsNumberText(goodsNumber))).toBe(goodsNumber)
    }),
  )
})

test('a code with a misread digit is invalid', () => {
  fc.assert(
    fc.property(numbers, fc.nat(7), fc.integer({ min: 1, max: 9 }), (goodsNumber, at, add) => {
      const code = [...goodsCode({ goodsNumber, piece: 1 })]
      code[at + 1] = String((Number(code[at + 1]) + add) % 10)
      expect(readGoodsCode(code.join(''))).toBe(null)
    }),
  )
})

test.each([
  'G000104215',
  'G0001042150',
  'G000104215-0',
  'G000104215-1000',
  'P000203208-1',
  'SF1000200000',
  '-1',
  '',
])('%s is no code of a piece', (text) => expect(readGoodsCode(text)).toBe(null))
