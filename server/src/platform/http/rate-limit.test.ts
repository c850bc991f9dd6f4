import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { limitRate } from './rate-limit.ts'

const world = testWorld()

test('a caller has a single limit, whether the token is sent bare or after Bearer', async () => {
  const env = { ...world.world.env, rateLimitFactor: 1 }
  const limit = limitRate({ ...world.world, env }, 'GET /x', 2)
  const asked = (authorization: string) => {
    const bare = JSON.parse(
      JSON.stringify({ id: 'x', ip: '192.0.2.1', headers: { authorization } }),
    ) as FastifyRequest
    return limit(Object.assign(bare, { log: world.world.log }))
  }
  await asked('a-token')
  await asked('Bearer a-token')
  await expect(asked('bearer   a-token')).rejects.toThrow('too_many_requests')
  await asked('Bearer another-token')
})
