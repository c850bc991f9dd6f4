import type { Source } from '../../platform/env.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** Where our errors are reported; undefined if they are only logged. */
    faults: ErrorReportSettings | undefined
  }
}

export type ErrorReportSettings = { dsn: string; environment: string }

/** A DSN with the key, address and number of a project, as used by Sentry and compatible services. */
const DSN = /^https?:\/\/\w+(?::\w+)?@(?:\[[:\w]+\]|[\w.-]+)(?::\d{1,5})?\/(?:[\w.-]+\/)*\d+$/

/**
 * Reads SENTRY_DSN and SENTRY_ENVIRONMENT. Adds every error to `faults`, without repeating the value, which
 * contains a key.
 */
export function readErrorReportSettings(
  source: Source,
  demo: boolean,
  faults: string[],
): ErrorReportSettings | undefined {
  const dsn = source['SENTRY_DSN']?.trim()
  if (!dsn) return undefined
  if (!DSN.test(dsn)) faults.push('SENTRY_DSN must be a URL such as https://KEY@sentry.example.com/1')
  const environment = source['SENTRY_ENVIRONMENT']?.trim() || (demo ? 'demo' : 'production')
  if (!/^[\w.-]{1,64}$/.test(environment))
    faults.push('SENTRY_ENVIRONMENT must be a word of at most 64 letters, digits, dots and dashes')
  return { dsn, environment }
}
