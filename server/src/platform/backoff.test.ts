import { expect, test } from 'vitest'
import { backoffMs, repeat } from './backoff.ts'

test('waits double up to the ceiling, and their upper half is random', () => {
  const waits = { firstMs: 100, mostMs: 3_000 }
  for (const [failures, whole] of [[1, 100], [2, 200], [5, 1_600], [6, 3_000], [1_000_000, 3_000]] as const) {
    const drawn = Array.from({ length: 200 }, () => backoffMs(failures, waits))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(whole / 2)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(whole)
    expect(new Set(drawn).size).toBeGreaterThan(20)
  }
}) // prettier-ignore

test('a repeated task never overlaps itself, survives its failures and ends when it is stopped', async () => {
  let running = 0
  let most = 0
  let rounds = 0
  const errors: unknown[] = []
  await new Promise<void>((enough) => {
    const repeated = repeat(
      1,
      async () => {
        most = Math.max(most, ++running)
        await new Promise((next) => setImmediate(next))
        running--
        rounds++
        if (rounds === 5) void repeated.stop().then(enough)
        if (rounds === 2) throw new Error('once')
      },
      (error) => errors.push(error),
    )
  })
  expect({ most, rounds, errors: errors.length }).toEqual({ most: 1, rounds: 5, errors: 1 })
})
