import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { API, refresh } from '../api.ts'
import { token } from '../session.ts'
import { useLoggedIn } from '../shared/use-me.ts'
import { readEvents } from './live-reader.ts'

/** What has to be asked for again when something of the staff's queues changed, by the beginning of the call. */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'GET /staff/dashboard',
    'GET /staff/order_items',
    'GET /staff/refund_cases',
    'GET /staff/approvals',
    'GET /staff/orders',
  ],
  stock: ['GET /staff/dashboard', 'GET /staff/stock_items', 'GET /staff/order_items', 'GET /staff/unclaimed'],
  parcels: ['GET /staff/dashboard', 'GET /staff/parcels'],
  shoppers: ['GET /staff/shoppers'],
  holds: ['GET /staff/holds'],
  funds: [
    'GET /staff/dashboard',
    'GET /staff/refund_cases',
    'GET /staff/recharges',
    'GET /staff/remittances',
    'GET /staff/withdrawals',
    'GET /staff/reconciliation',
    'GET /staff/exchange_rates',
    'GET /staff/adjustments',
    'GET /staff/approvals',
    'GET /staff/shoppers',
  ],
  messages: ['GET /staff/dashboard', 'GET /staff/mails', 'GET /staff/leads'],
  conversations: ['GET /staff/conversations', 'GET /staff/canned_answers', 'GET /staff/dashboard'],
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Keeps the queues true while others work on them: the server says which topic changed, the page asks again for what it shows of it. Only
 * while the tab is in front; coming back to it asks for everything that is stale.
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
      const end = await readEvents(`${API}/events`, token(), here.signal, (topic) => {
        wait = FIRST_WAIT_MS
        for (const begin of callsOf[topic] ?? []) void refresh(queries, begin)
      })
      if (here.signal.aborted || end === 'refused') return
      // Half of the wait is chance, so that a restarted server is not met by everybody at once.
      again = setTimeout(() => void listen(), wait / 2 + Math.random() * (wait / 2))
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    function follow() {
      clearTimeout(again)
      stream?.abort()
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
