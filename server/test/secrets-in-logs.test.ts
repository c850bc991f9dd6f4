import { Writable } from 'node:stream'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aCode, aConnection, postForm, renew } from '../src/accounts/oauth/connecting.test-support.ts'
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
  const program = await aConnection(world, ana)
  const late = await aCode(ana, program.clientId)
  const renewed = await renew(world, program)
  const { code_verifier: verifier, code } = program.form
  secrets.push(program.access, program.refresh, code, verifier, late.code, late.form.code_verifier)
  secrets.push(String(renewed.body['access_token']), String(renewed.body['refresh_token']))
  const faulty = [
    await postForm(world, '/oauth/token', { ...late.form, code_verifier: late.form.code_verifier.slice(1) }),
    await postForm(world, '/oauth/token', { ...late.form, redirect_uri: 'https://evil.example/cb' }),
    await postForm(world, '/oauth/token', `${new URLSearchParams(late.form).toString()}&code=${late.code}`),
    await postForm(world, '/oauth/revoke', { token: program.refresh }),
    await renew(world, program),
  ]
  for (const url of [`/oauth/authorize?code=${code}&code_verifier=${verifier}`, `/oauth/${program.refresh}`])
    await world.inject({ url, headers: { authorization: `Bearer ${program.access}` } })
  const mcp = await world.inject({
    method: 'POST',
    url: `/mcp?access_token=${program.access}`,
    payload: code,
  })
  expect(faulty.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  for (const answer of [...faulty.map(({ body }) => JSON.stringify(body)), mcp.body])
    for (const secret of secrets) expect(answer).not.toContain(secret)
  await world.runJobs()
  const mails = JSON.stringify(await world.db.selectFrom('mails').selectAll().execute())
  for (const secret of secrets) expect(mails).not.toContain(secret)
  expect(lines.length).toBeGreaterThan(10)
  const logged = lines.join('')
  expect(logged).toContain('/api/v1/orders')
  for (const secret of secrets) expect(logged).not.toContain(secret)
})
