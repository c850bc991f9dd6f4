import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dotsOnRuler } from './WeightDots.tsx'

const one = (weight_grams: number, had_problem = false) => ({ weight_grams, had_problem })

it('puts each weighing at its weight, above those of the same place', () => {
  const { dots, marks } = dotsOnRuler([one(600), one(601), one(700, true), one(750)])
  expect(marks.map(({ grams }) => grams)).toEqual([600, 650, 700, 750])
  expect(dots).toEqual([
    { at: 0, above: 0, hadProblem: false },
    { at: 0, above: 1, hadProblem: false },
    { at: 16 / 24, above: 0, hadProblem: true },
    { at: 1, above: 0, hadProblem: false },
  ])
})

it('covers every weighing with two to five round marks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 60 }), (grams) => {
      const { dots, marks } = dotsOnRuler(grams.map((weight) => one(weight)))
      expect(marks.length).toBeGreaterThanOrEqual(2)
      expect(marks.length).toBeLessThanOrEqual(5)
      expect(dots.every(({ at }) => at >= 0 && at <= 1)).toBe(true)
      expect(new Set(dots.map(({ at, above }) => `${at} ${above}`)).size).toBe(grams.length)
    }),
  )
})
