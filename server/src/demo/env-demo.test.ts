import { expect, test } from 'vitest'
import { demoErrors } from './env-demo.ts'
import { readEnv } from '../read-env.ts'

const start = (settings: Record<string, string>) => () => readEnv(settings, demoErrors)
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' }

test('on the local machine nothing needs to be set', () => {
  expect(start({})).not.toThrow()
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.1.2.3']) expect(start({ HOST })).not.toThrow()
  expect(start({ PUBLIC_URL: 'https://localhost:8443' })).not.toThrow()
  expect(start({ PUBLIC_URL: 'https://shop.localhost' })).not.toThrow()
})

const OPEN: readonly Record<string, string>[] = [
  { PUBLIC_URL: 'https://shop.example.com' },
  { PUBLIC_URL: 'https://127.0.0.1.example.com' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  STRIPE,
  PAYPAL,
  { TRACK17_KEY: 'k' },
  { YUNEXPRESS_CUSTOMER: 'a', YUNEXPRESS_SECRET: 'b', YUNEXPRESS_SERVICES: 'A=B' },
  { TMAPI_TOKEN: 't' },
  { ONEBOUND_KEY: 'k', ONEBOUND_SECRET: 's' },
]

test.each(OPEN)('%j: DEMO must be set', (settings) => {
  expect(start(settings)).toThrow(/DEMO must be set explicitly .*DEMO=0 for a real shop, DEMO=1 for the demo/)
})

test('an explicit demo may be public, but takes no live keys', () => {
  expect(start({ DEMO: '1', PUBLIC_URL: 'https://demo.example.com', HOST: '0.0.0.0' })).not.toThrow()
  for (const keys of [STRIPE, PAYPAL, { TMAPI_TOKEN: 't' }])
    expect(start({ DEMO: '1', ...keys })).toThrow('DEMO=1 accepts no live keys')
})

test('keys of test mode are not live keys', () => {
  expect(start({ ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' })).not.toThrow()
  expect(start({ ...PAYPAL, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' })).not.toThrow()
  expect(start({ DEMO: '1', TMAPI_TOKEN: 't', TMAPI_URL: 'http://127.0.0.1:9' })).not.toThrow()
  expect(start({ ...PAYPAL, PAYPAL_URL: 'https://notsandbox.example.com' })).toThrow('DEMO must be set')
})

test('a real shop takes any settings', () => {
  const shop = { DEMO: '0', PUBLIC_URL: 'https://shop.example.com', SMTP_URL: 'smtp://mail', HOST: '0.0.0.0' }
  expect(start({ ...shop, ...STRIPE, ...PAYPAL })).not.toThrow()
})
