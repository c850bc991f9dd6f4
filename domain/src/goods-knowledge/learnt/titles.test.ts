import { expect, test } from 'vitest'
import { NOTHING_STATED } from '../stated.ts'
import { kindOf } from '../kind-of.ts'
import { STARTING_MODEL, ask } from './model.ts'

const asked = (title: string) =>
  ask(
    STARTING_MODEL,
    {
      id: '1',
      title,
      category: '',
      platform: 'taobao',
      seller: '',
      priceFen: null,
      stated: NOTHING_STATED,
      kind: kindOf(title)?.id ?? null,
    },
    null,
    [],
    { option: '', optionText: '', day: 0 },
  ).estimates.weight

// What a person would say such goods weigh, from the least to the most, in grams.
test.each([
  ['积木拼图 100片装', 150, 2_000],
  ['中性笔 36支装', 100, 700],
  ['床上四件套', 1_400, 3_500],
  ['西装三件套', 900, 2_500],
  ['茶具七件套', 400, 3_000],
  ['贴纸 50枚装', 30, 400],
  ['刀片 10片装', 15, 200],
  ['袜子 十二双装', 400, 1_200],
  ['袜子 10双', 350, 1_000],
  ['茶叶 半斤', 200, 500],
  ['茶叶 一斤装', 400, 900],
  ['笔记本电脑 15.6英寸', 1_500, 3_500],
  ['书桌 实木', 5_000, 30_000],
  ['书架 落地', 3_000, 25_000],
  ['帽衫 男', 400, 1_000],
  ['灯笼裤 女', 200, 700],
  ['刀削面 5袋', 300, 2_500],
  ['鞋带', 10, 100],
  ['手表表带', 10, 150],
  ['机械键盘 键帽', 150, 900],
  ['iPad 保护套 11寸', 100, 700],
  ['童鞋', 250, 900],
  ['手机', 200, 700],
  ['猫砂 6L', 2_000, 9_000],
  ['哑铃 10kg', 8_000, 13_000],
  ['抽纸24包', 1_000, 9_000],
])('%s weighs between %i and %i g', (title, least, most) => {
  const { expected, low, high } = asked(title)
  expect(expected).toBeGreaterThanOrEqual(least)
  expect(expected).toBeLessThanOrEqual(most)
  expect(low).toBeLessThan(expected)
  expect(high).toBeGreaterThan(expected)
})

test('a hundred of anything is no more than twelve of it until that is learnt', () => {
  expect(asked('玻璃杯 500个装').expected).toBeLessThan(12 * asked('玻璃杯').expected * 1.01)
  const few = asked('玻璃杯')
  const many = asked('玻璃杯 500个装')
  // Whether it multiplies is not known, so the interval says so.
  expect(many.high / many.low).toBeGreaterThan((few.high / few.low) * 2)
})

test('nothing, and a text without an end, have an answer', () => {
  for (const title of ['', '卫'.repeat(10_000), '9'.repeat(10_000), '买9送9'.repeat(500)]) {
    const { low, expected, high } = asked(title)
    expect(low).toBeGreaterThan(0)
    expect(expected).toBeGreaterThanOrEqual(low)
    expect(high).toBeLessThan(10_000_000)
  }
})
