import type { Source } from '../../platform/env.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** The address of the daily file of exchange rates; undefined if rates are only entered manually. */
    ratesUrl: string | undefined
  }
}

/** The European Central Bank's daily reference rates. */
const ECB_DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/**
 * Reads the address of the exchange rates; errors are added to `faults`. The demo has none, because it works
 * without the internet.
 */
export function readRatesUrl(source: Source, demo: boolean, faults: string[]): string | undefined {
  const text = source['RATES_URL']?.trim()
  if (!text) return demo ? undefined : ECB_DAILY
  if (text === 'off') return undefined
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text
  faults.push(`RATES_URL must be an http(s) URL, or off, not “${text}”`)
  return undefined
}
