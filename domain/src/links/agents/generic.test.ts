import { expect, test } from 'vitest'
import { outcomeOf } from '../link-cases.ts'

/*
 * Forms that no page of an agent is known to have today: on its host, a marketplace's word with a number, or
 * a marketplace's link anywhere.
 */

test.each([
  [
    'https://www.superbuy.com/en/page/buy/?platform=WD&id=7423651190&partnercode=Ey3Nxx',
    'weidian 7423651190 via=superbuy',
  ],
  [
    'https://www.superbuy.com/en/page/buy/?platform=ALIBABA&id=712345670033',
    '1688 712345670033 via=superbuy',
  ],
  ['https://www.superbuy.com/en/page/buy/?platform=TMALL&id=712345670033', 'tmall 712345670033 via=superbuy'],
  [
    'https://www.superbuy.com/en/page/buy/?platform=xy&itemId=1060593587010',
    'xianyu 1060593587010 via=superbuy',
  ],
  [
    'https://eastmallbuy.com/item?tp=1688&tid=712345670033&inviter=12345678',
    '1688 712345670033 via=eastmallbuy',
  ],
  ['https://eastmallbuy.com/index/weidian/itemID=7423651190', 'weidian 7423651190 via=eastmallbuy'],
  ['https://www.eastmallbuy.com/index/1688/id=712345670033', '1688 712345670033 via=eastmallbuy'],
  ['https://pantherbuy.com/item?tp=micro&tid=7423651190', 'weidian 7423651190 via=pantherbuy'],
  ['https://loongbuy.com/product-details?weidian=7423651190', 'weidian 7423651190 via=loongbuy'],
  ['https://loongbuy.com/product-details?1688=712345670033', '1688 712345670033 via=loongbuy'],
  ['https://picks.ly/item/WD4689600987', 'weidian 4689600987'],
  ['https://picks.ly/item/AL938021200206', '1688 938021200206'],
  ['https://picks.ly/item/TB611223344556', 'taobao 611223344556'],
  ['https://doppel.fit/item/WEIDIAN/7423651190', 'weidian 7423651190'],
  [
    'https://www.uufinds.com/goodItemDetail/qc/7423651190?spuNo=7423651190&channel=weidian',
    'weidian 7423651190',
  ],
  ['https://www.uufinds.com/goodItemDetail/qc/7423651190?channel=weidian', 'weidian 7423651190'],
  ['https://buy.gonest.cn/en/product/712345670033?platform=1688&type=0', '1688 712345670033 via=gonest'],
  ['https://pingubuy.com/item-micro-7423651190.html', 'weidian 7423651190 via=pingubuy'],
  ['https://cnfans.com/new/page/weidian/7423651190?ref=123456789', 'weidian 7423651190 via=cnfans'],
  ['https://cnfans.com/x?site=jd&sku=100012043978', 'not_a_product'],
  ['https://cnfans.com/x?site=jd&id=100012043978', 'jd 100012043978 via=cnfans'],
  ['https://cnfans.com/x?lang=al&id=712345670033', 'not_a_product'],
  ['https://cnfans.com/member/weidian/7423651190', 'not_a_product'],
  ['https://cnfans.com/x?platform=weidian&t=1700000000000', 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

const ITEM = 'https://weidian.com/item.html?itemID=7423651190'
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1)

test.each([
  ['https://www.superbuy.com/en/page/buy/selfservice/?from=search-input&url=', 'superbuy'],
  ['https://www.sugargoo.com/products?productLink=', 'sugargoo'],
  ['https://www.kakobuy.co/item/details?url=', 'kakobuy'],
  ['https://basetao.com/best-taobao-agent-service/products/search?keyword=', 'basetao'],
  ['https://buy.gonest.cn/en/product/0?platform=micro&type=2&keyword=', 'gonest'],
  ['https://lolobuy.com/productDetail?url=', 'lolobuy'],
  ['https://www.superbuy.com/en/page/login/?back=', 'superbuy'],
  ['https://cnfans.com/go/', 'cnfans'],
  ['https://cnfans.com/#/go?to=', 'cnfans'],
])('%s… holds a link, encoded any number of times', (page, agent) => {
  for (let times = 1; times <= 6; times++) {
    expect(outcomeOf(page + encoded(ITEM, times)), `${times}`).toBe(`weidian 7423651190 via=${agent}`)
  }
})

test.each([
  [
    `https://cnfans.com/x?to=${encoded('weidian.com/item.html?itemID=7423651190', 1)}`,
    'weidian 7423651190 via=cnfans',
  ],
  [
    `https://cnfans.com/x?data=${encoded(JSON.stringify({ a: 1, link: ITEM }), 2)}`,
    'weidian 7423651190 via=cnfans',
  ],
  [`https://cnfans.com/x?to=${encoded('https://shop.example.com/p/1', 1)}`, 'not_a_product'],
  [`https://shop.example.com/x?to=${encoded(ITEM, 1)}`, 'not_a_product'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})

test.each([
  [
    'dewulink://cdn-m.dewu.com/router/product/ProductDetail?spuId=5631050&sourceName=shareDetail',
    'dewu 5631050',
  ],
  [
    `snssdk1128://webview?url=${encoded('https://haohuo.jinritemai.com/views/product/detail?id=3624312858713682699', 2)}`,
    'douyin 3624312858713682699',
  ],
  [
    `openapp.jdmobile://virtual?params=${encoded('{"category":"jump","des":"m","url":"https://item.jd.com/100012043978.html"}', 1)}`,
    'jd 100012043978',
  ],
  ['snssdk1128://user/profile/12345678901', 'not_a_product'],
  [`snssdk1128://webview?url=${encoded('https://evil.example/', 1)}`, 'not_a_product'],
  ['unknown://webview?url=https%3A%2F%2Fitem.jd.com%2F100012043978.html', 'unsupported_scheme'],
  [`@${ITEM}`, 'weidian 7423651190'],
  ['https://www.poizon.com/product/710567678', 'outside_china'],
  ['https://mall.jd.hk/index-612497.html', 'shop_or_search jd seller=612497'],
  ['https://weidian.com/item/7423651190', 'weidian 7423651190'],
  ['https://weidian.com/items/7423651190', 'weidian 7423651190'],
  ['https://item.weidian.com/7561117168.html', 'weidian 7561117168'],
  ['https://link.acbuy.com/a1B2c3', 'needs_redirect'],
  ['https://hipobuy.cn/a1B2c3', 'needs_redirect'],
  ['https://t.cn/A6abcdef', 'needs_redirect'],
])('%s is %s', (text, expected) => {
  expect(outcomeOf(text)).toBe(expected)
})
