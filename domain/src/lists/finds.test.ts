import { describe, expect, test } from 'vitest'
import { findableBy, phoneDigits } from './finds.ts'
import { initialsOf } from './pinyin-initials.ts'

describe('a telephone number', () => {
  test.each([
    ['030 90 18 20', '30901820'],
    ['+49 (30) 901820', '4930901820'],
    ['0049-30/901820', '4930901820'],
    ['１３８００１３８０００', '13800138000'],
    ['12345', null],
    ['SF1000000', null],
    ['mei@demo.example', null],
    ['', null],
    ['+', null],
  ])('%s', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('what a role finds', () => {
  test('is what it may open', () => {
    expect(findableBy(['buyer'])).toEqual(['order', 'item'])
    expect(findableBy(['warehouse'])).toEqual(['order', 'parcel', 'stock_item', 'unclaimed'])
    expect(findableBy(['finance'])).not.toContain('item')
    expect(findableBy(['admin'])).toContain('withdrawal')
    expect(findableBy([])).toEqual([])
  })
})

describe('Pinyin initials', () => {
  test.each([
    ['订单审核', 'ddsh'],
    ['采购', 'cg'],
    ['无主包裹', 'wzbg'],
    ['运费与线路', 'yfyxl'],
    ['优惠券与套餐', 'yhqytc'],
    ['员工', 'yg'],
    ['任务与通知', 'rwytz'],
    ['CSV 导入', 'csvdr'],
    ['重新打包', 'cxdb'],
    ['Stock', 'stock'],
    // A sign that repeats a character has no reading of its own.
    ['人々', 'r'],
  ])('of %s', (text, initials) => expect(initialsOf(text)).toBe(initials))
})
