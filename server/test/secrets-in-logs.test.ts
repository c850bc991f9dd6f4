import { Writable } from 'node:stream'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from '../src/platform/log.ts'
import * as given from './given.ts'
import { PASSWORD, testWorld } from './world.ts'

/* Whatever a caller does with a secret, no line of the log contains it. */

const lines: string[] = []
const log = pino(
  logOptions('trace'),
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  }),
)
const world = testWorld({ log })

test('no token and no password is logged, wherever its owner puts it', async () => {
  const ana = await world.shopper('ana')
  await given.money(world, ana, 100_000)
  const order = await given.anOrder(ana)
  const made = await ana.call('POST /tokens', {
    body: { name: 'Script', scopes: [...GRANT_SCOPES], days: 30, password: PASSWORD },
  })
  const secrets = [made.token, ana.token, PASSWORD]
  const asks = async (method: 'GET' | 'POST', url: string, options: object = {}) =>
    (await world.inject({ method, url: `/api/v1${url}`, ...options })).statusCode

  for (const token of [made.token, ana.token]) {
    const headers = { authorization: `Bearer ${token}` }
    const pays = { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen }
    const statuses = [
      await asks('GET', '/orders', { headers }),
      await asks('GET', `/orders?token=${token}`),
      await asks('GET', `/orders/${token}`, { headers }),
      await asks('GET', `/${token}`),
      await asks('GET', '/orders', { headers: { cookie: `token=${token}` } }),
      await asks('POST', '/login', { payload: { email: ana.email, password: token } }),
      await asks('POST', '/payments', { headers, payload: { ...pays, token } }),
      await asks('POST', '/payments', { headers, payload: `{"token":"${token}` }),
      await asks('POST', '/leaked_tokens', { payload: { text: token } }),
    ]
    expect(statuses).toEqual([200, 401, 404, 404, 401, 401, 400, 400, 200])
  }
  await world.runJobs()
  expect(lines.length).toBeGreaterThan(10)
  const logged = lines.join('')
  expect(logged).toContain('/api/v1/orders')
  for (const secret of secrets) expect(logged).not.toContain(secret)
})
