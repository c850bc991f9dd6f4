import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

test.each([
  ['https://cnfans.com/product/?shop_type=weidian&id=7212345699&ref=1', 'weidian 7212345699 via=cnfans'],
  ['https://cnfans.com/fr/product?id=712345678955&platform=ALI_1688', '1688 712345678955 via=cnfans'],
  [
    'https://m.mulebuy.com/pages/product/product?id=7212345699&shoptype=WEIDIAN',
    'weidian 7212345699 via=mulebuy',
  ],
  ['https://joyabuy.com/product?id=611223344556&platform=TaoBaO', 'taobao 611223344556 via=joyabuy'],
  ['https://orientdig.com/product/?shop_type=tmall&id=611223344556', 'tmall 611223344556 via=orientdig'],
  [
    'https://www.lovegobuy.com/product?platform=weidian&goodsId=7212345699&id=7212345699&shop_type=weidian',
    'weidian 7212345699 via=lovegobuy',
  ],
  [
    'https://www.lovegobuy.com/pc/#/goods/detail?platform=ali_1688&goodsId=712345678955',
    '1688 712345678955 via=lovegobuy',
  ],
  ['https://www.acbuy.com/product/?id=712345678955&source=AL&u=9M', '1688 712345678955 via=acbuy'],
  ['https://www.npbuy.com/goods-detail?itemId=7212345699&source=WD', 'weidian 7212345699 via=npbuy'],
  [
    'https://cnshopper.com/goods/detail?keyword=712345678955&platform=1688',
    '1688 712345678955 via=cnshopper',
  ],
  ['https://hipobuy.com/goods/details?id=7212345699&channel=weidian', 'weidian 7212345699 via=hipobuy'],
  ['https://m.oopbuy.com/pages/goods/details?channelId=0&spuNo=712345678955', '1688 712345678955 via=oopbuy'],
  ['https://www.ootdbuy.com/goods/details?spuNo=7212345699&channelId=2', 'weidian 7212345699 via=ootdbuy'],
  ['https://litbuy.com/products/details?id=611223344556&channel=taobao', 'taobao 611223344556 via=litbuy'],
  ['https://www.cssbuy.com/shop/goodsDetail?type=micro&id=7212345699', 'weidian 7212345699 via=cssbuy'],
  [
    'https://www.ponybuy.com/en-gb/goods?&product_id=7212345699&platform=weidian',
    'weidian 7212345699 via=ponybuy',
  ],
  ['https://mycnbox.com/goodsDetail?mallType=taobao&itemId=611223344556', 'taobao 611223344556 via=mycnbox'],
  ['https://niuniubox.com/product-detail/?platform=micro&id=7212345699', 'weidian 7212345699 via=niuniubox'],
  ['https://rizzitgo.com/detail-page/?goodsId=7212345699&source=3', 'weidian 7212345699 via=rizzitgo'],
  ['https://panglobalbuy.com/#/details?type=2&offerId=712345678955', '1688 712345678955 via=panglobalbuy'],
  ['https://www.sifubuy.com/detail?id=712345678955&type=1', '1688 712345678955 via=sifubuy'],
  [
    'https://eastmallbuy.com/index/item/index.html?tp=micro&tid=7212345699',
    'weidian 7212345699 via=eastmallbuy',
  ],
  ['https://t.mulebuy.com/?t=abc&id=7212345699&shop_type=weidian', 'weidian 7212345699 via=mulebuy'],

  ['https://cnfans.com/product?id=7212345699', 'not_a_product'],
  ['https://cnfans.com/product?id=7212345699&platform=ebay', 'not_a_product'],
  ['https://cnfans.com/product?id=7212345699&platform=taobao&shop_type=weidian', 'not_a_product'],
  ['https://cnfans.com/product?id=7212345699&id=7212345698&platform=weidian', 'not_a_product'],
  ['https://cnfans.com/product?id=1&platform=weidian', 'not_a_product'],
  ['https://cnfans.com/register/?id=7212345699&platform=weidian', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})
