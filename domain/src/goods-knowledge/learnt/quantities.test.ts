import { expect, test } from 'vitest'
import { foldWords } from '../../texts/tidy.ts'
import { quantitiesIn } from './quantities.ts'

test.each([
  ['中性笔 36支装', [[36, 'contents']]],
  ['积木拼图 100片装', [[100, 'contents']]],
  ['床上四件套', [[4, 'contents']]],
  ['袜子 十二双装', [[12, 'pack']]],
  ['10双', [[10, 'pack']]],
  ['3 件装', [[3, 'pack']]],
  ['杯子 2个', [[2, 'few']]],
  ['二十五瓶', [[25, 'few']]],
  ['买二送一', [[3, 'pack']]],
  ['socks, pack of 6', [[6, 'pack']]],
  ['茶叶 半斤', [[250, 'mass']]],
  ['茶叶 一斤装', [[500, 'mass']]],
  ['哑铃 10kg', [[10_000, 'mass']]],
  ['猫砂 6L', [[6_000, 'volume']]],
  ['笔记本电脑 15.6英寸', [[15.6, 'length']]],
  // A model, a year, a letter size, and the weight of the person whom a size fits.
  ['gpz45rw 手机壳', []],
  ['2026秋冬卫衣', []],
  ['XL建议120-140斤', []],
  ['一件', [[1, 'few']]],
  ['0件装', []],
  ['99999片', []],
  ['', []],
])('%s', (text, found) =>
  expect(quantitiesIn(foldWords(text)).map(({ count, measures }) => [count, measures])).toEqual(found),
)

test('ten thousand characters are read quickly', () =>
  expect(quantitiesIn('十'.repeat(10_000)).length).toBeLessThan(10))
