import { expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'

const world = testWorld({ env: () => ({ RATE_LIMIT_FACTOR: '1' }) })

test('who guesses tokens is slowed down, by the network', async () => {
  const guess = async (remoteAddress: string, letter: string) =>
    (
      await world.inject({
        method: 'GET',
        url: `/answer?choice=accept&key=${letter.repeat(43)}`,
        remoteAddress,
      })
    ).statusCode
  for (let time = 0; time < 30; time++) expect(await guess('203.0.113.7', 'A')).toBe(404)
  expect(await guess('203.0.113.7', 'B')).toBe(429)
  expect(await guess('203.0.113.8', 'B')).toBe(404)
  world.clock.advance({ minutes: 1 })
  expect(await guess('203.0.113.7', 'B')).toBe(404)
})
