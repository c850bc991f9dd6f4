import { describe, expect, test } from 'vitest'
import { shortGoodsName, shortGoodsNames } from './short-name.ts'

describe('the short name in English', () => {
  test.each([
    ['Heavy cotton hoodie, unisex, fleece-lined', 'hoodie'],
    ['Pour-over coffee kettle, gooseneck, 304 steel, 600 ml', 'coffee kettle'],
    ['Insulated bottle, 316 steel, 500 ml', 'bottle'],
    ['Stoneware mug, 350 ml, custom print possible', 'mug'],
    ['Stoneware mugs, set of two', 'mugs'],
    ['Over-ear headphones, wireless, noise cancelling, 40 h', 'headphones'],
    ['Vintage canvas backpack, fits a 15.6-inch laptop', 'backpack'],
    ['Silicone phone case, many models', 'phone case'],
    ['Quartz watch, plain dial, leather strap', 'watch'],
    ['Heavyweight T-shirt, 260 g cotton, loose fit', 'T-shirt'],
    ['Low canvas sneakers, hand-painted', 'sneakers'],
    ['Backpack with a laptop sleeve', 'backpack'],
    ['New 2026, summer, linen dress', 'dress'],
    ['Heavyweight cotton hoodie, unisex, autumn and winter fleece-lined', 'hoodie'],
    ['Beech building blocks, 48 pieces, in a bag', 'building blocks'],
    ['Gundam RX-78 (1/144)', 'Gundam RX-78'],
    ['Something unheard of without any comma at all', 'Something unheard of…'],
  ])('%s is %s', (titleLatin, short) =>
    expect(shortGoodsName('en', { title: '商品', titleLatin })).toBe(short),
  )
})

describe('the short name in Chinese', () => {
  test.each([
    ['手冲咖啡壶 细口壶 304 不锈钢 600ml', '手冲咖啡壶'],
    ['保温杯 316 不锈钢 500ml 随行杯', '保温杯'],
    ['粗陶马克杯 350ml 可定制图案', '马克杯'],
    ['窑变釉花瓶 手工拉坯 高 22cm', '花瓶'],
    ['石英手表 极简表盘 真皮表带', '手表'],
    ['大容量 500毫升 水杯', '水杯'],
    ['适用苹果手机 钢化膜', '钢化膜'],
    ['重磅短袖 T 恤 260g 纯棉 宽松', 'T 恤'],
    ['【包邮】头戴式蓝牙耳机，主动降噪', '蓝牙耳机'],
    ['电影纪念册 一套', '电影纪念册'],
    ['一款没有人听说过的新鲜东西', '一款没有人听说…'],
    ['Gundam RX-78', 'Gundam RX-78'],
  ])('%s is %s', (title, short) =>
    expect(shortGoodsName('zh', { title, titleLatin: 'Not for this reader' })).toBe(short),
  )
})

test('the own name of the shopper comes first, cut only where it is too long', () => {
  const goods = { title: '保温杯', titleLatin: 'Insulated bottle' }
  expect(shortGoodsName('en', { ...goods, ownName: "Dad's bottle, blue" })).toBe("Dad's bottle, blue")
  expect(shortGoodsName('zh', { ...goods, ownName: '给爸爸的生日礼物' })).toBe('给爸爸的生日礼物')
  expect(shortGoodsName('en', { ...goods, ownName: 'The present for my dad who turns 60' })).toBe(
    'The present for my dad…',
  )
})

test('a reader of Latin letters sees the seller’s words where there are no others', () => {
  expect(shortGoodsName('en', { title: '保温杯 500ml' })).toBe('保温杯')
})

test('several goods are named in their order, each name once', () => {
  const hoodie = { title: '卫衣', titleLatin: 'Cotton hoodie, grey' }
  const other = { title: '卫衣', titleLatin: 'Fleece hoodie' }
  const mug = { title: '杯', titleLatin: 'Mug' }
  expect(shortGoodsNames('en', [hoodie, mug, other])).toEqual(['hoodie', 'mug'])
})

test('odd and long titles are named quickly', () => {
  for (const title of ['', ' ', '，，', '卫'.repeat(300), 'a'.repeat(300), '🎧'.repeat(200)])
    for (const lang of ['en', 'zh'] as const)
      expect([...shortGoodsName(lang, { title })].length).toBeLessThanOrEqual(24)
})
