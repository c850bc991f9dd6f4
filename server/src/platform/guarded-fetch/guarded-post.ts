import type { Agent } from 'undici'
import { checkedUrl } from './checked-url.ts'
import { FetchRefused, type Guard } from './guard.ts'
import { loadUndici, pinnedAgent, toRefusal } from './guarded-fetch.ts'

const IN_ALL_MS = 5_000
/** Counted apart from what is fetched: hooks and push services that do not answer must keep no shopper from looking up a product. */
const AT_ONCE = 20

/**
 * Sends something to an untrusted address, under the guards of `guardedFetch`: public addresses only, the connection made to what was
 * checked, 5 s in all. No redirect is followed, since what was signed for one address must not reach another; of the answer only the status is taken. Throws
 * `FetchRefused`.
 */
export async function guardedPost(
  guard: Guard,
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string | Uint8Array<ArrayBuffer> },
): Promise<number> {
  const url = checkedUrl(guard, address)
  if (underWay >= AT_ONCE) throw new FetchRefused('busy')
  underWay += 1
  let agent: Agent | undefined
  try {
    agent = await pinnedAgent(guard)
    const { fetch } = await loadUndici()
    const response = await fetch(url, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(IN_ALL_MS),
      redirect: 'manual',
      headers,
      body,
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    throw toRefusal(error)
  } finally {
    underWay -= 1
    void agent?.destroy()
  }
}

let underWay = 0
