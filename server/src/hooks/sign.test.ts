import { expect, test } from 'vitest'
import { newHookSecret, signedHeaders } from './sign.ts'

test('signs like the published example of Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
  expect(signedHeaders([secret], message, new Date(1_614_265_330_000))).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'longhaul-event-version': '1',
  })
})

const [first, second] = [7, 8].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`) as [
  string,
  string,
]

// Made with `new Webhook(secret).sign(id, date, body)` of the npm package standardwebhooks 1.1.1.
test.each([
  {
    id: '5f0f6f0e-9f53-4b0c-9e43-0a8c8f2f5d11',
    body: '{"type":"test","timestamp":"2026-11-30T04:00:00.000Z","data":{}}',
    official:
      'v1,qO6KzKGYFqRnp3sd7dunDMAn/SjYulta/saBvx9nD2k= v1,8eYjNNxi2NR3PAoa3rQ7AQSQnW3ChSL8OMYeqs7aUNo=',
  },
  {
    id: 'e1',
    body: '{"type":"order.placed","data":{"title":"杯子 Ünïcode 🧶"}}',
    official:
      'v1,6mHRp0ln5pbo1XrtfVEVO0vQ2ByQNX1Uhp0IqoVoX+4= v1,UjPAcT7yqG5JGfH/fCqXflSTrSCbk0KUOoGfZ/ie2cM=',
  },
])('signs $id as the official package does, with both secrets during a rotation', (vector) => {
  const headers = signedHeaders([first, second], vector, new Date('2026-11-30T04:00:00Z'))
  expect(headers['webhook-signature']).toBe(vector.official)
})

test('a secret has 256 random bits', () => {
  const secret = newHookSecret()
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  expect(newHookSecret()).not.toBe(secret)
})
