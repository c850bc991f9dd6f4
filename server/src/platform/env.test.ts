import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without settings it is the demo on port 3000', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    demo: true,
    publicUrl: 'http://localhost:3000',
    dataDir: 'data',
  })
})

test('everything that is wrong is said at once', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'shop',
    DATABASE_URL: 'mysql://x',
    RATE_LIMIT_FACTOR: '0',
    DEMO: '0',
    LOG_LEVEL: 'loud',
  }
  expect(() => readEnv(wrong)).toThrow(
    /PORT must be[^]*PUBLIC_URL must be[^]*DATABASE_URL must be[^]*RATE_LIMIT_FACTOR must be[^]*LOG_LEVEL must be[^]*SMTP_URL is needed/,
  )
})

test('a real installation', () => {
  const env = readEnv({
    PORT: '8080',
    DEMO: '0',
    PUBLIC_URL: 'https://shop.example.com',
    DATABASE_URL: 'postgres://longhaul@db/longhaul',
    SMTP_URL: 'smtps://mail.example.com',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
  })
  expect(env).toMatchObject({
    demo: false,
    publicUrl: 'https://shop.example.com',
    trustedProxies: ['10.0.0.1', '10.0.0.2'],
  })
})
