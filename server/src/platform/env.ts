import { isIP } from 'node:net'
import { readKey } from './sealing/sealing-keys.ts'

/** The environment variables of the process. */
export type Source = Readonly<Record<string, string | undefined>>

/** The settings that the platform itself needs before it starts. */
export type PlatformEnv = {
  port: number
  host: string
  publicUrl: string
  /** Whether browsers shall use https for every host below that of `publicUrl` too. */
  hstsSubdomains: boolean
  databaseUrl: string | undefined
  dataDir: string
  /**
   * Keys that seal (encrypt) secrets in the database, newest first; if empty, the keys in DATA_DIR are used.
   */
  sealingKeys: Buffer[]
  smtpUrl: string | undefined
  mailFrom: string
  trustedProxies: string[]
  rateLimitFactor: number
  logLevel: string
  demo: boolean
  /**
   * The development server that renders pages and serves scripts (tools/dev); undefined if they are built.
   */
  frontEndsUrl: string | undefined
}

/**
 * All settings that the process needs before it starts (docs/operating/reference.md). Everything else is
 * configured in the database. A feature with settings of its own adds them to this interface in its
 * `env-….ts` and reads them there; `read-env.ts` combines everything.
 */
export interface Env extends PlatformEnv {}

export const PLATFORM_NAMES = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'HSTS_SUBDOMAINS',
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

/** Reads the platform's settings and adds every error to `faults`. */
export function readPlatformEnv(source: Source, faults: string[]): PlatformEnv {
  const value = (name: (typeof PLATFORM_NAMES)[number]) => source[name]?.trim() || undefined
  const check = <T>(
    name: (typeof PLATFORM_NAMES)[number],
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
      'a URL such as https://shop.example.com',
    ),
    hstsSubdomains: check('HSTS_SUBDOMAINS', false, readFlag, '0 or 1'),
    databaseUrl: check('DATABASE_URL', undefined, readDatabaseUrl, 'a postgres:// URL'),
    dataDir: value('DATA_DIR') ?? 'data',
    sealingKeys: readKeys(value('SEALING_KEYS'), faults),
    smtpUrl: check('SMTP_URL', undefined, readSmtpUrl, 'an smtp:// or smtps:// URL'),
    mailFrom: check(
      'MAIL_FROM',
      'Longhaul <no-reply@localhost>',
      readSender,
      'an address such as Shop <shop@example.com>',
    ),
    trustedProxies: check(
      'TRUSTED_PROXIES',
      [],
      readProxies,
      'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    ),
    rateLimitFactor: check('RATE_LIMIT_FACTOR', 1, readFactor, 'a number above 0'),
    // The demo's terminal shows its addresses and accounts; a real server's shows its log.
    logLevel: check(
      'LOG_LEVEL',
      demo ? 'warn' : 'info',
      readLevel,
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
    demo,
    frontEndsUrl: check('FRONT_ENDS_URL', undefined, readOrigin, 'a URL such as http://127.0.0.1:5173'),
  }
  if (!demo && !env.smtpUrl)
    faults.push('SMTP_URL is required when DEMO=0: without it, shoppers receive no e-mail')
  if (!demo && !value('PUBLIC_URL'))
    faults.push('PUBLIC_URL is required when DEMO=0: links in e-mails are built from it')
  return env
}

/** Errors here never repeat the value: it may be most of a key. */
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

const readSender = (text: string) =>
  /^(?:[^<>\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : undefined

function readProxies(text: string): string[] | undefined {
  const proxies = text.split(/[\s,]+/).filter((proxy) => proxy !== '')
  return proxies.every(isProxy) ? proxies : undefined
}

/** Whether the HTTP server takes this for the address of a proxy, or for a range of them. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', range, more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more !== undefined) return false
  return range === undefined || isIP(range) === 4 || (/^[1-9]\d{0,2}$/.test(range) && Number(range) <= bits)
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
