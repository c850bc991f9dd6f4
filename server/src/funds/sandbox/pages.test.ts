import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { serveSandboxPages } from './pages.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const started = async (person = ana) => {
  const { id, provider_url } = await person.call('POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: 65_736 },
  })
  return { id, path: new URL(provider_url!).pathname, query: new URL(provider_url!).search }
}
const decide = (path: string, decision: string) =>
  world.inject({
    method: 'POST',
    url: `${path}/${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })

test('the page shows the amount and the recipient and offers the decision, without any script', async () => {
  const { path, query } = await started()
  const page = await world.inject({ url: path + query })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Longhaul')
  expect(page.body).toMatch(/\$103\.\d\d USD/)
  expect(page.body.match(/<form method="post"/g)).toHaveLength(2)
  expect(page.body).not.toMatch(/<script|<style|style=|onclick/)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await world.inject({ url: '/sandbox-pay/sandbox.css' })).headers['content-type']).toMatch(
    /^text\/css/,
  )
})

test('the page is in the shopper’s language', async () => {
  const zoe = await world.shopper('zoe', { lang: 'zh' })
  const { path, query } = await started(zoe)
  expect((await world.inject({ url: path + query })).body).toContain('同意付款')
})

test('a shop that does not answer loses nothing: the decision is stored and sent again', async () => {
  const { id, path } = await started()
  const first = await decide(path, 'approve')
  expect([first.statusCode, first.body.includes('Send again')]).toEqual([502, true])
  // The decision is final: the other button no longer has an effect.
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const second = await decide(path, 'decline')
  expect([second.statusCode, second.headers.location]).toEqual([
    303,
    `http://shop.test/payment/payResult?recharge=${id}`,
  ])
  await given.processWebhooks(world)
  expect((await ana.call('GET /recharges/{id}', { params: { id } })).stage).toBe('succeeded')
  expect((await world.inject({ url: path })).body).toContain('Payment approved')
})

test('approve and decline reach the shop over HTTP, and count once if pressed twice', async () => {
  const [paid, declined] = [await started(), await started()]
  const before = (await ana.call('GET /funds')).available_fen
  await Promise.all([
    decide(paid.path, 'approve'),
    decide(paid.path, 'approve'),
    decide(declined.path, 'decline'),
  ])
  await given.processWebhooks(world)
  expect((await ana.call('GET /recharges/{id}', { params: { id: paid.id } })).stage).toBe('succeeded')
  expect((await ana.call('GET /recharges/{id}', { params: { id: declined.id } })).stage).toBe('failed')
  expect((await ana.call('GET /funds')).available_fen - before).toBe(65_736)
})

test('an unknown checkout is not found', async () => {
  const { path } = await started()
  expect(
    (await world.inject({ url: '/sandbox-pay/checkouts/6f0d9a1e-0000-4000-8000-000000000000' })).statusCode,
  ).toBe(404)
  expect((await world.inject({ url: '/sandbox-pay/checkouts/nonsense' })).statusCode).toBe(404)
  expect((await decide(path, 'steal')).statusCode).toBe(404)
})

test('the provider does not exist outside demo mode', async () => {
  const app = Fastify()
  await serveSandboxPages(app, { ...world.world, env: { ...world.world.env, demo: false } })
  expect((await app.inject({ url: '/sandbox-pay/sandbox.css' })).statusCode).toBe(404)
  await app.close()
})
