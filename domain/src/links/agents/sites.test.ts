import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

test.each([
  'https://buy.pandabuy.com/product?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
  'https://pandabuy.com.evil.example/product?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
  'https://evilcnfans.com/product?id=7212345699&platform=WEIDIAN',
  'https://cnfans.com.co/product?id=7212345699&platform=WEIDIAN',
])('%s is no agent', (text) => {
  expect(outcomeOf(text)).toBe('not_a_product')
})

test.each([
  ['https://www.bbdbuy.com/goods/WEIDIAN/7212345699', 'weidian 7212345699 via=bbdbuy'],
  [
    'https://bbdbuy.com/product?url=https%3A%2F%2Fweidian.com%2Fitem.html%3FitemID%3D7212345699',
    'weidian 7212345699 via=bbdbuy',
  ],
])('%s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test.each(['www.', 'm.', ''])('%s is the host of an agent', (prefix) => {
  expect(outcomeOf(`https://${prefix}cnfans.com/product?id=7212345699&platform=WEIDIAN`)).toBe(
    'weidian 7212345699 via=cnfans',
  )
})

test.each([
  ['https://findqc.com/detail/WD/7212345699', 'weidian 7212345699'],
  ['https://www.jadeship.com/item/taobao/611223344556', 'taobao 611223344556'],
  [
    'https://www.google.com/url?q=https://weidian.com/item.html?itemID%3D7212345699&sa=D',
    'weidian 7212345699',
  ],
])('%s is no agent, but stands for an item', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})
