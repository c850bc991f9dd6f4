import type { Agent } from 'undici'
import { checkedUrl } from './checked-url.ts'
import { FetchRefused, type Guard } from './guard.ts'
import { loadUndici, pinnedAgent, toRefusal } from './guarded-fetch.ts'

const IN_ALL_MS = 5_000
/**
 * Counted separately from fetches: hooks and push services that do not answer must not keep shoppers from
 * looking up products.
 */
const AT_ONCE = 20

type Post = {
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array<ArrayBuffer>
  withinMs?: number
}

/**
 * Posts to an untrusted address with the same guards as `guardedFetch`: public addresses only, a connection
 * to the checked address, 5 s in all. Redirects are not followed, because a body signed for one address must
 * not reach another. Returns only the status of the answer, and when it asks to be called again. Throws
 * `FetchRefused`.
 */
export async function guardedPost(
  guard: Guard,
  address: string,
  { headers, body, withinMs = IN_ALL_MS }: Post,
): Promise<{ status: number; retryAfter: string | null }> {
  const url = checkedUrl(guard, address)
  if (underWay >= AT_ONCE) throw new FetchRefused('busy')
  underWay += 1
  let agent: Agent | undefined
  try {
    agent = await pinnedAgent({ ...guard, withinMs })
    const { fetch } = await loadUndici()
    const response = await fetch(url, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(withinMs),
      redirect: 'manual',
      headers,
      body,
    })
    await response.body?.cancel()
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  } catch (error) {
    throw toRefusal(error)
  } finally {
    underWay -= 1
    void agent?.destroy()
  }
}

let underWay = 0
