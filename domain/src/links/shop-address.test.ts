import { expect, test } from 'vitest'
import { parseLink } from './parse-link.ts'
import { isShopAddress, shopAddress } from './shop-address.ts'

test.each([
  ['https://shop512766491.world.taobao.com/?spm=a1z10', 'https://shop512766491.taobao.com/'],
  [
    'https://winport.m.1688.com/page/index.html?memberId=b2b-22108',
    'https://m.1688.com/winport/b2b-22108.html',
  ],
  ['https://shop1625671188.v.weidian.com/?userid=1625671188', 'https://weidian.com/?userid=1625671188'],
  [
    'https://www.acbuy.com/shop-detail?source=WD&sellerId=1625671188',
    'https://weidian.com/?userid=1625671188',
  ],
  [
    'https://weidian.com/item.html?itemID=7423651190&userid=1625671188',
    'https://weidian.com/?userid=1625671188',
  ],
  ['https://mall.jd.com/index-612497.html?from=pc', 'https://mall.jd.com/index-612497.html'],
  [
    'https://mobile.yangkeduo.com/mall_page.html?mall_id=883115&refer=1',
    'https://mobile.yangkeduo.com/mall_page.html?mall_id=883115',
  ],
  ['https://www.goofish.com/personal?userId=2208134', 'https://www.goofish.com/personal?userId=2208134'],
  ['https://old-shoes.x.yupoo.com/categories/12?page=2', 'https://old-shoes.x.yupoo.com/albums'],
  ['http://shop.dangdang.com/29837', 'http://shop.dangdang.com/29837'],
])('%s names a shop', (link, address) => {
  const found = shopAddress(parseLink(link))
  expect(found).toBe(address)
  // It is read as the same shop again, so that a favourite is there once.
  expect(shopAddress(parseLink(address))).toBe(address)
  expect(isShopAddress(address)).toBe(true)
})

test.each([
  'https://item.taobao.com/item.htm?id=712345670033&user_id=2200000001',
  'https://www.lovegobuy.com/store/list?shopType=taobao&shopId=512766491&sellerId=3046765323',
  'https://s.taobao.com/search?q=shoes',
  'https://weidian.com/item.html?itemID=7423651190',
  'no link',
])('%s names no shop that is surely known', (link) => expect(shopAddress(parseLink(link))).toBeNull())

test.each([
  'https://shop1.taobao.com.evil.example/',
  'https://weidian.com/?userid=1625671188&x=1',
  'https://weidian.com/?userid={id}',
  'https://evil.example/?userid=1625671188',
  'https://m.1688.com/winport/../x.html',
  '',
])('“%s” is no such address', (address) => expect(isShopAddress(address)).toBe(false))
