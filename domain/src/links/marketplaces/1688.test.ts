import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://detail.1688.com/offer/712345678955.html?spm=a2615#x', '1688 712345678955'],
  ['https://detail.1688.com/offer/712345678955.html?offerId=999999&id=888888', '1688 712345678955'],
  [
    'https://detail.m.1688.com/page/index.html?offerId=712345678955&skuId=5011112222444',
    '1688 712345678955 sku=5011112222444',
  ],
  ['http://detail.m.1688.com/page/index.htm?offerId=712345678955', '1688 712345678955'],
  ['https://detail.1688.com/pic/712345678955.html?spm=a', '1688 712345678955'],
  [
    'wireless1688://ma.m.1688.com/plugin?url=https%3A%2F%2Fdetail.m.1688.com%2Fpage%2Findex.html%3FofferId%3D712345678955',
    '1688 712345678955',
  ],
  ['0927 https://qr.1688.com/s/7OnLC-k_', 'needs_redirect 1688'],
  ['https://dj.1688.com/ci_bb?a=1&e=abc', 'needs_redirect 1688'],
  ['https://shop1434560114900.1688.com/page/offerlist.htm', 'shop_or_search 1688'],
  [
    'https://m.1688.com/winport/b2b-22108725372987d9fa.html',
    'shop_or_search 1688 seller=b2b-22108725372987d9fa',
  ],
  [
    'https://winport.m.1688.com/page/index.html?memberId=b2b-22108725372987d9fa',
    'shop_or_search 1688 seller=b2b-22108725372987d9fa',
  ],
  ['https://s.1688.com/youyuan/index.htm?tab=imageSearch&imageAddress=x', 'shop_or_search 1688'],
  ['https://air.1688.com/app/channel-fe/search/index.html#/result', 'shop_or_search 1688'],
  ['https://login.1688.com/member/signin.htm', 'not_a_product'],
  ['https://detail.1688.com/offer/.html', 'not_a_product'],
  ['https://evil1688.com/offer/712345678955.html', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(canonicalUrlOf('https://m.1688.com/offer/712345678955.html?spm=a26g8')).toBe(
    'https://detail.1688.com/offer/712345678955.html',
  )
})
