import { type CarrierKeys, readCarrierKeys } from './env-carriers.ts'
import { type PaymentKeys, readPaymentKeys } from './env-payments.ts'
import { type ProductSources, readProductSources } from './env-product-sources.ts'
import { readKey } from './sealing/sealing-keys.ts'

/** What the process needs to know before it starts (PRODUCT.md 12). Everything else is configuration in the database. */
export type Env = {
  port: number
  host: string
  publicUrl: string
  databaseUrl: string | undefined
  dataDir: string
  /** Keys that seal secrets in the database, the newest first; without any they are kept in DATA_DIR. */
  sealingKeys: Buffer[]
  smtpUrl: string | undefined
  mailFrom: string
  trustedProxies: string[]
  rateLimitFactor: number
  logLevel: string
  demo: boolean
  productSources: ProductSources
  payments: PaymentKeys
  carriers: CarrierKeys
  /** Where the daily file of exchange rates is read; undefined where rates are entered by hand only. */
  ratesUrl: string | undefined
}

const NAMES = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'SEALING_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_FACTOR',
  'LOG_LEVEL',
  'DEMO',
  'RATES_URL',
] as const

/** The European Central Bank's daily reference rates. */
const ECB_DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

type Source = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment. Throws one error that names everything that is wrong, so that nobody has to start five times. `further` says what else is
 * wrong for whoever asks: the server wants more than a command beside it.
 */
export function readEnv(source: Source, further: (env: Env, source: Source) => string[] = () => []): Env {
  const faults: string[] = []
  const value = (name: (typeof NAMES)[number]) => source[name]?.trim() || undefined
  const check = <T>(
    name: (typeof NAMES)[number],
    fallback: T,
    read: (text: string) => T | undefined,
    wants: string,
  ): T => {
    const text = value(name)
    if (text === undefined) return fallback
    const result = read(text)
    if (result === undefined) faults.push(`${name} must be ${wants}, not “${text}”`)
    return result ?? fallback
  }

  const port = check('PORT', 3000, readPort, 'a port number from 0 to 65535')
  const demo = check('DEMO', true, readFlag, '0 or 1')
  const env: Env = {
    port,
    host: value('HOST') ?? '127.0.0.1',
    publicUrl: check(
      'PUBLIC_URL',
      `http://localhost:${port}`,
      readOrigin,
      'an address such as https://shop.example.com',
    ),
    databaseUrl: check('DATABASE_URL', undefined, readDatabaseUrl, 'a postgres:// address'),
    dataDir: value('DATA_DIR') ?? 'data',
    sealingKeys: readKeys(value('SEALING_KEYS'), faults),
    smtpUrl: check('SMTP_URL', undefined, readSmtpUrl, 'an smtp:// or smtps:// address'),
    mailFrom: value('MAIL_FROM') ?? 'Longhaul <no-reply@localhost>',
    trustedProxies: value('TRUSTED_PROXIES')?.split(/[\s,]+/) ?? [],
    rateLimitFactor: check('RATE_LIMIT_FACTOR', 1, readFactor, 'a number above 0'),
    // The demo's terminal belongs to its addresses and accounts; a real server's to its log.
    logLevel: check(
      'LOG_LEVEL',
      demo ? 'warn' : 'info',
      readLevel,
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    demo,
    productSources: readProductSources(source, faults),
    payments: readPaymentKeys(source, faults),
    carriers: readCarrierKeys(source, faults),
    // The demo works without the internet.
    ratesUrl:
      check('RATES_URL', demo ? undefined : ECB_DAILY, readRatesUrl, 'an http(s) address, or off') ||
      undefined,
  }
  if (!demo && !env.smtpUrl) faults.push('SMTP_URL is needed when DEMO=0: without it no shopper gets a mail')
  if (!demo && !value('PUBLIC_URL'))
    faults.push('PUBLIC_URL is needed when DEMO=0: links in mails are made from it')
  faults.push(...further(env, source))
  if (faults.length > 0)
    throw new Error(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  return env
}

/** What is wrong is never repeated here: it may be most of a key. */
function readKeys(text: string | undefined, faults: string[]): Buffer[] {
  const keys = (text?.split(/[\s,]+/) ?? []).map(readKey)
  if (keys.includes(undefined))
    faults.push('SEALING_KEYS must be keys of 32 bytes in base64 or hexadecimal, the newest first')
  return keys.filter((key) => key !== undefined)
}

function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}

const readRatesUrl = (text: string) =>
  text === 'off' ? '' : /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined

function readFlag(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined
}

function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search ? url.origin : undefined
}

const readDatabaseUrl = (text: string) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined
const readSmtpUrl = (text: string) => (/^smtps?:\/\//.test(text) && URL.canParse(text) ? text : undefined)
const readLevel = (text: string) =>
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].find((level) => level === text)

function readFactor(text: string): number | undefined {
  const factor = Number(text)
  return Number.isFinite(factor) && factor > 0 ? factor : undefined
}
