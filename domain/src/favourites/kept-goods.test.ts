import { expect, test } from 'vitest'
import { type KeptGoods, believableTime, readKept, withKept, withoutKept } from './kept-goods.ts'

const goods = (id: number, at = id): KeptGoods => ({
  url: `https://weidian.com/item.html?itemID=${id}`,
  title: `Goods ${id}`,
  note: '',
  at,
})

test('the newest come first, each link once, and the oldest make room', () => {
  let list: KeptGoods[] = []
  for (let id = 1; id <= 60; id += 1) list = withKept(list, goods(id), 50)
  expect(list).toHaveLength(50)
  expect(list[0]).toEqual(goods(60))
  list = withKept(list, goods(20, 100), 50)
  expect(list).toHaveLength(50)
  expect(list[0]).toEqual(goods(20, 100))
})

test('a note stays when the goods are kept again', () => {
  const noted = [{ ...goods(1), note: 'for Mia' }]
  expect(withKept(noted, goods(1, 9), 10)).toEqual([{ ...goods(1, 9), note: 'for Mia' }])
  expect(withoutKept(noted, goods(1).url)).toEqual([])
})

test('what is not of this form is left out', () => {
  const odd = [
    null,
    7,
    'x',
    {},
    { ...goods(1), url: 'javascript:alert(1)' },
    { ...goods(2), url: `https://a.example/${'x'.repeat(3_000)}` },
    { ...goods(3), title: ' ' },
    { ...goods(4), title: 'x'.repeat(201) },
    { ...goods(5), note: 7 },
    { ...goods(6), at: Number.NaN },
    { ...goods(7), title: 'half a character \ud83d' },
    { ...goods(8), note: 'a\0b' },
  ]
  expect(readKept([...odd, goods(9)], 10)).toEqual([goods(9)])
  for (const stored of [null, 'x', {}, 12]) expect(readKept(stored, 10)).toEqual([])
  const many = Array.from({ length: 100_000 }, (_, id) => goods(id + 1))
  expect(readKept(many, 10)).toHaveLength(10)
})

test('a title is cut without leaving half a character', () => {
  const [kept] = withKept([], { ...goods(1), title: `${'x'.repeat(199)}😀` }, 10)
  expect(kept?.title).toBe('x'.repeat(199))
})

test('a device whose clock is wrong keeps nothing in the future', () => {
  const now = new Date('2026-11-30T00:00:00Z')
  expect(believableTime(new Date('2031-01-01T00:00:00Z'), now)).toEqual(now)
  expect(believableTime(new Date('1971-01-01T00:00:00Z'), now)).toEqual(new Date('2025-11-30T00:00:00Z'))
  expect(believableTime(new Date('2026-11-01T00:00:00Z'), now)).toEqual(new Date('2026-11-01T00:00:00Z'))
})
