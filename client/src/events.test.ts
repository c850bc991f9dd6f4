import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyEvent } from './events.ts'

const [first, second] = [7, 8].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer]
const secretOf = (key: Buffer) => `whsec_${key.toString('base64')}`
const now = new Date('2026-11-30T04:00:00Z')
const body = '{"type":"test","timestamp":"2026-11-30T04:00:00.000Z","data":{}}'

function headersOf(keys: readonly Buffer[], secondsAgo = 0) {
  const timestamp = String(now.getTime() / 1000 - secondsAgo)
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(`e1.${timestamp}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': 'e1',
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
const verify = (secrets: string | string[], headers: Record<string, string> | Headers, text = body) =>
  verifyEvent(secrets, headers, text, now)

test('accepts what one of the secrets signed, with headers of Node or of fetch', async () => {
  const event = { type: 'test', id: 'e1', data: {} }
  expect(await verify(secretOf(first), headersOf([first]))).toMatchObject(event)
  expect(await verify(secretOf(first), new Headers(headersOf([first])))).toMatchObject(event)
  // During a rotation, at either side.
  expect(await verify(secretOf(second), headersOf([first, second]))).toMatchObject(event)
  expect(await verify([secretOf(second), secretOf(first)], headersOf([first]))).toMatchObject(event)
  expect(await verify(secretOf(first), headersOf([first], 300))).toMatchObject(event)
})

test('accepts what the official package signs', async () => {
  const headers = {
    'webhook-id': '5f0f6f0e-9f53-4b0c-9e43-0a8c8f2f5d11',
    'webhook-timestamp': '1796011200',
    // Made with `new Webhook(secret).sign(id, date, body)` of the npm package standardwebhooks 1.1.1.
    'webhook-signature': 'v1,qO6KzKGYFqRnp3sd7dunDMAn/SjYulta/saBvx9nD2k=',
  }
  expect(await verify(secretOf(first), headers)).toMatchObject({ type: 'test', id: headers['webhook-id'] })
})

test.each([
  ['another secret', secretOf(second), headersOf([first]), body],
  ['no secret', '', headersOf([first]), body],
  ['a secret that is not base64', 'whsec_%', headersOf([first]), body],
  ['a changed body', secretOf(first), headersOf([first]), `${body} `],
  ['another id', secretOf(first), { ...headersOf([first]), 'webhook-id': 'e2' }, body],
  ['an old request', secretOf(first), headersOf([first], 301), body],
  ['a request of the future', secretOf(first), headersOf([first], -301), body],
  ['no headers', secretOf(first), {}, body],
  ['no signature', secretOf(first), { ...headersOf([first]), 'webhook-signature': '' }, body],
  ['another version', secretOf(first), { ...headersOf([first]), 'webhook-signature': 'v2,AAAA' }, body],
  ['an empty signature', secretOf(first), { ...headersOf([first]), 'webhook-signature': 'v1,' }, body],
  ['a time that is none', secretOf(first), { ...headersOf([first]), 'webhook-timestamp': 'NaN' }, body],
])('refuses %s', async (_, secret, headers, text) => {
  await expect(verify(secret, headers, text)).rejects.toMatchObject({ name: 'NotVerified' })
})
