import { CARRIER_APIS } from './carriers/carriers.ts'
import { readCarrierSettings } from './carriers/env-carriers.ts'
import { readPaymentTimeout } from './funds/env-payments.ts'
import { PROVIDERS } from './funds/providers.ts'
import { DATA_APIS } from './goods/data-apis/data-apis.ts'
import { TRANSLATOR_APIS } from './goods/translators/translators.ts'
import { type ApiKeys, readApiKeys } from './platform/api-keys.ts'
import { type Env, type Source, readPlatformEnv } from './platform/env.ts'
import { readProcessSettings } from './platform/env-processes.ts'
import { readBackupKeys, readBucketSettings } from './platform/files/env-bucket.ts'
import { readBackupTimeout } from './operations/backup/env-backup.ts'
import { readFaultSettings } from './operations/faults/env-faults.ts'
import { readMetricsSettings } from './operations/metrics/env-metrics.ts'
import { readTraceSettings } from './operations/traces/env-traces.ts'
import { readRatesUrl } from './site/exchange/env-rates.ts'
import { TRACKERS } from './tracking/trackers.ts'

/** Every external API for which the operator may have keys, from the features' own tables. */
export const API_KEYS: readonly ApiKeys[] = [
  ...DATA_APIS,
  ...PROVIDERS,
  ...TRACKERS,
  ...CARRIER_APIS,
  ...TRANSLATOR_APIS,
].flatMap(({ keys }) => keys ?? [])

/**
 * Reads the settings of the platform and of each feature from the environment. Throws a single error that lists every problem. `further` adds the
 * caller's own checks: the server requires more than a command does.
 */
export function readEnv(source: Source, further: (env: Env, source: Source) => string[] = () => []): Env {
  const faults: string[] = []
  const platform = readPlatformEnv(source, faults)
  const env: Env = {
    ...platform,
    ...readProcessSettings(source, platform, faults),
    paymentTimeoutMs: readPaymentTimeout(source, faults),
    ...readCarrierSettings(source, faults),
    apiKeys: readApiKeys(API_KEYS, source, faults),
    bucket: readBucketSettings(source, faults),
    backupKeys: readBackupKeys(source, faults),
    backupTimeoutSeconds: readBackupTimeout(source, faults),
    metrics: readMetricsSettings(source, faults),
    faults: readFaultSettings(source, platform.demo, faults),
    traces: readTraceSettings(source, faults),
    ratesUrl: readRatesUrl(source, platform.demo, faults),
  }
  faults.push(...further(env, source))
  if (faults.length > 0)
    throw new Error(`The configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  return env
}
