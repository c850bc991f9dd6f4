import { checkedUrl } from '../platform/guarded-fetch/checked-url.ts'
import { FetchRefused, type Guard } from '../platform/guarded-fetch/guard.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'

type Place = Pick<World, 'env' | 'guard'>

/** The address of a hook as it is kept, or bad input: https, by name, on the port of the web. Where the name leads is checked at every delivery. */
export function readHookUrl(place: Place, text: string): string {
  try {
    const url = checkedUrl(guardFor(place, text.trim()), text.trim())
    if (url.protocol === 'https:' || isOwnMachine(place, url)) return url.href
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
  }
  throw badInput({ url: 'hook_url' })
}

/** Where a hook may lead. Asked again at each delivery: what was allowed to a demo is not allowed to a real shop. */
export function guardFor(place: Place, address: string): Guard {
  if (!URL.canParse(address)) return place.guard
  const url = new URL(address)
  return isOwnMachine(place, url) ? { ...place.guard, exempt: new Set([`${url.origin}/`]) } : place.guard
}

/**
 * A program on the machine on which the demo is tried out: plain http is good enough. Not where the demo is open to others, who would reach
 * the inside of its machine by it.
 */
function isOwnMachine({ env }: Place, url: URL): boolean {
  const isPrivateDemo = env.demo && LOOPBACK.has(env.host) && LOOPBACK.has(new URL(env.publicUrl).hostname)
  return isPrivateDemo && LOOPBACK.has(url.hostname)
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
