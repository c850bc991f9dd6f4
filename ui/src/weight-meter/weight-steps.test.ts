import { assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { placeOf, weightSteps } from './weight-steps.ts'

const tariff = { firstGrams: 500, firstFen: 6000, stepGrams: 500, stepFen: 1200 }

it.each([
  [1, 6000, 500, 499],
  [500, 6000, 500, 0],
  [501, 7200, 1000, 499],
  [1000, 7200, 1000, 0],
  [1001, 8400, 1500, 499],
  [1740, 9600, 2000, 260],
])('%i g costs %i fen, billed as %i g, with %i g of room', (grams, feeFen, billedGrams, roomGrams) => {
  expect(weightSteps(grams, tariff)).toMatchObject({ feeFen, billedGrams, roomGrams })
})

it('no weight costs nothing and shows the first block as the next', () => {
  const steps = weightSteps(0, tariff)
  expect(steps).toMatchObject({ feeFen: 0, billedGrams: 0, roomGrams: 0 })
  expect(steps.blocks).toEqual([{ endGrams: 500, feeFen: 6000, merged: false }])
})

it('merges blocks that filled up long ago into the first', () => {
  const { blocks } = weightSteps(8420, tariff)
  expect(blocks).toHaveLength(6)
  expect(blocks[0]).toEqual({ endGrams: 6500, feeFen: 6000 + 12 * 1200, merged: true })
  expect(blocks.at(-1)?.endGrams).toBe(9000)
})

it('the paid blocks add up to the fee, and the weight lies within them', () => {
  const whole = integer({ min: 1, max: 5000 })
  assert(
    property(
      integer({ min: 1, max: 60_000 }),
      record({ firstGrams: whole, firstFen: whole, stepGrams: whole, stepFen: whole }),
      (grams, any) => {
        const { blocks, feeFen, billedGrams, roomGrams } = weightSteps(grams, any)
        const paid = blocks.slice(0, -1)
        expect(paid.reduce((sum, block) => sum + block.feeFen, 0)).toBe(feeFen)
        expect(paid.at(-1)?.endGrams).toBe(billedGrams)
        expect(roomGrams).toBeGreaterThanOrEqual(0)
        expect(roomGrams).toBeLessThan(Math.max(any.firstGrams, any.stepGrams))
        expect(placeOf(grams, blocks)).toBeLessThanOrEqual(placeOf(billedGrams, blocks))
        expect(placeOf(billedGrams, blocks)).toBeCloseTo(paid.length / blocks.length)
      },
    ),
  )
})
