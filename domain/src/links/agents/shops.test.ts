import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

test.each([
  ['https://www.pandabuy.com/shopdetail?ra=1&t=wd&id=1625671188', 'weidian seller=1625671188 via=pandabuy'],
  ['https://www.pandabuy.com/shopdetail?t=alibaba&id=-1&o=shop1434560114900.1688.com', '1688 via=pandabuy'],
  [
    'https://cnfans.com/de/shops/?shop_type=taobao&num=1&shop_id=277184899',
    'taobao seller=277184899 via=cnfans',
  ],
  [
    'https://cssbuy.com/productlist?t=taobao&shop=106592899&shop1=676198570',
    'taobao seller=106592899 via=cssbuy',
  ],
  [
    'https://www.superbuy.com/en/page/rebates/shop/?shopid=106592899&platform=TB',
    'taobao seller=106592899 via=superbuy',
  ],
  [
    'https://www.allchinabuy.com/en/page/shop/shop/?shopid=b2b-33486897&platform=ALIBABA',
    '1688 seller=b2b-33486897 via=allchinabuy',
  ],
  ['https://hoobuy.com/shop/0/b2b-33486897', '1688 seller=b2b-33486897 via=hoobuy'],
  ['https://www.kameymall.com/store/b2b-2546450021uezz8_4', '1688 seller=b2b-2546450021uezz8 via=kameymall'],
  ['https://gtbuy.com/store?shopId=1625671188&channel=WEIDIAN', 'weidian seller=1625671188 via=gtbuy'],
  ['https://www.acbuy.com/shop-detail?source=WD&sellerId=1625671188', 'weidian seller=1625671188 via=acbuy'],
  [
    'https://www.itaobuy.com/shop-detail?url=https%3A%2F%2Fshop512766123.taobao.com%2F',
    'taobao seller=512766123 via=itaobuy',
  ],
  ['https://www.usfans.com/search?channel=3&shopId=1625671188', 'weidian seller=1625671188 via=usfans'],
  [
    'https://www.lovegobuy.com/store/list?shopType=taobao&shopId=512766491&sellerId=3046765323',
    'taobao seller=512766491 via=lovegobuy',
  ],
  [
    'https://www.lovegobuy.com/store/list?shop_type=taobao&shopId=512766491',
    'taobao seller=512766491 via=lovegobuy',
  ],
  [
    'https://www.fishgoo.com/#/home/shopProducts?source=taobao&shopId=512766498',
    'taobao seller=512766498 via=fishgoo',
  ],
  ['https://www.sifubuy.com/store?shopId=1625671188&platformType=4', 'weidian seller=1625671188 via=sifubuy'],
])('%s is the shop %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(`shop_or_search ${expected}`)
})

test.each([
  'https://www.pandabuy.com/NOTshopdetail?t=wd&id=1625671188',
  'https://hoobuy.com/shop/9/676198570',
  'https://cnfans.com/shops/?shop_type=taobao',
])('%s is no shop', (text) => {
  expect(outcomeOf(text)).toBe('not_a_product')
})
