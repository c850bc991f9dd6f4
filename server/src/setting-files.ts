import { readFileSync, statSync } from 'node:fs'
import type { Source } from './platform/env.ts'
import { fileName } from './setting-names.ts'

/** A key or an address has no more. */
const BYTES_MAX = 64 * 1024

/**
 * The environment, with the values of all settings that are in files: `SMTP_URL_FILE=/run/secrets/smtp-url`
 * instead of `SMTP_URL`, as Docker, Kubernetes and systemd hand over secrets. Adds every error to `faults`,
 * without the content.
 */
export function withFiles(source: Source, known: readonly string[], faults: string[]): Source {
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
