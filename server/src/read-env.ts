import { readFileSync, statSync } from 'node:fs'
import { CARRIER_APIS } from './carriers/carriers.ts'
import { readOauthSettings } from './accounts/oauth/env-oauth.ts'
import { readRulesSettings } from './customs/releases/env-rules.ts'
import { readCarrierSettings } from './carriers/env-carriers.ts'
import { readPaymentTimeout } from './funds/env-payments.ts'
import { PROVIDERS } from './funds/providers.ts'
import { DATA_APIS } from './goods/data-apis/data-apis.ts'
import { TRANSLATOR_APIS } from './goods/translators/translators.ts'
import { type ApiKeys, readApiKeys } from './platform/api-keys.ts'
import { type Env, PLATFORM_NAMES, type Source, readPlatformEnv } from './platform/env.ts'
import { readProcessSettings } from './platform/env-processes.ts'
import { readBackupKeys, readBucketSettings } from './platform/files/env-bucket.ts'
import { readBackupTimeout } from './operations/backup/env-backup.ts'
import { readErrorReportSettings } from './operations/faults/env-error-reports.ts'
import { readMetricsSettings } from './operations/metrics/env-metrics.ts'
import { readTraceSettings } from './operations/traces/env-traces.ts'
import { misspeltNames, fileName } from './setting-names.ts'
import { readRatesUrl } from './site/exchange/env-rates.ts'
import { readWatchSettings } from './watches/env-watches.ts'
import { TRACKERS } from './tracking/trackers.ts'

/** Every external API for which the operator may have keys, from the features' own tables. */
export const API_KEYS: readonly ApiKeys[] = [
  ...DATA_APIS,
  ...PROVIDERS,
  ...TRACKERS,
  ...CARRIER_APIS,
  ...TRANSLATOR_APIS,
].flatMap(({ keys }) => keys ?? [])

/** The names of all settings. Those of OpenTelemetry are its own. */
export const SETTING_NAMES: readonly string[] = [
  ...PLATFORM_NAMES,
  'ROLE',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_POOL',
  'WORKER_JOBS',
  'SLOW_STATEMENT_MS',
  'STATEMENT_TOTALS',
  'DRAIN_SECONDS',
  'S3_URL',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  'BACKUP_S3_REGION',
  'BACKUP_TIMEOUT_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'SENTRY_ENVIRONMENT',
  'RATES_URL',
  'RULES_URL',
  'RULES_KEYS',
  'PAYMENT_TIMEOUT_MS',
  'CARRIER_TIMEOUT_MS',
  'WATCHED_PAGES_A_DAY',
  'OAUTH_REGISTRATION',
  'IOSS_NUMBER',
  ...API_KEYS.flatMap(({ settings }) => settings.map(({ name }) => name)),
]

/**
 * Reads the settings of the platform and of each feature from the environment, and from the files that it
 * names. Throws a single error that lists every problem, misspelt names included. `further` adds the caller's
 * own checks: the server requires more than a command does.
 */
export function readEnv(given: Source, further: (env: Env, source: Source) => string[] = () => []): Env {
  const faults: string[] = misspeltNames(given, SETTING_NAMES)
  const source = withFiles(given, SETTING_NAMES, faults)
  const platform = readPlatformEnv(source, faults)
  const env: Env = {
    ...platform,
    ...readProcessSettings(source, platform, faults),
    paymentTimeoutMs: readPaymentTimeout(source, faults),
    watchedPagesADay: readWatchSettings(source, faults),
    ...readCarrierSettings(source, faults),
    apiKeys: readApiKeys(API_KEYS, source, faults),
    bucket: readBucketSettings(source, faults),
    backupKeys: readBackupKeys(source, faults),
    backupTimeoutSeconds: readBackupTimeout(source, faults),
    metrics: readMetricsSettings(source, faults),
    faults: readErrorReportSettings(source, platform.demo, faults),
    traces: readTraceSettings(source, faults),
    ratesUrl: readRatesUrl(source, platform.demo, faults),
    ...readRulesSettings(source, faults),
    oauthRegistration: readOauthSettings(source, faults),
  }
  faults.push(...further(env, source))
  if (faults.length > 0)
    throw new Error(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  return env
}

/** A key or an address has no more. */
const BYTES_MAX = 64 * 1024

/**
 * The environment, with the values of all settings that are in files: `SMTP_URL_FILE=/run/secrets/smtp-url`
 * instead of `SMTP_URL`, as Docker, Kubernetes and systemd hand over secrets. Adds every error to `faults`,
 * without the content.
 */
function withFiles(source: Source, known: readonly string[], faults: string[]): Source {
  const read: Record<string, string> = {}
  for (const name of known) {
    const path = source[fileName(name)]?.trim()
    if (!path) continue
    if (source[name]?.trim()) faults.push(`${name} and ${fileName(name)} are both set: keep one of them`)
    else read[name] = readValue(name, path, faults)
  }
  return { ...source, ...read }
}

function readValue(name: string, path: string, faults: string[]): string {
  const fault = (why: string): string => {
    faults.push(`${fileName(name)}: ${path} ${why}`)
    return ''
  }
  try {
    const found = statSync(path)
    if (!found.isFile()) return fault('is not a file')
    if (found.size > BYTES_MAX) return fault('is too large for a setting')
    return readFileSync(path, 'utf8').trim() || fault('is empty')
  } catch (error) {
    return fault(
      `cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : String(error)})`,
    )
  }
}
