import { describe, expect, test } from 'vitest'
import { startLearning } from './learn.ts'
import { STARTING_MODEL } from './starting-model.ts'

const START = Math.exp(STARTING_MODEL.weight.kinds['hoodie']!.centre)

/**
 * What is learnt from hoodies of these shops, each weighed once with this many times the weight of the
 * starting table.
 */
function learnt(hoodies: readonly { shop: string; times: number }[]) {
  const learning = startLearning()
  for (const { shop, times } of hoodies) {
    const weighing = {
      pieces: 1,
      grams: START * times,
      sidesMm: [300, 250, 80],
      factor: 1,
      option: '',
    } as const
    learning.see({ fold: 'learn', shop, kind: 'hoodie', weighings: [weighing] })
  }
  return learning.finish()
}
const times = (log: number) => Math.exp(log)

describe('what is learnt', () => {
  test('of a kind counts half with four products, and nearly whole with many', () => {
    const heavier = (count: number) =>
      times(
        learnt(Array.from({ length: count }, () => ({ shop: '', times: 2 }))).model.weight.kinds['hoodie']!
          .centre,
      ) / START
    expect(heavier(0)).toBeCloseTo(1)
    expect(heavier(4)).toBeCloseTo(Math.SQRT2)
    expect(heavier(400)).toBeCloseTo(2, 1)
  })

  test('of a shop is how its own goods differ from their kind, half with three products; of an unknown shop nothing', () => {
    const of = (shop: string, factor: number) => [1, 2, 3].map(() => ({ shop, times: factor }))
    const { model, shops } = learnt([...of('light', 0.8), ...of('', 1), ...of('heavy', 1.25)])
    const centre = times(model.weight.kinds['hoodie']!.centre)
    expect([...shops.keys()]).toEqual(['light', 'heavy'])
    expect(shops.get('light')!.weight).toEqual({
      offset: expect.closeTo(Math.log((0.8 * START) / centre) / 2),
      products: 3,
    })
    expect(shops.get('heavy')!.weight!.offset).toBeCloseTo(Math.log((1.25 * START) / centre) / 2)
  })
})
