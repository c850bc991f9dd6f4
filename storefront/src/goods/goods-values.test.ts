import { choicesIn } from '@longhaul/domain/orders/page-price.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCartItem } from './cart-item.ts'
import { emptyValues, unitPriceOf } from './goods-values.ts'

const offered = [
  { name: '颜色', values: ['墨绿', '米白'] },
  { name: '尺码', values: ['M', 'L'] },
]

it('parses the options that it wrote', () => {
  const value = (values: string[]) => fc.constantFrom(...values)
  fc.assert(
    fc.property(value(['墨绿', '米白']), value(['M', 'L']), (colour, size) => {
      const choices = { 颜色: colour, 尺码: size }
      const { options_text: text } = toCartItem({ ...emptyValues(''), price: '1', choices }, 'cart')
      expect(choicesIn(text, offered)).toEqual(choices)
    }),
  )
})

it.each(['', '黑色', '颜色: 墨绿', '颜色: 墨绿; 尺码: XXL', '颜色: 墨绿; 尺码: L; 备注: x'])(
  'leaves %j as the shopper’s own words',
  (text) => expect(choicesIn(text, offered)).toBeNull(),
)

it('takes the first web address of a share text, and nothing else', () => {
  const url = (text: string) => emptyValues(text).url
  expect(url('【淘宝】7.8 https://m.tb.cn/h.abc?tk=1 点击链接')).toBe('https://m.tb.cn/h.abc?tk=1')
  expect(url('看看https://weidian.com/item.html?itemID=1这个')).toBe('https://weidian.com/item.html?itemID=1')
  expect(url('no link')).toBe('')
  expect(url('https://item.taobao.com/item.htm?id=82345678…')).toBe('')
  expect(url('https://item.taobao.com/item.htm?id=82345678... x')).toBe('')
  expect(url('https://weidian.com/item.html?itemID=721234569 9')).toBe('')
})

it('uses the own price only while it is switched on', () => {
  const values = { ...emptyValues(''), price: '129', newPrice: '99' }
  expect(unitPriceOf(values)).toBe(12_900)
  expect(unitPriceOf({ ...values, changePrice: true })).toBe(9_900)
  expect(toCartItem({ ...values, reason: 'other', reasonText: 'x' }, 'cart')).toMatchObject({
    page_price_fen: null,
    price_reason: null,
    price_reason_text: '',
  })
})
