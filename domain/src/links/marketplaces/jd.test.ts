import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://item.jd.com/5025518.html?gx=RnA&ad_od=share', 'jd 5025518'],
  ['https://item.jd.hk/2667306.html', 'jd 2667306'],
  ['https://i-item.jd.com/100012043978.html', 'jd 100012043978'],
  ['https://item.yiyaojd.com/100012043978.html', 'jd 100012043978'],
  ['https://item.jkcsjd.com/100012043978.html', 'jd 100012043978'],
  ['https://item.m.jd.com/100012043978.html', 'jd 100012043978'],
  ['https://item.m.jd.com/product/100012043978.html', 'jd 100012043978'],
  ['https://mitem.jd.hk/product/100012043978.html', 'jd 100012043978'],
  ['https://item.m.jd.com/ware/view.action?wareId=100012043978', 'jd 100012043978'],
  ['https://wqitem.jd.com/item/view?sku=100012043978&price=1', 'jd 100012043978'],
  ['https://in.m.jd.com/product/jieshao/video/7652013.html', 'jd 7652013'],
  [
    'openapp.jdmobile://virtual?params=%7B%22category%22%3A%22jump%22%2C%22des%22%3A%22productDetail%22%2C%22skuId%22%3A%22100012043978%22%7D',
    'jd 100012043978',
  ],
  ['https://item.jd.com/product/ArBqUqTfEMSYLXhKR6pY_dz7eF.html', 'needs_redirect jd'],
  ['https://u.jd.com/YO58R3K「商品」', 'needs_redirect jd'],
  ['【京东】https://3.cn/35RO-7uG?jkl=@AbCdEf12345@ CA1565 「商品」', 'needs_redirect jd'],
  ['https://mall.jd.com/index-1000004123.html', 'shop_or_search jd seller=1000004123'],
  ['https://apple.jd.com/', 'shop_or_search jd'],
  ['https://search.jd.com/Search?keyword=hoodie', 'shop_or_search jd'],
  ['https://so.m.jd.com/ware/search.action?keyword=hoodie', 'shop_or_search jd'],
  ['https://so.m.jd.com/', 'not_a_product'],
  ['https://search.jd.com/', 'not_a_product'],
  ['https://www.jd.com/search', 'not_a_product'],
  ['https://www.jd.com/index-1000004123.html', 'not_a_product'],
  ['https://u.jd.com/YO58R3K/about', 'not_a_product'],
  ['https://3.cn/about/35RO-7uG', 'not_a_product'],
  ['https://cart.jd.com/', 'not_a_product'],
  ['https://item.jd.com/abc.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://npcitem.jd.hk/10148775088416.html')).toBe(
    'https://item.jd.com/10148775088416.html',
  )
})
