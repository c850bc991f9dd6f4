import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refresh } from '../api.ts'
import { token } from '../session.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { readEvents } from './read-events.ts'

/**
 * What has to be asked for again when something of the shopper's changed, by the beginning of the call. A price asked for with a `POST` is only
 * marked as old: it may be about what the shopper is this moment turning into an order or a package, and is no more when the event arrives.
 */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  orders: ['GET /orders', 'POST /orders/preview', 'POST /payments/preview', 'GET /funds'],
  stock: ['GET /stock_items', 'GET /inbounds', 'GET /unclaimed', 'GET /orders', 'POST /parcels/preview'],
  parcels: ['GET /parcels', 'GET /stock_items', 'POST /payments/preview'],
  funds: [
    'GET /funds',
    'GET /recharges',
    'GET /payments',
    'GET /remittances',
    'GET /withdrawals',
    'GET /users/info',
  ],
  messages: ['GET /messages', 'GET /users/info'],
  conversations: ['GET /conversations'],
  cart: ['GET /cart', 'POST /orders/preview', 'GET /users/info'],
  account: ['GET /users', 'GET /addresses', 'GET /sessions'],
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Keeps what is on the page true: the server says which topic changed, the page asks again for what it shows of it. Only while the tab is in
 * front; coming back to it asks for everything that is stale, so nothing is missed.
 */
export function useLiveUpdates(): void {
  const queries = useQueryClient()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (!loggedIn) return
    let stream: AbortController | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT_MS

    async function listen() {
      const here = new AbortController()
      stream = here
      const end = await readEvents('/api/v1/events', token(), here.signal, (topic) => {
        wait = FIRST_WAIT_MS
        for (const begin of callsOf[topic] ?? [])
          void refresh(queries, begin, begin.startsWith('POST ') ? 'none' : 'active')
      })
      if (here.signal.aborted || end === 'refused') return
      // Half of the wait is chance, so that a restarted server is not met by everybody at once.
      again = setTimeout(() => void listen(), wait / 2 + Math.random() * (wait / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    function follow() {
      clearTimeout(again)
      stream?.abort()
      stream = undefined
      if (document.visibilityState === 'visible') void listen()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(again)
      stream?.abort()
    }
  }, [loggedIn, queries])
}
