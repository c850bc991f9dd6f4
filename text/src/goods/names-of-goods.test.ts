import { expect, test } from 'vitest'
import { goodsListIn } from './goods-list-in.ts'

test.each([
  [['hoodie'], 1, 'Hoodie', 'hoodie'],
  [['hoodie'], 2, '2 × hoodie', 'hoodie 2 件'],
  [['headphones', 'bottle'], 2, 'Headphones and bottle', 'headphones 和 bottle'],
  [['kettle', 'backpack', 'keyboard'], 3, 'Kettle, backpack and keyboard', 'kettle、backpack 和 keyboard'],
  [['trainers', 'hoodie', 'lamp', 'cap'], 4, 'Trainers, hoodie and 2 more', 'trainers、hoodie 等 4 件'],
  // Of four goods, two have the same name.
  [['trainers', 'hoodie', 'lamp'], 4, 'Trainers, hoodie and 2 more', 'trainers、hoodie 等 4 件'],
  [['trainers', 'hoodie'], 3, 'Trainers, hoodie and 1 more', 'trainers、hoodie 等 3 件'],
])('%j of %i', (names, total, english, chinese) => {
  expect(goodsListIn('en').goodsList(names, total)).toBe(english)
  expect(goodsListIn('zh').goodsList(names, total)).toBe(chinese)
})

test('Chinese names need no blanks', () => {
  const { goodsList, goodsTo } = goodsListIn('zh')
  expect(goodsTo(goodsList(['耳机', '水瓶']), '柏林')).toBe('耳机和水瓶 → 柏林')
  expect(goodsList(['帆布鞋', '卫衣', '台灯', '帽子'])).toBe('帆布鞋、卫衣等 4 件')
  expect(goodsList(['耳机'], 2)).toBe('耳机 2 件')
  expect(goodsListIn('en').goodsTo('Headphones', 'Berlin')).toBe('Headphones to Berlin')
})
