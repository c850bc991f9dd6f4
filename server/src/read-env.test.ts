import { randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { paypalKeys } from './funds/paypal/client.ts'
import { stripeKeys } from './funds/stripe/client.ts'
import { open1688 } from './goods/data-apis/open-1688.ts'
import { taobaoOpen } from './goods/data-apis/taobao-open.ts'
import { tmapi } from './goods/data-apis/tmapi.ts'
import { yunexpressKeys } from './carriers/yunexpress/client.ts'
import { API_KEYS, SETTING_NAMES, readEnv } from './read-env.ts'
import { settingsTable } from './settings-table.ts'
import { track17Keys } from './tracking/seventeen-track/client.ts'

test('without settings it is the demo on port 3000', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    demo: true,
    publicUrl: 'http://localhost:3000',
    dataDir: 'data',
  })
})

test('all errors are reported together', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'shop',
    DATABASE_URL: 'mysql://x',
    RATE_LIMIT_FACTOR: '0',
    DEMO: '0',
    LOG_LEVEL: 'loud',
  }
  expect(() => readEnv(wrong)).toThrow(
    /PORT must be[^]*PUBLIC_URL must be[^]*DATABASE_URL must be[^]*RATE_LIMIT_FACTOR must be[^]*LOG_LEVEL must be[^]*SMTP_URL is required/,
  )
})

test('several processes: each has its role and its own number of connections', () => {
  const shop = { DEMO: '0', PUBLIC_URL: 'https://shop.example.com', SMTP_URL: 'smtp://mail.example.com' }
  const url = 'postgres://longhaul@db/longhaul'
  expect(readEnv({})).toMatchObject({ role: 'both', databasePool: 10, workerJobs: 4, drainSeconds: 0 })
  expect(
    readEnv({ ...shop, DATABASE_URL: url, ROLE: 'web', DATABASE_POOL: '30', DRAIN_SECONDS: '10' }),
  ).toMatchObject({ role: 'web', databasePool: 30, drainSeconds: 10, databaseDirectUrl: undefined })
  expect(readEnv({ ...shop, DATABASE_URL: url, DATABASE_DIRECT_URL: url }).databaseDirectUrl).toBe(url)
  expect(() => readEnv({ ROLE: 'web' })).toThrow(/ROLE=web needs DATABASE_URL/)
  expect(() => readEnv({ ROLE: 'worker', DATABASE_URL: url })).toThrow(/ROLE=worker is for a real shop/)
  const wrong = {
    ...shop,
    ROLE: 'boss',
    DATABASE_POOL: '1',
    WORKER_JOBS: '1e1',
    DATABASE_DIRECT_URL: 'db:secret',
    DATABASE_REPLICA_URL: 'copy:secret',
  }
  expect(() => readEnv(wrong)).toThrow(
    /ROLE must be web[^]*DATABASE_DIRECT_URL must be a postgres[^]*DATABASE_REPLICA_URL must be a postgres[^]*DATABASE_REPLICA_URL requires DATABASE_URL[^]*DATABASE_DIRECT_URL requires DATABASE_URL[^]*DATABASE_POOL must be a number from 2 to 200[^]*WORKER_JOBS must be/,
  )
  expect(() => readEnv(wrong)).not.toThrow(/secret/)
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

test.each([
  ['127.0.0.1', true],
  ['::1, 10.0.0.0/8 fd00::/8', true],
  ['10.0.0.0/255.0.0.0', true],
  ['loopback', true],
  ['haproxy', false],
  ['10.0.0.0/99', false],
  ['0.0.0.0/0', false],
  ['10.0.0.1/', false],
  ['10.0.0.1:443', false],
])('TRUSTED_PROXIES may be %j: %s, as the HTTP server judges', (text, isRight) => {
  const read = () => readEnv({ TRUSTED_PROXIES: text }).trustedProxies
  if (isRight) expect(fastify({ trustProxy: read() })).toBeDefined()
  else {
    expect(read).toThrow('TRUSTED_PROXIES must be IP addresses')
    expect(() => fastify({ trustProxy: text.split(/[\s,]+/) })).toThrow()
  }
})

test.each([
  ['shop@example.com', true],
  ['Shop <shop@example.com>', true],
  ['"Shop, 远淘" <shop@example.com>', true],
  ['Shop', false],
  ['Shop shop@example.com', false],
  ['shop@example.com <Shop>', false],
])('MAIL_FROM may be %j: %s', (text, isRight) => {
  const read = () => readEnv({ MAIL_FROM: text })
  if (isRight) expect(read().mailFrom).toBe(text)
  else expect(read).toThrow('MAIL_FROM must be an address')
})

test('product sources: none without keys, configured with keys, and half a pair is an error', () => {
  expect(readEnv({}).apiKeys.size).toBe(0)
  const env = readEnv({
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
  expect(tmapi.keys.in({ env })).toEqual({
    url: 'https://api.tmapi.top',
    token: 't',
    searchCalls: 0,
    dailyCalls: 50,
    fenPerThousandCalls: 700,
  })
  expect(taobaoOpen.keys.in({ env })).toMatchObject({
    signMethod: 'hmac',
    session: '',
    dailyCalls: 1_000,
    fenPerThousandCalls: 0,
  })
  expect(open1688.keys.in({ env })).toMatchObject({ url: 'http://localhost:9/openapi', accessToken: 'a' })
  expect(env.apiKeys.size).toBe(3)
  const wrong = {
    ONEBOUND_KEY: 'k',
    TAOBAO_APP_SECRET: 's',
    TAOBAO_SIGN_METHOD: 'rot13',
    TMAPI_TOKEN: 't',
    TMAPI_DAILY_CALLS: 'many',
    TMAPI_URL: 'ftp://x',
  }
  expect(() => readEnv(wrong)).toThrow(
    /TAOBAO_APP_KEY is required with TAOBAO_APP_SECRET[^]*TAOBAO_SIGN_METHOD must be[^]*TMAPI_URL must be[^]*TMAPI_DAILY_CALLS must be[^]*ONEBOUND_SECRET is required with ONEBOUND_KEY/,
  )
})

test('payment providers: none without keys; incomplete or invalid keys are errors', () => {
  expect(readEnv({}).apiKeys.size).toBe(0)
  expect(readEnv({}).paymentTimeoutMs).toBe(10_000)
  const env = readEnv({
    STRIPE_SECRET_KEY: 'sk',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    STRIPE_FEE_PER_MILLE: '15',
    PAYPAL_CLIENT_ID: 'c',
    PAYPAL_CLIENT_SECRET: 's',
    PAYPAL_WEBHOOK_ID: 'w',
    PAYPAL_URL: 'https://api-m.sandbox.paypal.com/',
  })
  expect(stripeKeys.in({ env })).toMatchObject({
    url: 'https://api.stripe.com',
    feePerMille: 15,
    feeFixedFen: 210,
  })
  expect(paypalKeys.in({ env })).toMatchObject({ url: 'https://api-m.sandbox.paypal.com', webhookId: 'w' })
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
    /PAYMENT_TIMEOUT_MS must be[^]*STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY[^]*STRIPE_FEE_FIXED_FEN must be[^]*PAYPAL_CLIENT_ID is required[^]*PAYPAL_CLIENT_SECRET is required[^]*PAYPAL_URL must be[^]*ALIPAY_PRIVATE_KEY must be[^]*ALIPAY_PUBLIC_KEY must be/,
  )
})

test('tracking and carriers: none without keys; half a pair and an invalid list are errors', () => {
  expect(readEnv({}).apiKeys.size).toBe(0)
  expect(readEnv({}).carrierTimeoutMs).toBe(10_000)
  expect(readEnv({}).ioss).toBeUndefined()
  const env = readEnv({
    TRACK17_KEY: 'k',
    TRACK17_URL: 'http://localhost:9/track/v2.4/',
    YUNEXPRESS_CUSTOMER: 'c',
    YUNEXPRESS_SECRET: 's',
    YUNEXPRESS_SERVICES: 'DIR-DDP=THPHR, PST-EUB=BKPHR',
    IOSS_NUMBER: 'im 276 0000001',
  })
  expect(track17Keys.in({ env })).toEqual({ key: 'k', url: 'http://localhost:9/track/v2.4' })
  expect(env.ioss).toBe('IM2760000001')
  expect(() => readEnv({ IOSS_NUMBER: 'DE123456789' })).toThrow(/IOSS_NUMBER must be IM and ten digits/)
  expect([...yunexpressKeys.of({ env }).services]).toEqual([
    ['DIR-DDP', 'THPHR'],
    ['PST-EUB', 'BKPHR'],
  ])
  expect(() =>
    readEnv({ YUNEXPRESS_CUSTOMER: 'c', YUNEXPRESS_SERVICES: 'DIR-DDP', CARRIER_TIMEOUT_MS: '0' }),
  ).toThrow(/YUNEXPRESS_SECRET is required[^]*YUNEXPRESS_SERVICES must be|CARRIER_TIMEOUT_MS/)
})

test('sealing keys: in base64 of either alphabet or hexadecimal, newest first; errors never contain a key', () => {
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

const operating = new URL('../../docs/operating/reference.md', import.meta.url)

test('the settings of external APIs in docs/operating/reference.md match their declarations: `npm run settings` writes them', async () => {
  expect(await readFile(operating, 'utf8')).toContain(settingsTable())
})

test('docs/operating/reference.md lists every environment variable that is read', async () => {
  const table = await readFile(operating, 'utf8')
  const folder = new URL('./', import.meta.url)
  const all = await readdir(folder, { recursive: true })
  const files = all.filter((name) => /(^|[/\\])env(-[a-z-]+)?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(4)
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const names = new Set(
    sources.flatMap((source) => source.match(/(?<=')[A-Z][A-Z0-9]*(_[A-Z0-9]+)+(?=')/g) ?? []),
  )
  for (const { settings } of API_KEYS) for (const { name } of settings) names.add(name)
  expect(names.size).toBeGreaterThan(45)
  expect([...names, ...SETTING_NAMES].filter((name) => !table.includes(name))).toEqual([])
  // A name that the list lacks could be misspelt, or set by a file, without a word. Two readers add a prefix
  // to theirs.
  const isPart = (name: string) =>
    SETTING_NAMES.includes(`BACKUP_S3_${name}`) || table.includes(`\`OTEL_${name}`)
  expect([...names].filter((name) => !SETTING_NAMES.includes(name) && !isPart(name))).toEqual([])
})
