import type { Source } from '../../platform/env.ts'

/** Where the metrics are served, separately from the shop; undefined if they are not. */
export type MetricsSettings = { host: string; port: number; token: string | undefined }

declare module '../../platform/env.ts' {
  interface Env {
    metrics: MetricsSettings | undefined
  }
}

const TOKEN_MIN = 16

/**
 * Reads METRICS_PORT, METRICS_HOST and METRICS_TOKEN. Metrics reveal the shop's earnings, so a token is
 * required beyond this machine.
 */
export function readMetricsSettings(source: Source, faults: string[]): MetricsSettings | undefined {
  const [port, host = '127.0.0.1', token] = ['METRICS_PORT', 'METRICS_HOST', 'METRICS_TOKEN'].map(
    (name) => source[name]?.trim() || undefined,
  )
  if (port === undefined) return undefined
  const number = Number(port)
  if (!/^\d{1,5}$/.test(port) || number > 65_535)
    faults.push(`METRICS_PORT must be a port number from 0 to 65535, not “${port}”`)
  if (number !== 0 && number === Number(source['PORT'] ?? 3000))
    faults.push('METRICS_PORT must differ from PORT: metrics are not public')
  if (token !== undefined && token.length < TOKEN_MIN)
    faults.push(`METRICS_TOKEN must have at least ${TOKEN_MIN} characters`)
  if (token === undefined && !/^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host))
    faults.push('METRICS_TOKEN is required unless METRICS_HOST is this machine')
  return { host, port: number, token }
}
