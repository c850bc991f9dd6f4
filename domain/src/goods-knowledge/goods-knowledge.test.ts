import { describe, expect, test } from 'vitest'
import { KINDS } from './kinds.ts'
import { kindOf } from './kind-of.ts'
import { optionKey } from './option-key.ts'
import { readSizes, sizeFactor } from './size-words.ts'

describe('what something is, by the words of its title', () => {
  test.each([
    ['重磅纯棉连帽卫衣 男 秋冬', 'hoodie'],
    ['Heavyweight cotton hoodie', 'hoodie'],
    ['运动鞋收纳盒 透明', 'storage'],
    ['适用 iPhone 手机壳', 'phone-case'],
    ['低帮帆布鞋', 'canvas-shoes'],
    ['T恤 短袖', 't-shirt'],
    ['Steel water bottle 500 ml', 'flask'],
    ['something unheard of', null],
    // Does not match "ring" inside a word.
    ['String of lights for spring', null],
    ['', null],
  ])('%s', (title, kind) => expect(kindOf(title)?.id ?? null).toBe(kind))

  test('every word of the table leads to its own kind, and figures are in order', () => {
    for (const { id, grams, sidesMm, words } of KINDS) {
      expect(words.map((word) => kindOf(word)?.id)).toEqual(words.map(() => id))
      expect([...grams]).toEqual([...grams].toSorted((a, b) => a - b))
      expect([...sidesMm]).toEqual([...sidesMm].toSorted((a, b) => b - a))
      expect(Math.min(...grams, ...sidesMm)).toBeGreaterThan(0)
    }
  })

  test('a title of ten thousand letters is read quickly', () =>
    expect(kindOf('卫'.repeat(10_000))).toBeNull())
})

describe('equivalent choices have the same key, however they are written', () => {
  test.each([
    ['颜色: 黑色; 尺码: L', '尺码：Ｌ；颜色：黑色'],
    ['颜色:黑色;尺码:L', '  颜色 : 黑 色 ;; 尺码: l '],
    ['Colour: light blue', 'colour:lightblue'],
    ['', ' ; '],
  ])('%s and %s', (option, other) => expect(optionKey(option)).toBe(optionKey(other)))

  test('different choices have different keys', () =>
    expect(optionKey('尺码: L')).not.toBe(optionKey('尺码: XL')))
})

describe('size words', () => {
  test.each([
    ['纯棉袜子 3 件装', '', { set: 3 }],
    ['袜子 五双装', '', { set: 5 }],
    ['socks, pack of 6', '', { set: 6 }],
    ['socks 10 pairs', '规格: 5双装', { set: 5 }],
    ['socks 10 pairs', '规格: 1双装', { set: 1 }],
    ['100 件装', '', { set: 100 }],
    ['101 件装', '', { set: 1 }],
    ['卫衣', '颜色: 黑; 尺码: XL', { letter: 2, set: 1 }],
    ['卫衣', '尺码: 3XL', { letter: 4 }],
    ['Model S toy', '', { letter: null }],
    ['30 寸 行李箱', '', { inch: 30 }],
    ['保温杯 1.5L', '容量: 500 ml', { ml: 500 }],
    ['保温杯 1.5L', '', { ml: 1500 }],
    ['茶叶 半斤', '净含量: 1斤', { gram: 500 }],
    ['0 件装', '', { set: 1 }],
    ['1000 件装', '', { set: 1 }],
  ])('%s / %s', (title, options, sizes) => expect(readSizes(title, options)).toMatchObject(sizes))

  test('sets, letters and sizes change the expected weight, fabric weights do not', () => {
    const factor = (title: string, options = '') => sizeFactor(kindOf(title), readSizes(title, options))
    expect(factor('袜子 3 件装')).toBeCloseTo(3 ** 0.97)
    expect(factor('卫衣', '尺码: XL')).toBeCloseTo(1.05 ** 2)
    expect(factor('行李箱 30寸')).toBeGreaterThan(factor('行李箱 20寸'))
    expect(factor('卫衣 420g 重磅')).toBe(1)
    expect(factor('保温杯 99999l')).toBeLessThan(10)
  })
})
