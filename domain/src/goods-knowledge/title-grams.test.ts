import { expect, test } from 'vitest'
import { KEPT_GRAMS, titleGrams } from './title-grams.ts'

const shared = (a: string, b: string) =>
  titleGrams(a, KEPT_GRAMS).filter((gram) => titleGrams(b, KEPT_GRAMS).includes(gram)).length

test('titles of the same goods share more than titles of others', () => {
  const hoodie = '2026 新款重磅连帽卫衣 男女同款'
  expect(shared(hoodie, '美式重磅连帽卫衣')).toBeGreaterThan(3)
  expect(shared(hoodie, '陶瓷马克杯')).toBe(0)
  expect(shared('Heavyweight cotton hoodie', 'Cotton HOODIE, loose')).toBe(2)
})

test('a title without words has none, and a long one a limited number', () => {
  expect(titleGrams('¥ 12 !! a b', KEPT_GRAMS)).toEqual([])
  expect(titleGrams('一二三四五六七八九十'.repeat(200), KEPT_GRAMS).length).toBeLessThanOrEqual(KEPT_GRAMS)
  expect(titleGrams('鱼缸', 5)[0]).toBe(titleGrams('大鱼缸'.slice(1), 5)[0])
})
