import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  [
    'https://app.kwaixiaodian.com/web/kwaishop-goods-detail-page-app?id=26065497098904&source=goodsListshare_pc_kwaixiaodian',
    'kuaishou 26065497098904',
  ],
  [
    'https://app.kwaixiaodian.com/merchant/shop/detail?id=3822098374573&hyId=kwaishop',
    'kuaishou 3822098374573',
  ],
  [
    'https://app.kwaixiaodian.com/page/kwaishop-buyer-goods-detail-outside?itemId=26065497098904',
    'kuaishou 26065497098904',
  ],
  ['https://v.kuaishou.com/7EsP76S3', 'needs_redirect kuaishou'],
  [
    'kwai://webview?url=https%3A%2F%2Fapp.kwaixiaodian.com%2Fmerchant%2Fshop%2Fdetail%3Fid%3D3822098374573',
    'kuaishou 3822098374573',
  ],
  ['https://app.kwaixiaodian.com/', 'not_a_product'],
  ['https://www.kuaishou.com/short-video/3xabcdefgh', 'not_a_product'],
  ['https://kwaixiaodian.com.evil.example/merchant/shop/detail?id=3822098374573', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(
    canonicalUrlOf('https://app.kwaixiaodian.com/merchant/shop/detail?id=3822098374573&hyId=kwaishop'),
  ).toBe('https://app.kwaixiaodian.com/merchant/shop/detail?id=3822098374573')
})
