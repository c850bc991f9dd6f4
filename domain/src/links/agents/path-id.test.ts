import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

test.each([
  ['https://hoobuy.com/product/0/712345678955?utm_source=share', '1688 712345678955 via=hoobuy'],
  ['https://hoobuy.com/m/product/2/7212345699', 'weidian 7212345699 via=hoobuy'],
  ['https://litbuy.com/product/1/611223344556', 'taobao 611223344556 via=litbuy'],
  ['https://boonbuy.com/product/2/7212345699', 'weidian 7212345699 via=boonbuy'],
  ['https://www.usfans.com/product/1/712345678955', '1688 712345678955 via=usfans'],
  ['https://www.usfans.com/product/2/611223344556', 'taobao 611223344556 via=usfans'],
  ['https://www.ponybuy.com/products/3/7212345699', 'weidian 7212345699 via=ponybuy'],
  ['https://gtbuy.com/product/taobao/611223344556', 'taobao 611223344556 via=gtbuy'],
  ['https://hipobuy.com/product/1688/712345678955', '1688 712345678955 via=hipobuy'],
  [
    'https://www.basetao.com/best-taobao-agent-service/products/agent/weidian/7212345699.html',
    'weidian 7212345699 via=basetao',
  ],
  ['https://www.basetao.com/products/agent/1688/712345678955.html', '1688 712345678955 via=basetao'],
  ['https://www.bbdbuyeu.com/goods/WEIDIAN/7212345699', 'weidian 7212345699 via=bbdbuyeu'],
  ['https://www.hubbuycn.com/product/item/1688/712345678955', '1688 712345678955 via=hubbuycn'],
  ['https://www.hubbuycn.com/taobaoID=611223344556&inviter=a', 'taobao 611223344556 via=hubbuycn'],
  ['https://www.cssbuy.com/item-611223344556?promotionCode=a', 'taobao 611223344556 via=cssbuy'],
  ['https://m.cssbuy.com//item-micro-7212345699.html', 'weidian 7212345699 via=cssbuy'],
  ['https://fansbuy.com/item-weidian-7212345699.html', 'weidian 7212345699 via=fansbuy'],
  ['https://fansbuy.com/item-1688-712345678955.html', '1688 712345678955 via=fansbuy'],
  ['https://www.cssbuy.com/item-tmall-611223344556.html', 'tmall 611223344556 via=cssbuy'],

  ['https://boonbuy.com/product/1/611223344556', 'not_a_product'],
  ['https://usfans.com/product/5/611223344556', 'not_a_product'],
  ['https://cnfans.com/product/1/611223344556', 'not_a_product'],
  ['https://hoobuy.com/product/2/', 'not_a_product'],
  ['https://hoobuy.com/product/__proto__/611223344556', 'not_a_product'],
  ['https://hoobuy.com/product/toString/611223344556', 'not_a_product'],
  ['https://www.cssbuy.com/item-ebay-611223344556.html', 'not_a_product'],
  ['https://www.kameymall.com/purchases/1730295605736697858/title', 'not_a_product via=kameymall'],
  ['https://ezbuycn.com/api/chaid.aspx?key=abc', 'not_a_product via=ezbuycn'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})
