import { describe, expect, test } from 'vitest'
import { readCentimetres, readGrams, readMeasures, typeMeasures } from './typed-measures.ts'
import { whyUnusual } from './unusual-measures.ts'

describe('weights', () => {
  test.each([
    ['680', 680],
    ['1,250', 1250],
    ['1 250', 1250],
    ['680 g', 680],
    ['\uff16\uff18\uff10', 680],
    ['200000', 200_000],
  ])('%s is %d g', (typed, grams) => expect(readGrams(typed)).toBe(grams))

  test.each(['', '0', '-5', '1.5', '1,5', '1,2500', '200001', '6 8o', '6 80', 'kg'])(
    '%s is no weight',
    (typed) => expect(readGrams(typed)).toBeNull(),
  )
})

describe('lengths', () => {
  test.each([
    ['30', 300],
    ['30.5', 305],
    ['30,5', 305],
    ['30 cm', 300],
    ['0.1', 1],
    ['500', 5000],
  ])('%s is %d mm', (typed, mm) => expect(readCentimetres(typed)).toBe(mm))

  test.each(['', '0', '0.0', '30.55', '500.1', '-1', '1e3', '3 0'])('%s is no length', (typed) =>
    expect(readCentimetres(typed)).toBeNull(),
  )
})

test('are parsed only if all four are valid, and formatted back', () => {
  const typed = { weight: '680', length: '30.5', width: '20', height: '12' }
  expect(readMeasures({ ...typed, height: '' })).toBeNull()
  const read = readMeasures(typed)
  expect(read).toEqual({ weight_grams: 680, length_mm: 305, width_mm: 200, height_mm: 120 })
  expect(typeMeasures({ weight_grams: 680, size_mm: [305, 200, 120] })).toEqual(typed)
})

describe('unusual figures', () => {
  const box = { length_mm: 300, width_mm: 200, height_mm: 100 }
  test.each([
    ['a shirt', { ...box, weight_grams: 420 }, false],
    ['cast iron', { ...box, weight_grams: 17_000 }, false],
    ['a slipped comma in the weight', { ...box, weight_grams: 42_000 }, true],
    ['denser than stone', { length_mm: 100, width_mm: 100, height_mm: 50, weight_grams: 4_200 }, true],
    ['lighter than foam', { length_mm: 1000, width_mm: 1000, height_mm: 500, weight_grams: 420 }, true],
    ['two metres', { ...box, length_mm: 2000, weight_grams: 4_000 }, true],
  ])('%s', (_, measures, asked) => expect(whyUnusual(measures) !== null).toBe(asked))
})
