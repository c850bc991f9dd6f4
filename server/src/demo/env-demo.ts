import { isLoopback } from '../platform/api-keys.ts'
import type { Env, Source } from '../platform/env.ts'
import { API_KEYS } from '../read-env.ts'

/**
 * The faults of the environment that prevent a demo from starting. The demo's passwords are published: on the
 * open internet it must be chosen explicitly, never be the result of a missing setting. And it never takes
 * keys that move real money or pay for real calls.
 */
export function demoErrors(env: Env, source: Source): string[] {
  if (!env.demo) return []
  const keys = API_KEYS.filter((api) => api.isLive({ env })).map(({ company }) => company)
  if (source['DEMO']?.trim())
    return keys.length === 0
      ? []
      : [`DEMO=1 accepts no live keys: remove those of ${keys.join(', ')}, or set DEMO=0 for a real shop`]
  const reasons = [
    ...(isPublic(env.publicUrl) ? [`PUBLIC_URL is ${env.publicUrl}`] : []),
    ...(isLoopback(env.host) ? [] : [`HOST is ${env.host}`]),
    ...(keys.length === 0 ? [] : [`live keys of ${keys.join(', ')} are set`]),
  ]
  if (reasons.length === 0) return []
  return [
    `DEMO must be set explicitly (${reasons.join('; ')}): DEMO=0 for a real shop, DEMO=1 for the demo, whose passwords are published`,
  ]
}

function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !isLoopback(hostname)
}
