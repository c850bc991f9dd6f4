import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

const PAGES: readonly (readonly [agent: string, page: string])[] = [
  ['superbuy', 'https://www.superbuy.com/en/page/buy/?from=search-input&url='],
  ['superbuy', 'https://m.superbuy.com/home/#/goodsDetail?nTag=a&url='],
  ['superbuy', 'https://m.superbuy.com/en/goodsdetail/?url='],
  ['wegobuy', 'https://www.wegobuy.com/cn/page/buy?url='],
  ['allchinabuy', 'https://www.allchinabuy.com/en/page/buy/?_search=url&position=&url='],
  ['acbuy', 'https://www.acbuy.com/en/page/buy?url='],
  ['kakobuy', 'https://www.kakobuy.com/item/details?url='],
  ['kakobuy', 'https://m.kakobuy.com/pages/goods-detail/goods-detail?url='],
  ['hagobuy', 'https://www.hagobuy.com/item/details?url='],
  ['hegobuy', 'https://www.hegobuy.com/item/details?url='],
  ['itaobuy', 'https://www.itaobuy.com/product-detail?url='],
  ['ossbuy', 'https://ossbuy.com/product-detail?url='],
  ['loongbuy', 'https://www.loongbuy.com/product-details?url='],
  ['eastmallbuy', 'https://eastmallbuy.com/index/item/index.html?tp=taobao&tid=123456&searchlang=en&url='],
  ['hubbuycn', 'https://www.hubbuycn.com/product/item?url='],
  ['pandabuy', 'https://m.pandabuy.com/product?ra=1&url='],
  ['kameymall', 'https://www.kameymall.com/purchases/search/item?url='],
  ['sugargoo', 'https://www.esugargoo.com/#/home/productDetail?productLink='],
  ['sugargoo', 'https://www.sugargoo.com/productDetail?productLink='],
  ['wemimi', 'https://www.wemimi.com/#/home/productDetail?productLink='],
  ['fishgoo', 'https://www.fishgoo.com/#/product?productLink='],
  ['sifubuy', 'https://www.sifubuy.com/detail?type=2&productUrl='],
  ['oopbuy', 'https://m.oopbuy.com/pages/web-view/index?url='],
  ['cssbuy', 'https://cssbuy.com/?url='],
  ['blikbuy', 'https://blikbuy.com/?go=item&url='],
]
const INNER: readonly (readonly [item: string, url: string])[] = [
  ['weidian 7212345699', 'https://weidian.com/item.html?itemID=7212345699&wfr=c'],
  ['1688 712345678955', 'https://detail.1688.com/offer/712345678955.html'],
  ['tmall 611223344556', 'https://detail.tmall.com/item.htm?abbucket=6&id=611223344556&ns=1'],
  ['pinduoduo 972484695683', 'https://mobile.yangkeduo.com/goods2.html?goods_id=972484695683'],
]

test('the embedded link is read for every agent, encoded up to three times', () => {
  for (const [agent, page] of PAGES) {
    for (const [item, url] of INNER) {
      for (let times = 0, inner = url; times <= 3; times++, inner = encodeURIComponent(inner)) {
        expect(outcomeOf(page + inner), page + inner).toBe(`${item} via=${agent}`)
        expect(outcomeOf(`${page}${inner}&partnercode=abc&memberId=12345678`), inner).toBe(
          `${item} via=${agent}`,
        )
      }
    }
  }
})

const SUPERBUY = 'https://www.superbuy.com/en/page/buy?url='
const wrap = (inner: string): string => SUPERBUY + encodeURIComponent(inner)
const ITEM = 'https://weidian.com/item.html?itemID=7212345699'

test.each([
  [
    'only the inner ampersands encoded',
    'https://sugargoo.com/#/home/productDetail?productLink=https://detail.tmall.com/item.htm?abbucket=6%26id=611223344556%26ns=1',
    'tmall 611223344556 via=sugargoo',
  ],
  [
    'an encoded &amp;',
    wrap('https://item.taobao.com/item.htm?a=1&amp;id=611223344556&amp;skuId=5011112222444'),
    'taobao 611223344556 sku=5011112222444 via=superbuy',
  ],
  [
    'a word at the end',
    'https://www.hubbuycn.com/product/item?url=https%3A%2F%2Fdetail.1688.com%2Foffer%2F712345678955.html=product_link',
    '1688 712345678955 via=hubbuycn',
  ],
  [
    'a word behind an unencoded link, and more behind that',
    'https://www.hubbuycn.com/product/item?url=https://weidian.com/item.html?itemID=7212345699=product_link&inviter=abc',
    'weidian 7212345699 via=hubbuycn',
  ],
  [
    'an agent in an agent',
    wrap(`https://www.wegobuy.com/en/page/buy?url=${encodeURIComponent(ITEM)}`),
    'weidian 7212345699 via=superbuy',
  ],
  ['a short link', wrap('https://k.youshop10.com/-h1FZGCQ'), 'needs_redirect weidian via=superbuy'],
  [
    'a shop',
    'https://www.kakobuy.com/item/store?url=https%3A%2F%2Fshop512766498.taobao.com%2F',
    'shop_or_search taobao seller=512766498 via=kakobuy',
  ],
  [
    'the shop of an item',
    wrap('https://shop1628395132.v.weidian.com/item.html?itemId=6081753899'),
    'weidian 6081753899 seller=1628395132 via=superbuy',
  ],
  ['another shop', wrap('https://shop.example.com/p/1'), 'not_a_product via=superbuy'],
  ['a look-alike', wrap('https://item-taobao.com/item.htm?id=611223344556'), 'not_a_product via=superbuy'],
  [
    'a user name',
    wrap('https://item.taobao.com@evil.example/item.htm?id=611223344556'),
    'not_a_product via=superbuy',
  ],
  [
    'a script',
    wrap('javascript:alert(1)//https://item.taobao.com/item.htm?id=611223344556'),
    'not_a_product',
  ],
  [
    'an encrypted link',
    'https://www.pandabuy.com/product?url=PJ5n5VO1l8LhW0N+0JJ6FnmueQmNAvK0/sCOR+w',
    'not_a_product via=pandabuy',
  ],
  ['an internal number', 'https://pandabuy.com/product?url=PI54321', 'not_a_product via=pandabuy'],
  ['no link', 'https://www.kakobuy.com/item/details?url=notaurl', 'not_a_product'],
  ['itself, empty', wrap('https://www.superbuy.com/en/page/buy/'), 'not_a_product via=superbuy'],
  [
    'a link on another page',
    `https://www.superbuy.com/en/page/login/?url=${encodeURIComponent(ITEM)}`,
    'weidian 7212345699 via=superbuy',
  ],
])('%s', (_, text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test('the nesting of links is limited', () => {
  let link = ITEM
  for (let times = 0; times < 6; times++) link = wrap(link)
  expect(outcomeOf(link)).toBe('not_a_product via=superbuy')
})
