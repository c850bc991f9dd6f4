import { checkedUrl } from '../platform/guarded-fetch/checked-url.ts'
import { FetchRefused, type Guard } from '../platform/guarded-fetch/guard.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'

type Place = Pick<World, 'env' | 'guard'>

/**
 * Normalises the address of a hook, or refuses it as bad input: https, a host name, the default port. What
 * the name resolves to is checked per delivery.
 */
export function readHookUrl(place: Place, text: string): string {
  try {
    const url = checkedUrl(guardFor(place, text.trim()), text.trim())
    if (url.protocol === 'https:' || isOwnMachine(place, url)) return url.href
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
  }
  throw badInput({ url: 'hook_url' })
}

/**
 * The guard for a hook's address. Called again at each delivery, since a real shop does not allow what a demo
 * allowed.
 */
export function guardFor(place: Place, address: string): Guard {
  if (!URL.canParse(address)) return place.guard
  const url = new URL(address)
  return isOwnMachine(place, url) ? { ...place.guard, exempt: new Set([`${url.origin}/`]) } : place.guard
}

/**
 * Whether the address is a program on the machine on which the demo is tried out: plain http is good enough
 * for that. Never true for a demo that is open to others, who could otherwise reach internal services of the
 * machine.
 */
function isOwnMachine({ env }: Place, url: URL): boolean {
  const isPrivateDemo = env.demo && LOOPBACK.has(env.host) && LOOPBACK.has(new URL(env.publicUrl).hostname)
  return isPrivateDemo && LOOPBACK.has(url.hostname)
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
