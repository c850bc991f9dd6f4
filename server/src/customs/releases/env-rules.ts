import type { Source } from '../../platform/env.ts'
import { isPublicKey } from './release-keys.ts'

declare module '../../platform/env.ts' {
  interface Env {
    /** The address of the newest release of the duty rules; undefined if none is asked for. */
    rulesUrl: string | undefined
    /** The operator's own public keys, whose releases are trusted besides those of the product's keys. */
    rulesKeys: readonly string[]
  }
}

/** Reads RULES_URL and RULES_KEYS; errors are added to `faults`. */
export function readRulesSettings(
  source: Source,
  faults: string[],
): { rulesUrl: string | undefined; rulesKeys: readonly string[] } {
  const url = source['RULES_URL']?.trim() || undefined
  if (url !== undefined && !(/^https?:\/\//.test(url) && URL.canParse(url)))
    faults.push(`RULES_URL must be an http(s) URL, not “${url}”`)
  const keys = (source['RULES_KEYS'] ?? '').split(/[\s,]+/).filter((key) => key !== '')
  for (const key of keys)
    if (!isPublicKey(key)) faults.push(`RULES_KEYS must be public keys of 43 characters, not “${key}”`)
  return { rulesUrl: url, rulesKeys: keys }
}
