import { expect, test } from 'vitest'
import { canonicalUrlOf, outcomeOf } from '../link-cases.ts'

test.each([
  ['https://item.taobao.com/item.htm?spm=a21n57.1.hoverItem.2&id=611223344556&_u=x', 'taobao 611223344556'],
  ['https://item.taobao.com/item.html?ft=t&id=611223344556#detail', 'taobao 611223344556'],
  [
    'https://item.taobao.com/item.htm?id=611223344556&skuId=5011112222444',
    'taobao 611223344556 sku=5011112222444',
  ],
  [
    'https://item.taobao.com/item.htm?id=611223344556&amp;skuId=5011112222444',
    'taobao 611223344556 sku=5011112222444',
  ],
  ['https://item.taobao.com/item.htm?amp;id=611223344556', 'taobao 611223344556'],
  ['HTTPS://ITEM.TAOBAO.COM/ITEM.HTM?ID=611223344556', 'taobao 611223344556'],
  ['https://www.taobao.com/list/item/611223344556.htm?spm=a21wu', 'taobao 611223344556'],
  ['https://taobao.com/list/item/611223344556.htm', 'taobao 611223344556'],
  ['http://world.taobao.com/item/38504421799.htm?fromSite=main', 'taobao 38504421799'],
  ['https://m.intl.taobao.com/detail/detail.html?id=611223344556', 'taobao 611223344556'],
  ['https://a.m.taobao.com/i611223344556.htm?price=198&sourceType=item', 'taobao 611223344556'],
  ['https://main.m.taobao.com/app/ltao-fe/we-detail/home.html?id=611223344556', 'taobao 611223344556'],
  ['https://main.m.taobao.com/security-h5-detail/home?id=611223344556', 'taobao 611223344556'],
  [
    'https://assets-tmw.taobao.com/app/tmall-ovs-rax/share_page/home?targetType=ITEM&targetId=611223344556&targetUrl=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D999999999999',
    'taobao 611223344556',
  ],
  ['https://uland.taobao.com/coupon/edetail?activityId=ab12&itemId=611223344556', 'taobao 611223344556'],
  ['taobao://item.taobao.com/item.htm?id=611223344556', 'taobao 611223344556'],
  [
    'tbopen://m.taobao.com/tbopen/index.html?module=h5&h5Url=https%3A%2F%2Fdetail.tmall.com%2Fitem.htm%3Fid%3D611223344556%26spm%3Dx',
    'tmall 611223344556',
  ],
  [
    'https://detail.tmall.com/item.htm?spm=a1&id=611223344556&skuId=5011112222444&user_id=2201198031066',
    'tmall 611223344556 sku=5011112222444 seller=2201198031066',
  ],
  ['https://detail.tmall.com/item_o.htm?id=611223344556', 'tmall 611223344556'],
  ['https://chaoshi.detail.tmall.com/item.htm?id=611223344556', 'tmall 611223344556'],
  ['https://detail.m.tmall.com/item.htm?id=611223344556', 'tmall 611223344556'],
  ['https://detail.tmall.hk/hk/item.htm?id=611223344556', 'tmall 611223344556'],
  ['https://detail.m.tmall.hk/item.htm?id=611223344556', 'tmall 611223344556'],
  ['https://world.tmall.com/item/611223344556.htm', 'tmall 611223344556'],
  ['https://detail.liangxinyao.com/item.htm?id=611223344556', 'tmall 611223344556'],
  ['https://detail.yao.95095.com/item.htm?id=611223344556', 'tmall 611223344556'],

  [
    'https://pages-fast.m.taobao.com/wow/z/app/detail-next/item/index?x-ssr=true&id=611223344556',
    'taobao 611223344556',
  ],
  ['https://a.m.tmall.com/i611223344556.htm', 'tmall 611223344556'],
  [
    'https://item.taobao.com/item.htm?id=611223344556?spm=a2.1&skuId=5011112222444',
    'taobao 611223344556 sku=5011112222444',
  ],
  ['https://item.taobao.com/item.htm?id=611223344556%3Fspm%3Da2.1', 'taobao 611223344556'],
  ['https://item.taobao.com/item.htm?id=611223344556%20', 'taobao 611223344556'],
  ['https://item.taobao.com/item.htm?id=%20611223344556+&spm=a', 'taobao 611223344556'],
  ['https://item.taobao.com/item.htm？id=611223344556&spm=a', 'taobao 611223344556'],
  ['https：//item.taobao.com/item.htm？spm＝a＆id＝611223344556', 'taobao 611223344556'],

  ['https://m.tb.cn/h.gYyo4OStf9RoxOh?tk=C5g5eLgyMf6', 'needs_redirect taobao'],
  ['https://e.tb.cn/h.TBC18sl6EZKXUjL?tk=C5g5eLgyMf6HU071', 'needs_redirect taobao'],
  ['https://s.click.taobao.com/AbC3dEf', 'needs_redirect taobao'],
  ['//s.click.taobao.com/t?e=m%3D2%26s%3Dabc', 'needs_redirect taobao'],
  ['https://uland.taobao.com/coupon/edetail?e=JBuZPm5JWqE', 'needs_redirect taobao'],
  ['https://m.tb.cn/', 'not_a_product'],

  ['https://shop106592899.taobao.com/category-12.htm', 'shop_or_search taobao seller=106592899'],
  ['https://shop57074988.world.taobao.com/', 'shop_or_search taobao seller=57074988'],
  ['https://world.taobao.com/dianpu/57303596.htm', 'shop_or_search taobao seller=57303596'],
  ['https://shop.m.taobao.com/shop/shop_index.htm?shop_id=57303596', 'shop_or_search taobao seller=57303596'],
  ['https://shop.m.taobao.com/shop/shopIndex.htm?shopId=57303596', 'shop_or_search taobao seller=57303596'],
  ['https://somename.taobao.com/?spm=a', 'shop_or_search taobao'],
  ['https://adidas.tmall.com/shop/view_shop.htm', 'shop_or_search tmall'],
  ['tmall://page.tm/shop?item_id=611223344556&shopId=57301367', 'shop_or_search tmall seller=57301367'],
  ['https://s.taobao.com/search?q=hoodie&id=611223344556', 'shop_or_search taobao'],
  ['https://list.tmall.com/search_product.htm?q=hoodie', 'shop_or_search tmall'],

  ['https://item.taobao.com/item.htm?id=611223344556&id=611223344557', 'not_a_product'],
  ['https://item.taobao.com/item.htm?id=611223344556&id=611223344556', 'taobao 611223344556'],
  ['https://item.taobao.com/item.htm?id=0611223344556', 'not_a_product'],
  ['https://item.taobao.com/item.htm?id=1234', 'not_a_product'],
  ['https://item.taobao.com/item.htm?id=6112233445566112233445566', 'not_a_product'],
  ['https://item.taobao.com/item.htm?id[]=611223344556', 'not_a_product'],
  ['http://h5.m.taobao.com/guide/detail.html?id=1_1000180541583258609', 'not_a_product'],
  ['http://hws.m.taobao.com/cache/desc/5.0?id=611223344556', 'not_a_product'],
  ['https://tbk.bbs.taobao.com/detail.html?postId=8576096', 'not_a_product'],
  ['https://open.taobao.com/', 'not_a_product'],
  ['taobao://constructor/item.htm?id=611223344556', 'not_a_product'],
  ['https://buyertrade.taobao.com/trade/itemlist/list_bought_items.htm', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the canonical link', () => {
  expect(
    canonicalUrlOf('http://h5.m.taobao.com/awp/core/detail.htm?spm=a1&id=611223344556&skuId=5011112222444'),
  ).toBe('https://item.taobao.com/item.htm?id=611223344556')
})
