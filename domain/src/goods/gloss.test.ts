import { describe, expect, test } from 'vitest'
import { gloss, glossOptions, glossTitle } from './gloss.ts'
import { GOODS_WORDS } from './goods-words.ts'

test('the dictionary has hundreds of words, each in Latin letters', () => {
  expect(GOODS_WORDS.size).toBeGreaterThan(700)
  for (const [original, english] of GOODS_WORDS) {
    expect(original).toMatch(/\p{Script=Han}/u)
    expect(english, original).not.toMatch(/\p{Script=Han}/u)
  }
})

describe('words', () => {
  test.each([
    ['墨绿', 'Dark green'],
    ['墨绿色', 'Dark green'],
    ['雾灰', 'Mist grey'],
    ['沙色', 'Sand'],
    ['白色', 'White'],
    ['奶茶色', 'Milk tea'],
    ['墨绿色【加绒】', 'Dark green (fleece-lined)'],
    ['米白加厚款', 'Off-white thick style'],
    ['L码', 'L'],
    ['38码', '38'],
    ['XL (120-130斤)', 'XL (60–65 kg)'],
    ['均码', 'One size'],
    ['纯色混装', 'Plain mixed'],
    ['10 双装', '10 pairs'],
    ['3件装', 'Pack of 3'],
    ['15.6 英寸', '15.6 inch'],
    ['T 恤', 'T-shirt'],
  ])('%s is %s', (original, english) => expect(gloss(original)).toBe(english))

  test('unknown words stay in place', () => {
    expect(gloss('墨绿星河')).toBe('Dark green 星河')
    expect(gloss('白云山')).toBe('')
  })

  test('text without Chinese has no gloss', () => {
    for (const text of ['', 'XL', 'Dark green', '15 Pro', '🎧']) expect(gloss(text)).toBe('')
  })
})

test('a title is translated if most of it is known', () => {
  expect(glossTitle('重磅纯棉连帽卫衣 男女同款 秋冬加绒')).toBe(
    'Heavyweight cotton hoodie, unisex, autumn and winter fleece-lined',
  )
  expect(glossTitle('榉木积木 48 粒 布袋装')).toBe('Beech building bricks 48 pieces, in a cloth bag')
  expect(glossTitle('镜里旗舰店镇店之宝眼镜')).toBe('')
})

test('options are translated pair by pair', () => {
  expect(glossOptions('颜色: 墨绿; 尺码: XL')).toBe('Colour: Dark green; Size: XL')
  expect(glossOptions('颜色：墨绿；款式：星河')).toBe('Colour: Dark green; Style: 星河')
  expect(glossOptions('color: red; size: L')).toBe('')
  expect(glossOptions('星河')).toBe('')
})

test('long and unusual texts are processed quickly', () => {
  expect(gloss('加绒'.repeat(100)).length).toBeGreaterThan(100)
  for (const text of ['；；：', '色', '的的的', '【】', '\u{20000}\u{20001}'])
    expect(typeof gloss(text)).toBe('string')
})
