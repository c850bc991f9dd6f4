import { readCarrierKeys } from './carriers/env-carriers.ts'
import { readPaymentKeys } from './funds/env-payments.ts'
import { readProductSources } from './goods/env-product-sources.ts'
import { type Env, type Source, readPlatformEnv } from './platform/env.ts'
import { readRatesUrl } from './site/exchange/env-rates.ts'

/**
 * Reads the environment, the platform's part and each feature's. Throws one error that names everything that is wrong, so that no one has to start
 * five times. `further` adds checks of the caller: the server needs more than a command beside it.
 */
export function readEnv(source: Source, further: (env: Env, source: Source) => string[] = () => []): Env {
  const faults: string[] = []
  const platform = readPlatformEnv(source, faults)
  const env: Env = {
    ...platform,
    productSources: readProductSources(source, faults),
    payments: readPaymentKeys(source, faults),
    carriers: readCarrierKeys(source, faults),
    ratesUrl: readRatesUrl(source, platform.demo, faults),
  }
  faults.push(...further(env, source))
  if (faults.length > 0)
    throw new Error(`The configuration cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
  return env
}
