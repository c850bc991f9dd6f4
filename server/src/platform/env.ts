import { readKey } from './sealing/sealing-keys.ts'

/** The environment as the process was given it. */
export type Source = Readonly<Record<string, string | undefined>>

/** What the platform itself needs to know before it starts. */
export type PlatformEnv = {
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
  /** The development server that draws the pages and sends the scripts (tools/dev); undefined where they are built. */
  frontEndsUrl: string | undefined
}

/**
 * What the process needs to know before it starts (docs/operating.md). Everything else is configuration in the database. A feature that has settings
 * of its own adds them here, in its `env-….ts`, and reads them; `read-env.ts` puts all together.
 */
export interface Env extends PlatformEnv {}

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
  'FRONT_ENDS_URL',
] as const

/** Reads what the platform needs; what is wrong is added to `faults`. */
export function readPlatformEnv(source: Source, faults: string[]): PlatformEnv {
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
  const env: PlatformEnv = {
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
    frontEndsUrl: check('FRONT_ENDS_URL', undefined, readOrigin, 'an address such as http://127.0.0.1:5173'),
  }
  if (!demo && !env.smtpUrl) faults.push('SMTP_URL is needed when DEMO=0: without it no shopper gets a mail')
  if (!demo && !value('PUBLIC_URL'))
    faults.push('PUBLIC_URL is needed when DEMO=0: links in mails are made from it')
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
