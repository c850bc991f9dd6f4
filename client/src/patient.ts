type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The longest wait before a retry, whatever the shop asks for. */
const WAIT_MAX_MS = 60_000

/**
 * A fetch that tries again: after 429 and 503, which mean that nothing was done, and after a failure of the
 * network where repeating does no harm: for reads, and for calls with a key. It waits as long as
 * `Retry-After` says, else twice as long each time.
 */
export function patient(fetchOnce: Fetch, tries: number): Fetch {
  return async (url, init) => {
    for (let tried = 1; ; tried += 1) {
      const response = await fetchOnce(url, init).catch((error: unknown) => {
        if (tried >= tries || init.signal?.aborted || !isRepeatable(init)) throw error
      })
      const isRefused = response?.status === 429 || response?.status === 503
      if (response && (!isRefused || tried >= tries)) return response
      await response?.body?.cancel()
      await pause(waitMs(response?.headers.get('retry-after'), tried), init.signal)
    }
  }
}

const isRepeatable = ({ method = 'GET', headers }: RequestInit): boolean =>
  method === 'GET' || new Headers(headers).has('idempotency-key')

/** Half of a growing wait is random, so that programs that failed together do not return together. */
function waitMs(asked: string | null | undefined, tried: number): number {
  const seconds = Number(asked ?? Number.NaN)
  const ms = seconds >= 0 ? seconds * 1000 : 250 * 2 ** tried * (1 + Math.random())
  return Math.min(ms, WAIT_MAX_MS)
}

const pause = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(new DOMException('The call was aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
