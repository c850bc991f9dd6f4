import { expect, test } from 'vitest'
import { NO_DENSITY, givenVolume, startDensity } from './density.ts'
import type { Forecast } from './known.ts'

const first: Forecast = { mean: 0, variance: 0.25, noise: 0.01, level: 'text', seen: 0 }

test('goods that are larger than expected are expected heavier, as far as that was seen', () => {
  const density = startDensity()
  expect(density.now()).toEqual(NO_DENSITY)
  // Half of what both are off by is shared.
  for (let at = 0; at < 2_000; at += 1) {
    const [shared, own, other] = [Math.sin(at * 1.7), Math.sin(at * 2.9), Math.sin(at * 4.3)]
    density.see(first, shared + own, shared + other, 1)
  }
  const { slope, left } = density.now()
  expect(slope).toBeGreaterThan(0.4)
  expect(slope).toBeLessThan(0.6)
  expect(left).toBeLessThan(0.85)
  const given = givenVolume(first, 2, density.now())
  expect(given.mean).toBeGreaterThan(0.3)
  expect(given.variance).toBeLessThan(first.variance)
})

test('an unknown volume says nothing, nor does any volume of goods that were weighed', () => {
  const known: Forecast = { ...first, level: 'option', seen: 1 }
  const density = { slope: 0.5, left: 0.7 }
  expect(givenVolume(first, Number.NaN, density)).toBe(first)
  expect(givenVolume(known, 3, density)).toBe(known)
})
