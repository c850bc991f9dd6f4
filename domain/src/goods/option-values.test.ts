import { expect, test } from 'vitest'
import { optionValues } from './option-values.ts'

test.each([
  ['颜色: 墨绿; 尺码: L', ['墨绿', 'L']],
  ['颜色：沙色；尺码：45 cm', ['沙色', '45 cm']],
  ['Colour: Navy; Size: 90cm', ['Navy', '90cm']],
  ['Navy 90cm', ['Navy 90cm']],
  ['比例: 1:64', ['1:64']],
  ['1:64 green', ['1:64 green']],
  ['Scale 1:64', ['Scale 1:64']],
  ['颜色:', ['颜色:']],
  ['; ;', []],
  ['', []],
])('the values of %j', (text, values) => {
  expect(optionValues(text)).toEqual(values)
})

test('a hostile text takes no time', () => {
  const long = 'a '.repeat(50_000)
  expect(optionValues(long)).toHaveLength(1)
  expect(optionValues(':'.repeat(50_000))).toHaveLength(1)
})
