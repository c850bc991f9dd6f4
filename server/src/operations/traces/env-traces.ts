import type { Source } from '../../platform/env.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** Whether traces are sent; OpenTelemetry's own variables say where and how many. */
    traces: boolean
  }
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
]

/**
 * Whether OpenTelemetry's variables enable traces: there is an address, and nothing turns them off. Values
 * that its library would ignore with only a log line are added to `faults`.
 */
export function readTraceSettings(source: Source, faults: string[]): boolean {
  const value = (name: string): string | undefined => source[`OTEL_${name}`]?.trim() || undefined
  const ofTraces = value('EXPORTER_OTLP_TRACES_ENDPOINT')
  const address = ofTraces ?? value('EXPORTER_OTLP_ENDPOINT')
  const exporter = value('TRACES_EXPORTER') ?? 'otlp'
  if (address === undefined || exporter === 'none' || value('SDK_DISABLED')?.toLowerCase() === 'true')
    return false
  const wants = (name: string, what: string): void => void faults.push(`OTEL_${name} must be ${what}`)
  // The value is not repeated, because it may contain a password.
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    wants(`EXPORTER_OTLP_${ofTraces ? 'TRACES_' : ''}ENDPOINT`, 'an http(s) URL')
  if (exporter !== 'otlp') wants('TRACES_EXPORTER', 'otlp or none')
  const protocol = value('EXPORTER_OTLP_TRACES_PROTOCOL') ?? value('EXPORTER_OTLP_PROTOCOL') ?? 'http/json'
  if (protocol !== 'http/json') wants('EXPORTER_OTLP_PROTOCOL', 'http/json, the only supported protocol')
  const sampler = value('TRACES_SAMPLER') ?? SAMPLERS[0]!
  if (!SAMPLERS.includes(sampler)) wants('TRACES_SAMPLER', `one of ${SAMPLERS.join(', ')}`)
  const share = value('TRACES_SAMPLER_ARG')
  if (sampler.endsWith('ratio') && !(share && Number(share) >= 0 && Number(share) <= 1))
    wants('TRACES_SAMPLER_ARG', `a number from 0 to 1 with ${sampler}`)
  return true
}
