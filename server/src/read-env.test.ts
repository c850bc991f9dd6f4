import { randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

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

test('product sources: without keys none, with keys as they are set, half a pair is a fault', () => {
  expect(readEnv({}).productSources).toEqual({})
  const { productSources } = readEnv({
    TMAPI_TOKEN: 't',
    TMAPI_DAILY_CALLS: '50',
    TMAPI_FEN_PER_1000_CALLS: '700',
    TAOBAO_APP_KEY: 'k',
    TAOBAO_APP_SECRET: 's',
    ALIBABA_1688_APP_KEY: 'k',
    ALIBABA_1688_APP_SECRET: 's',
    ALIBABA_1688_ACCESS_TOKEN: 'a',
    ALIBABA_1688_URL: 'http://localhost:9/openapi/',
  })
  expect(productSources).toMatchObject({
    tmapi: { url: 'https://api.tmapi.top', token: 't', dailyCalls: 50, fenPerThousandCalls: 700 },
    taobaoOpen: { signMethod: 'hmac', session: '', dailyCalls: 1_000, fenPerThousandCalls: 0 },
    open1688: { url: 'http://localhost:9/openapi', accessToken: 'a' },
  })
  const wrong = {
    ONEBOUND_KEY: 'k',
    TAOBAO_APP_SECRET: 's',
    TAOBAO_SIGN_METHOD: 'rot13',
    TMAPI_TOKEN: 't',
    TMAPI_DAILY_CALLS: 'many',
    TMAPI_URL: 'ftp://x',
  }
  expect(() => readEnv(wrong)).toThrow(
    /TMAPI_URL must be[^]*TMAPI_DAILY_CALLS must be[^]*ONEBOUND_SECRET is needed with ONEBOUND_KEY[^]*TAOBAO_APP_KEY is needed with TAOBAO_APP_SECRET[^]*TAOBAO_SIGN_METHOD must be/,
  )
})

test('payment providers: without keys none, half of what one needs is a fault, and so is a key that is none', () => {
  expect(readEnv({}).payments).toEqual({ timeoutMs: 10_000 })
  const { payments } = readEnv({
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_FEE_PER_MILLE: '15',
    PAYPAL_CLIENT_ID: 'c',
    PAYPAL_CLIENT_SECRET: 's',
    PAYPAL_WEBHOOK_ID: 'w',
    PAYPAL_URL: 'https://api-m.sandbox.paypal.com/',
  })
  expect(payments.stripe).toMatchObject({
    url: 'https://api.stripe.com',
    fee: { perMille: 15, fixedFen: 210 },
  })
  expect(payments.paypal).toMatchObject({ url: 'https://api-m.sandbox.paypal.com', webhookId: 'w' })
  const wrong = {
    PAYMENT_TIMEOUT_MS: '0',
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_FEE_FIXED_FEN: '-1',
    PAYPAL_WEBHOOK_ID: 'w',
    PAYPAL_URL: 'paypal',
    ALIPAY_APP_ID: '2021',
    ALIPAY_PRIVATE_KEY: 'not a key',
    ALIPAY_PUBLIC_KEY: 'not a key either',
  }
  expect(() => readEnv(wrong)).toThrow(
    /PAYMENT_TIMEOUT_MS must be[^]*STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY[^]*STRIPE_FEE_FIXED_FEN must be[^]*PAYPAL_CLIENT_ID is needed[^]*PAYPAL_CLIENT_SECRET is needed[^]*PAYPAL_URL must be[^]*ALIPAY_PRIVATE_KEY must be[^]*ALIPAY_PUBLIC_KEY must be/,
  )
})

test('tracking and carriers: without keys none is asked, half a pair and a strange list are faults', () => {
  expect(readEnv({}).carriers).toEqual({ timeoutMs: 10_000 })
  const { carriers } = readEnv({
    TRACK17_KEY: 'k',
    TRACK17_URL: 'http://localhost:9/track/v2.4/',
    YUNEXPRESS_CUSTOMER: 'c',
    YUNEXPRESS_SECRET: 's',
    YUNEXPRESS_SERVICES: 'DIR-DDP=THPHR, PST-EUB=BKPHR',
    IOSS_NUMBER: 'im 276 0000001',
  })
  expect(carriers.track17).toEqual({ key: 'k', url: 'http://localhost:9/track/v2.4' })
  expect(carriers.ioss).toBe('IM2760000001')
  expect(() => readEnv({ IOSS_NUMBER: 'DE123456789' })).toThrow(/IOSS_NUMBER must be IM and ten digits/)
  expect([...carriers.yunexpress!.services]).toEqual([
    ['DIR-DDP', 'THPHR'],
    ['PST-EUB', 'BKPHR'],
  ])
  expect(() =>
    readEnv({ YUNEXPRESS_CUSTOMER: 'c', YUNEXPRESS_SERVICES: 'DIR-DDP', CARRIER_TIMEOUT_MS: '0' }),
  ).toThrow(/YUNEXPRESS_SECRET is needed[^]*YUNEXPRESS_SERVICES must be|CARRIER_TIMEOUT_MS/)
})

test('sealing keys: in base64 of either alphabet or hexadecimal, the newest first; a fault never repeats one', () => {
  expect(readEnv({}).sealingKeys).toEqual([])
  const keys = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const written = [keys[0]!.toString('base64'), keys[1]!.toString('base64url'), keys[2]!.toString('hex')]
  expect(readEnv({ SEALING_KEYS: written.join(', ') }).sealingKeys).toEqual(keys)
  for (const bad of ['secret', `${written[0]},${written[1]!.slice(1)}`, `${written[2]}00`]) {
    const fault = (): unknown => readEnv({ SEALING_KEYS: bad })
    expect(fault).toThrow('SEALING_KEYS must be keys of 32 bytes')
    expect(fault).not.toThrow(bad.slice(-10))
  }
})

test('the table of docs/operating.md has every name that is read', async () => {
  const table = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const folder = new URL('./', import.meta.url)
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((name) => /(^|[/\\])env(-[a-z-]+)?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(5)
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const names = new Set(
    sources.flatMap((source) => source.match(/(?<=')[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(?=')/g) ?? []),
  )
  expect(names.size).toBeGreaterThan(25)
  // Some are put together of a provider's name and an end.
  expect([...names].filter((name) => !table.includes(name))).toEqual([])
})
