import { describe, expect, test } from 'vitest'
import { KINDS } from './kinds.ts'
import { kindOf } from './kind-of.ts'
import { optionKey } from './option-key.ts'

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
